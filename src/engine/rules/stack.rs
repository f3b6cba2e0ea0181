//! The unseen tiles: how many are left of each, without an order.

use serde::{Deserialize, Serialize};

use super::clone_in_place::clone_in_place;
use super::setup::Setup;
use crate::tiles::{Symbol, TileId, catalogue};

/// The tiles of one pile.
#[derive(Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Bag {
    /// Tiles that may be drawn, in catalogue order, with the number of copies.
    unseen: Vec<(TileId, u8)>,
    /// How many can still be drawn; less than `copies` when some are hidden in hands or under
    /// hills.
    left: u16,
    /// The total of `unseen`.
    copies: u16,
}

clone_in_place!(Bag {
    unseen,
    left,
    copies
});

impl Bag {
    fn new(tiles: impl Iterator<Item = (TileId, u8)>) -> Self {
        let unseen: Vec<(TileId, u8)> = tiles.collect();
        let left = unseen.iter().map(|&(_, count)| u16::from(count)).sum();
        Bag {
            unseen,
            left,
            copies: left,
        }
    }

    /// Tiles that may be drawn, with the number of copies.
    pub fn unseen(&self) -> &[(TileId, u8)] {
        &self.unseen
    }

    /// Number of tiles still to be drawn.
    #[inline]
    pub const fn left(&self) -> u16 {
        self.left
    }

    #[inline]
    fn take(&mut self, tile: TileId) -> bool {
        let entry = self
            .unseen
            .iter_mut()
            .find(|entry| entry.0 == tile && entry.1 > 0);
        let Some(entry) = entry.filter(|_| self.left > 0) else {
            return false;
        };
        entry.1 -= 1;
        self.left -= 1;
        self.copies -= 1;
        true
    }

    /// Makes a tile unseen again, without making it drawable.
    fn hide(&mut self, tile: TileId) {
        self.copies += 1;
        match self.unseen.binary_search_by_key(&tile, |entry| entry.0) {
            Ok(index) => self.unseen[index].1 += 1,
            Err(index) => self.unseen.insert(index, (tile, 1)),
        }
    }
}

/// The piles of a game: river, lake, ordinary tiles (RIV-04, INT-71).
#[derive(Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stack {
    course: Bag,
    lake: Option<TileId>,
    ordinary: Bag,
}

clone_in_place!(Stack {
    course,
    lake,
    ordinary
});

impl Stack {
    /// The full stack of a setup.
    pub(super) fn new(setup: &Setup) -> Self {
        Stack::from_tiles(&setup.drawn_tiles())
    }

    /// A stack with these tiles.
    pub(super) fn from_tiles(tiles: &[(TileId, u8)]) -> Self {
        let shows = |tile: TileId, symbol| catalogue().tile(tile).shows(symbol);
        let lake = tiles
            .iter()
            .map(|entry| entry.0)
            .find(|&tile| shows(tile, Symbol::RiverLake));
        let river = |tile: TileId| !catalogue().tile(tile).river.is_empty();
        Stack {
            course: Bag::new(
                tiles
                    .iter()
                    .copied()
                    .filter(|&(tile, _)| river(tile) && Some(tile) != lake),
            ),
            lake,
            ordinary: Bag::new(tiles.iter().copied().filter(|&(tile, _)| !river(tile))),
        }
    }

    /// Whether the river is finished, so that ordinary tiles are drawn (RIV-13, RIV-14).
    pub const fn ordinary_open(&self) -> bool {
        self.course.left == 0 && self.lake.is_none()
    }

    /// Number of tiles still to be drawn, including the river.
    #[inline]
    pub const fn left(&self) -> u16 {
        self.course.left + self.lake.is_some() as u16 + self.ordinary.left
    }

    /// Tiles the next draw can bring, with their weights.
    #[inline]
    pub fn next(&self) -> impl Iterator<Item = (TileId, u32)> + Clone {
        let bag = if self.course.left > 0 {
            &self.course
        } else {
            &self.ordinary
        };
        let lake = if self.course.left > 0 {
            None
        } else {
            self.lake
        };
        let hidden = lake.is_some() || bag.left == 0;
        let from_bag = bag
            .unseen
            .iter()
            .filter(move |entry| !hidden && entry.1 > 0);
        lake.into_iter()
            .map(|tile| (tile, 1))
            .chain(from_bag.map(|&(tile, count)| (tile, u32::from(count))))
    }

    /// The sum of the weights of [`Stack::next`].
    #[inline]
    pub(super) const fn weight(&self) -> u32 {
        let bag = match (self.course.left, self.lake) {
            (0, Some(_)) => return 1,
            (0, None) => &self.ordinary,
            _ => &self.course,
        };
        if bag.left == 0 { 0 } else { bag.copies as u32 }
    }

    /// All unseen tiles with the number of copies, the river first.
    pub fn unseen(&self) -> impl Iterator<Item = (TileId, u8)> {
        let bags = [&self.course, &self.ordinary];
        let tiles = bags.into_iter().flat_map(|bag| bag.unseen.iter().copied());
        tiles
            .chain(self.lake.map(|tile| (tile, 1)))
            .filter(|entry| entry.1 > 0)
    }

    /// Removes the tile that was drawn. Returns `false` when it cannot be drawn now.
    #[inline]
    pub(super) fn take(&mut self, tile: TileId) -> bool {
        if self.course.left > 0 {
            return self.course.take(tile);
        }
        if self.lake.is_some() {
            return self.lake.take_if(|lake| *lake == tile).is_some();
        }
        self.ordinary.take(tile)
    }

    /// Removes one ordinary tile without revealing it (HS-22, R-HS-13), so all still count as
    /// unseen. Returns `false` when none is left.
    pub(super) fn bury(&mut self) -> bool {
        let buried = self.ordinary.left > 0;
        self.ordinary.left -= u16::from(buried);
        buried
    }

    /// Makes an ordinary tile unseen, for an observer who cannot see where it is.
    pub(super) fn hide(&mut self, tile: TileId) {
        self.ordinary.hide(tile);
    }

    /// Removes a tile that a position uses elsewhere. Returns `false` when none is left.
    #[inline]
    pub(super) fn remove(&mut self, tile: TileId) -> bool {
        self.lake.take_if(|lake| *lake == tile).is_some()
            || self.course.take(tile)
            || self.ordinary.take(tile)
    }
}
