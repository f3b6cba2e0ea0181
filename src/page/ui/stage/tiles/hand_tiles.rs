//! The tiles of a hand of three: one of them is held, the others lie beside it.

use kurbo::Point;

use super::hand::{Hand, Seen};
use crate::messages::Look;
use crate::ui::stage::{Handled, TileStage, length};
use engine::rules::Question;
use engine::tiles::TileId;
use view::scene::Season;
use view::scene::board::HeldTile;
use view::scene::tween::{Ease, Millis};

/// How far beside its slot a tile can still be taken, in pixels of the page.
const REACH: f64 = 8.0;

/// The tiles that are not held, and which slot the one that is held comes from.
#[derive(Clone, Debug, Default)]
pub(super) struct Rest {
    pub(super) chosen: usize,
    others: Vec<(usize, Hand)>,
}

impl TileStage {
    /// Takes the tiles in hand from the game, when one of them is to be placed.
    pub(super) fn take_hand(&mut self, now: Millis) {
        let tiles = match self.question() {
            Some(Question::Place) => self.tiles_in_hand(),
            _ => Vec::new(),
        };
        let mut hands = tiles.into_iter().map(|tile| Hand::new(&self.game, tile));
        self.view.hand = hands.next();
        self.view.rest = Rest {
            chosen: 0,
            others: (1..).zip(hands).collect(),
        };
        self.pop_in(now);
    }

    fn tiles_in_hand(&self) -> Vec<TileId> {
        let game = self.session.game();
        let placeable = game.placeable();
        let own = game.player(game.turn().active).hand();
        let known = own.iter().flatten().copied();
        let own: Vec<TileId> = known.filter(|tile| placeable.contains(tile)).collect();
        if own.is_empty() {
            placeable.to_vec()
        } else {
            own
        }
    }

    /// How many tiles there are to choose from.
    pub fn tiles_to_choose(&self) -> usize {
        usize::from(self.view.hand.is_some()) + self.view.rest.others.len()
    }

    /// Which of them is held.
    pub const fn chosen_tile(&self) -> usize {
        self.view.rest.chosen
    }

    /// Holds another tile of the hand, counted from 0.
    pub fn hold(&mut self, index: usize, now: Millis) {
        let mut others = self.view.rest.others.iter_mut();
        let Some(other) = others.find(|(slot, _)| *slot == index) else {
            return;
        };
        if let Some(hand) = &mut self.view.hand {
            std::mem::swap(hand, &mut other.1);
            other.0 = std::mem::replace(&mut self.view.rest.chosen, index);
        }
        self.pop_in(now);
        self.refusal = None;
        self.view.aim.cursor = None;
        self.foresee();
        self.aim();
    }

    /// Takes another tile of the hand, counted from 0, and lets it be told.
    pub(in crate::ui) fn take(&mut self, index: usize, now: Millis) {
        self.hold(index, now);
        if self.view.rest.chosen == index {
            self.handled = Handled::Held;
        }
    }

    /// Holds the next tile of the hand.
    pub fn hold_next(&mut self, now: Millis) {
        let count = self.tiles_to_choose().max(1);
        self.take((self.view.rest.chosen + 1) % count, now);
    }

    /// A tile of the hand as it lies, counted from 0.
    pub fn look_of(&self, index: usize) -> Option<Look> {
        let held = self
            .view
            .hand
            .as_ref()
            .filter(|_| self.view.rest.chosen == index);
        let mut others = self.view.rest.others.iter();
        let other = others.find(|(slot, _)| *slot == index);
        let hand = held.or(other.map(|(_, hand)| hand))?;
        Some(Look::of(hand.tile, hand.rotation))
    }

    /// Holds a tile of this design, if there is one in the hand.
    pub(super) fn hold_tile(&mut self, tile: TileId, now: Millis) {
        let held = self
            .view
            .hand
            .as_ref()
            .is_some_and(|hand| hand.tile == tile);
        let found = self
            .view
            .rest
            .others
            .iter()
            .find(|(_, hand)| hand.tile == tile);
        if let Some(index) = found.map(|(index, _)| *index).filter(|_| !held) {
            self.hold(index, now);
        }
    }

    /// The tile of the hand at a point of the screen.
    pub(super) fn tile_at(&self, at: Point) -> Option<usize> {
        let count = self.tiles_to_choose();
        (0..count).find(|&index| self.layout.slot(index).inset(REACH).contains(at))
    }

    /// A tile just drawn comes into its slot.
    fn pop_in(&mut self, now: Millis) {
        let slot = self.slot();
        let length = self.lasting(length::BACK);
        let from = Seen {
            at: slot.at + kurbo::Vec2::new(0.0, slot.size * 0.25),
            size: slot.size * 0.6,
            lift: 0.0,
        };
        if let Some(hand) = &mut self.view.hand {
            hand.glide_from(from, now, length, Ease::Drop);
        }
    }

    /// The tiles that are not held, as they are seen in their slots.
    pub(super) fn lying(&self, season: Season, now: Millis) -> Vec<HeldTile> {
        let tiles = self.view.rest.others.iter().map(|(index, hand)| {
            let goal = self.slot_of(*index);
            let tile = hand.held(goal, hand.rotation, season, now);
            HeldTile {
                at: goal.at,
                size: goal.size,
                ..tile
            }
        });
        tiles.collect()
    }
}
