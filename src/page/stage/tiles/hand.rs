//! The tiles in hand while one of them is to be placed: one, or three with a hand of three.

use kurbo::{Point, Vec2};

use crate::messages::TileLook;
use crate::stage::tiles::tile_in_hand::{TileInHand, TilePose, pose_in_slot};
use engine::rules::{Game, Question};
use engine::tiles::{Pos, TileId};
use view::scene::board::HeldTile;
use view::scene::layout::Layout;
use view::scene::tween::{Ease, Millis};

/// How far beside its slot a tile can still be taken, in CSS pixels.
const REACH: f64 = 8.0;

/// The tiles in hand while one of them is to be placed: one is selected, the others lie in their slots.
#[derive(Clone, Debug, Default)]
pub struct Hand {
    selected: Option<TileInHand>,
    /// The slot from which the selected tile comes.
    selected_slot: usize,
    /// The others, each with its slot.
    others: Vec<(usize, TileInHand)>,
}

impl Hand {
    /// The tiles of whoever is asked to place one, of which the first is selected; none while nobody is asked for that.
    pub(super) fn of(question: Option<Question>, known: &Game, shown: &Game) -> Self {
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

    /// The tile that is to be placed.
    pub(super) const fn selected(&self) -> Option<&TileInHand> {
        self.selected.as_ref()
    }

    /// The tile that is to be placed, to be changed.
    pub(super) const fn selected_mut(&mut self) -> Option<&mut TileInHand> {
        self.selected.as_mut()
    }

    /// The slot of the tile that is to be placed, from 0.
    pub const fn selected_slot(&self) -> usize {
        self.selected_slot
    }

    /// How many tiles there are.
    pub fn count(&self) -> usize {
        usize::from(self.selected.is_some()) + self.others.len()
    }

    /// The cells to choose from for the selected tile, in reading order: those on which it may lie, or all among which they are
    /// to be found.
    pub fn cells(&self) -> Vec<Pos> {
        let selected = self.selected.as_ref();
        selected.map(TileInHand::cells).unwrap_or_default()
    }

    /// A tile as it lies, by its slot.
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

    /// Selects another tile, by its slot. Returns whether there is one.
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

    /// The slot of a tile of this design among those that are not selected, if the selected one is another one.
    pub(super) fn other_slot_of(&self, tile: TileId) -> Option<usize> {
        let selected = self.selected.as_ref().is_some_and(|one| one.tile == tile);
        let found = self.others.iter().find(|(_, one)| one.tile == tile);
        found.map(|(slot, _)| *slot).filter(|_| !selected)
    }

    /// The slot at a point of the screen, of those that have a tile.
    pub(super) fn slot_at(&self, layout: &Layout, at: Point) -> Option<usize> {
        (0..self.count()).find(|&slot| layout.slot(slot).inset(REACH).contains(at))
    }

    /// Works out what the selected tile would do where it may lie.
    pub(super) fn update_effects(&mut self, game: &Game) {
        if let Some(tile) = &mut self.selected {
            tile.update_effects(game);
        }
    }

    /// The drawings of the tiles that are not selected, in their slots.
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

    /// Lets the selected tile come into its slot, in so many milliseconds.
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

    /// Lets the selected tile move on from where it was seen, in so many milliseconds.
    pub(super) fn animate_from(&mut self, from: TilePose, now: Millis, length: Millis) {
        if let Some(tile) = &mut self.selected {
            tile.animate_from(from, now, length, Ease::Out);
        }
    }
}

/// The tiles of the hand of whoever plays, or those that may be placed where there is no hand.
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
