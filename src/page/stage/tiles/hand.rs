//! The tiles in hand while one of them is to be placed: one, or up to three with a hand of three.

use kurbo::{Point, Vec2};

use crate::messages::TileLook;
use crate::stage::tiles::tile_in_hand::{TileInHand, TilePose, pose_in_slot};
use engine::rules::{Game, Question};
use engine::tiles::{Pos, TileId};
use view::scene::board::HeldTile;
use view::scene::layout::Layout;
use view::scene::tween::{Ease, Millis};

/// How far beside its slot a tile can still be picked up, in CSS pixels.
const REACH: f64 = 8.0;

/// The tiles in hand: one is selected, the others are in their slots.
#[derive(Clone, Debug, Default)]
pub struct Hand {
    pub(super) selected: Option<TileInHand>,
    /// The slot of the selected tile.
    selected_slot: usize,
    /// The others, each with its slot.
    others: Vec<(usize, TileInHand)>,
}

impl Hand {
    /// The tiles of the player who has to place one, the first of them selected; empty if nobody has to.
    pub(super) fn new(question: Option<Question>, known: &Game, shown: &Game) -> Self {
        let tiles = match question {
            Some(Question::Place) => tiles_to_place(known),
            _ => Vec::new(),
        };
        let mut tiles = tiles.into_iter().map(|tile| TileInHand::new(shown, tile));
        Hand {
            selected: tiles.next(),
            selected_slot: 0,
            others: (1..).zip(tiles).collect(),
        }
    }

    pub(super) const fn selected(&self) -> Option<&TileInHand> {
        self.selected.as_ref()
    }

    pub const fn selected_slot(&self) -> usize {
        self.selected_slot
    }

    pub fn count(&self) -> usize {
        usize::from(self.selected.is_some()) + self.others.len()
    }

    /// The cells to choose from for the selected tile, in reading order: those where it fits, or, in a task to find them, all
    /// candidates.
    pub fn cells(&self) -> Vec<Pos> {
        let selected = self.selected.as_ref();
        selected.map(TileInHand::cells).unwrap_or_default()
    }

    pub fn look_of(&self, slot: usize) -> Option<TileLook> {
        let tile = self.get(slot)?;
        Some(TileLook::new(tile.tile, tile.rotation))
    }

    fn get(&self, slot: usize) -> Option<&TileInHand> {
        let selected = self.selected.as_ref();
        let selected = selected.filter(|_| self.selected_slot == slot);
        let mut others = self.others.iter();
        let other = others.find(|(one, _)| *one == slot);
        selected.or(other.map(|(_, tile)| tile))
    }

    /// Selects the tile of another slot. Returns whether there is one.
    pub(super) fn select(&mut self, slot: usize) -> bool {
        let mut others = self.others.iter_mut();
        let Some(other) = others.find(|(one, _)| *one == slot) else {
            return false;
        };
        if let Some(selected) = &mut self.selected {
            std::mem::swap(selected, &mut other.1);
            other.0 = std::mem::replace(&mut self.selected_slot, slot);
        }
        true
    }

    /// The slot of an unselected tile of this design; none if the selected tile has it too.
    pub(super) fn other_slot_of(&self, tile: TileId) -> Option<usize> {
        let selected = self.selected.as_ref().is_some_and(|one| one.tile == tile);
        let found = self.others.iter().find(|(_, one)| one.tile == tile);
        found.map(|(slot, _)| *slot).filter(|_| !selected)
    }

    /// The slot at a point of the screen, if it holds a tile.
    pub(super) fn slot_at(&self, layout: &Layout, at: Point) -> Option<usize> {
        (0..self.count()).find(|&slot| layout.slot(slot).inset(REACH).contains(at))
    }

    /// Computes what the selected tile would change wherever it may be placed.
    pub(super) fn update_effects(&mut self, game: &Game) {
        if let Some(tile) = &mut self.selected {
            tile.update_effects(game);
        }
    }

    /// The drawings of the unselected tiles in their slots.
    pub(super) fn others_drawn(&self, layout: &Layout, now: Millis) -> Vec<HeldTile> {
        let tiles = self.others.iter().map(|(slot, tile)| {
            let pose = pose_in_slot(layout, *slot);
            let drawn = tile.drawn(pose, tile.rotation, now);
            HeldTile {
                at: pose.at,
                size: pose.size,
                ..drawn
            }
        });
        tiles.collect()
    }

    /// Animates the selected tile into its slot, in `length` milliseconds.
    pub(super) fn animate_in(&mut self, layout: &Layout, now: Millis, length: Millis) {
        let slot = pose_in_slot(layout, self.selected_slot);
        let from = TilePose {
            at: slot.at + Vec2::new(0.0, slot.size * 0.25),
            size: slot.size * 0.6,
            lift: 0.0,
        };
        if let Some(tile) = &mut self.selected {
            tile.animate_from(from, now, length, Ease::Drop);
        }
    }

    /// Animates the selected tile from a pose, in `length` milliseconds.
    pub(super) fn animate_from(&mut self, from: TilePose, now: Millis, length: Millis) {
        if let Some(tile) = &mut self.selected {
            tile.animate_from(from, now, length, Ease::Out);
        }
    }
}

/// The tiles in the active player's hand that may be placed, or all that may be placed if there is no hand.
fn tiles_to_place(game: &Game) -> Vec<TileId> {
    let placeable = game.placeable();
    let own = game.player(game.turn().active).hand();
    let known = own.iter().flatten().copied();
    let own: Vec<TileId> = known.filter(|tile| placeable.contains(tile)).collect();
    match own.is_empty() {
        true => placeable.to_vec(),
        false => own,
    }
}
