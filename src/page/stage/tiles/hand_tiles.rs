//! The tiles of a hand of three: one of them is held, the others lie beside it.

use kurbo::{Point, Vec2};

use crate::messages::TileLook;
use crate::stage::tiles::hand::{Hand, Seen};
use crate::stage::{Handled, TileStage, duration};
use engine::rules::{Game, Question};
use engine::tiles::TileId;
use view::scene::Season;
use view::scene::board::HeldTile;
use view::scene::layout::Layout;
use view::scene::tween::{Ease, Millis};

/// How far beside its slot a tile can still be taken, in pixels of the page.
const REACH: f64 = 8.0;

/// The tiles in hand while one of them is to be placed: one is held, the others lie in their slots.
#[derive(Clone, Debug, Default)]
pub(super) struct HandTiles {
    held: Option<Hand>,
    /// The slot from which the tile comes that is held.
    chosen: usize,
    /// The others, each with its slot.
    others: Vec<(usize, Hand)>,
}

impl HandTiles {
    /// Tiles just drawn, of which the first is held.
    fn of(game: &Game, tiles: Vec<TileId>) -> Self {
        let mut hands = tiles.into_iter().map(|tile| Hand::new(game, tile));
        HandTiles {
            held: hands.next(),
            chosen: 0,
            others: (1..).zip(hands).collect(),
        }
    }

    /// The tile that is held.
    pub(super) const fn held(&self) -> Option<&Hand> {
        self.held.as_ref()
    }

    /// The tile that is held, to be changed.
    pub(super) const fn held_mut(&mut self) -> Option<&mut Hand> {
        self.held.as_mut()
    }

    /// Which of them is held.
    pub(super) const fn chosen(&self) -> usize {
        self.chosen
    }

    /// How many there are.
    fn count(&self) -> usize {
        usize::from(self.held.is_some()) + self.others.len()
    }

    /// One of them, by its slot.
    fn get(&self, index: usize) -> Option<&Hand> {
        let held = self.held.as_ref().filter(|_| self.chosen == index);
        let mut others = self.others.iter();
        let other = others.find(|(slot, _)| *slot == index);
        held.or(other.map(|(_, hand)| hand))
    }

    /// Holds another one, by its slot. Returns whether there is one.
    fn hold(&mut self, index: usize) -> bool {
        let mut others = self.others.iter_mut();
        let Some(other) = others.find(|(slot, _)| *slot == index) else {
            return false;
        };
        if let Some(hand) = &mut self.held {
            std::mem::swap(hand, &mut other.1);
            other.0 = std::mem::replace(&mut self.chosen, index);
        }
        true
    }

    /// The slot of a tile of this design among those that are not held, if the one that is held is another one.
    fn slot_of(&self, tile: TileId) -> Option<usize> {
        let held = self.held.as_ref().is_some_and(|hand| hand.tile == tile);
        let found = self.others.iter().find(|(_, hand)| hand.tile == tile);
        found.map(|(slot, _)| *slot).filter(|_| !held)
    }

    /// The slot at a point of the screen, of those that hold a tile.
    fn at(&self, layout: &Layout, at: Point) -> Option<usize> {
        (0..self.count()).find(|&slot| layout.slot(slot).inset(REACH).contains(at))
    }

    /// The tiles that are not held, as they are seen in their slots.
    pub(super) fn lying(&self, layout: &Layout, season: Season, now: Millis) -> Vec<HeldTile> {
        let tiles = self.others.iter().map(|(slot, hand)| {
            let goal = in_slot(layout, *slot);
            let tile = hand.held(goal, hand.rotation, season, now);
            HeldTile {
                at: goal.at,
                size: goal.size,
                ..tile
            }
        });
        tiles.collect()
    }

    /// The tile that is held comes into its slot.
    fn pop_in(&mut self, layout: &Layout, now: Millis, length: Millis) {
        let slot = in_slot(layout, self.chosen);
        let from = Seen {
            at: slot.at + Vec2::new(0.0, slot.size * 0.25),
            size: slot.size * 0.6,
            lift: 0.0,
        };
        if let Some(hand) = &mut self.held {
            hand.glide_from(from, now, length, Ease::Drop);
        }
    }
}

/// Where a tile of the hand rests, by its slot.
pub(super) fn in_slot(layout: &Layout, slot: usize) -> Seen {
    let slot = layout.slot(slot);
    Seen {
        at: slot.center(),
        size: slot.width().min(slot.height()),
        lift: 0.0,
    }
}

/// The tiles of the hand of whoever plays, or those that may be placed where there is no hand.
fn tiles_in_hand(game: &Game) -> Vec<TileId> {
    let placeable = game.placeable();
    let own = game.player(game.turn().active).hand();
    let known = own.iter().flatten().copied();
    let own: Vec<TileId> = known.filter(|tile| placeable.contains(tile)).collect();
    match own.is_empty() {
        true => placeable.to_vec(),
        false => own,
    }
}

impl TileStage {
    /// Takes the tiles in hand from the game, when one of them is to be placed.
    pub(super) fn take_hand(&mut self, now: Millis) {
        let tiles = match self.question() {
            Some(Question::Place) => tiles_in_hand(self.session.game()),
            _ => Vec::new(),
        };
        let length = self.lasting(duration::BACK);
        self.view.tiles = HandTiles::of(&self.game, tiles);
        self.view.tiles.pop_in(&self.layout, now, length);
    }

    /// How many tiles there are to choose from.
    pub fn tiles_to_choose(&self) -> usize {
        self.view.tiles.count()
    }

    /// Which of them is held.
    pub const fn chosen_tile(&self) -> usize {
        self.view.tiles.chosen()
    }

    /// Holds another tile of the hand, counted from 0.
    pub fn hold(&mut self, index: usize, now: Millis) {
        if !self.view.tiles.hold(index) {
            return;
        }
        let length = self.lasting(duration::BACK);
        self.view.tiles.pop_in(&self.layout, now, length);
        self.refusal = None;
        self.view.aim.set_cursor(None);
        self.foresee();
        self.aim();
    }

    /// Takes another tile of the hand, counted from 0, and lets it be announced.
    pub(crate) fn take(&mut self, index: usize, now: Millis) {
        self.hold(index, now);
        if self.view.tiles.chosen() == index {
            self.handled = Handled::Held;
        }
    }

    /// Holds the next tile of the hand.
    pub fn hold_next(&mut self, now: Millis) {
        let count = self.tiles_to_choose().max(1);
        self.take((self.view.tiles.chosen() + 1) % count, now);
    }

    /// A tile of the hand as it lies, counted from 0.
    pub fn look_of(&self, index: usize) -> Option<TileLook> {
        let hand = self.view.tiles.get(index)?;
        Some(TileLook::of(hand.tile, hand.rotation))
    }

    /// Holds a tile of this design, if there is one in the hand.
    pub(super) fn hold_tile(&mut self, tile: TileId, now: Millis) {
        if let Some(slot) = self.view.tiles.slot_of(tile) {
            self.hold(slot, now);
        }
    }

    /// The tile of the hand at a point of the screen.
    pub(super) fn tile_at(&self, at: Point) -> Option<usize> {
        self.view.tiles.at(&self.layout, at)
    }
}
