//! The setup of a tile game: tiles, parts, options, seats.

use serde::{Deserialize, Serialize};

use super::handicap::Handicap;
use super::modules::{Part, Parts};
use super::options::{Edition, FirstPlayer, Options};
use super::stack::Stack;
use crate::table::distinct_faults;
use crate::tiles::{Print, Symbol, Tile, TileId, TileSet, catalogue, order};

/// The largest number of tiles to be drawn, about six boxes of every set.
pub const MOST_TILES: usize = 2000;

/// A tile set in play, with the number of boxes used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SetCopies {
    pub set: TileSet,
    /// Number of boxes, at least 1.
    pub copies: u8,
}

/// Everything agreed on before the first tile. Modules and editions only name bundles of these.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Setup {
    /// The edition, which decides which print of the base tiles is used (R-ED-01).
    pub edition: Edition,
    /// Tile sets, in catalogue order.
    pub sets: Vec<SetCopies>,
    /// Parts of the rules in play.
    pub parts: Parts,
    pub options: Options,
    /// Number of players, 2 to 6.
    pub seats: u8,
    /// Points that players start with.
    pub handicap: Handicap,
    /// If present, exactly these tiles are drawn, in this order, instead of those of the sets.
    pub stack: Option<Vec<TileId>>,
}

/// Why a setup cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupFault {
    /// Fewer than two players, or more than the option allows (ED-01).
    Seats {
        /// The largest number allowed.
        most: u8,
    },
    /// The seat that should begin does not exist.
    FirstPlayer,
    /// A handicap for a seat that does not exist, or of more than [`Handicap::MOST`] (R-ED-08).
    Handicap,
    /// No set provides a start tile.
    NoStartTile,
    /// A set is listed without copies, or twice.
    Copies(TileSet),
    /// A field must pay 3 or 4 points per city.
    FieldCityValue,
    /// More tiles than a table can hold.
    TooManyTiles,
    /// More of this tile than the sets in play have.
    TooManyOf(TileId),
    /// A tile belongs to this set, which is not in play.
    NotInPlay(TileSet),
    /// A part whose rules are not implemented yet.
    NotYet(Part),
}

impl Setup {
    /// The base game of `edition` for `seats` players.
    pub fn base(edition: Edition, seats: u8) -> Self {
        let set = if edition == Edition::Winter {
            TileSet::Winter
        } else {
            TileSet::Base
        };
        Setup {
            edition,
            sets: vec![SetCopies { set, copies: 1 }],
            parts: Parts::NONE,
            options: Options::for_edition(edition),
            seats,
            handicap: Handicap::NONE,
            stack: None,
        }
    }

    /// This setup with one more box of `set`.
    pub fn with_set(mut self, set: TileSet) -> Self {
        match self.sets.iter_mut().find(|entry| entry.set == set) {
            Some(entry) => entry.copies = entry.copies.saturating_add(1),
            None => self.sets.push(SetCopies { set, copies: 1 }),
        }
        order::sort_by_key(&mut self.sets, |entry| entry.set);
        self
    }

    /// All reasons why this setup cannot be played; empty when it can.
    pub fn faults(&self) -> Vec<SetupFault> {
        let mut faults = Vec::new();
        let most = self.options.max_players.min(6);
        if self.seats < 2 || self.seats > most {
            faults.push(SetupFault::Seats { most });
        }
        if matches!(self.options.first_player, FirstPlayer::Seat(seat) if seat.0 >= self.seats) {
            faults.push(SetupFault::FirstPlayer);
        }
        if !self.handicap.fits(self.seats) {
            faults.push(SetupFault::Handicap);
        }
        for (index, entry) in self.sets.iter().enumerate() {
            if entry.copies == 0
                || self.sets[..index]
                    .iter()
                    .any(|earlier| earlier.set == entry.set)
            {
                faults.push(SetupFault::Copies(entry.set));
            }
        }
        if !(3..=4).contains(&self.options.field_city_value) {
            faults.push(SetupFault::FieldCityValue);
        }
        let supply = self.supply();
        let tiles = supply.iter().map(|&(_, copies)| usize::from(copies));
        if tiles.sum::<usize>() > MOST_TILES {
            faults.push(SetupFault::TooManyTiles);
        }
        if let Some(stack) = &self.stack {
            faults.extend(self.missing(stack.iter().copied(), &mut Stack::from_tiles(&supply)));
        }
        faults.extend(
            self.parts
                .iter()
                .filter(|part| !part.is_playable())
                .map(SetupFault::NotYet),
        );
        if self.start_tile().is_none() {
            faults.push(SetupFault::NoStartTile);
        }
        distinct_faults(faults)
    }

    /// Removes tiles from a pile. Returns a fault for each tile that is not in it.
    pub(super) fn missing(
        &self,
        tiles: impl Iterator<Item = TileId>,
        pile: &mut Stack,
    ) -> Vec<SetupFault> {
        let missing = tiles.filter(|&tile| !pile.remove(tile));
        let fault = |tile: TileId| match catalogue().tile(tile).set {
            set if self.copies(set) == 0 => SetupFault::NotInPlay(set),
            _ => SetupFault::TooManyOf(tile),
        };
        missing.map(fault).collect()
    }

    /// Number of boxes of `set` in play.
    pub fn copies(&self, set: TileSet) -> u8 {
        self.sets
            .iter()
            .find(|entry| entry.set == set)
            .map_or(0, |entry| entry.copies)
    }

    /// The print whose copies of `set` are used: first-edition base tiles for 2001, otherwise the
    /// default (R-ED-01).
    pub fn print(&self, set: TileSet) -> Print {
        match (set, self.edition) {
            (TileSet::Base, Edition::First2001) => Print::First,
            _ => set.default_print(),
        }
    }

    /// The tile that lies on the table before the first turn: the source of the river (RIV-03) or else the start tile
    /// (BASE-02).
    pub fn start_tile(&self) -> Option<TileId> {
        let source = |tile: &&Tile| tile.shows(Symbol::RiverSource);
        self.printed()
            .map(|(tile, _)| tile)
            .find(source)
            .or_else(|| self.plain_start())
            .map(|tile| tile.id)
    }

    /// How many times each tile can be drawn, in catalogue order, without the start tile. All
    /// sources and lakes but the first stay in the box, and so does the plain start tile when there
    /// is a river (RIV-01).
    pub fn drawn_tiles(&self) -> Vec<(TileId, u8)> {
        match &self.stack {
            Some(stack) => counted(stack),
            None => self.supply(),
        }
    }

    /// [`Setup::drawn_tiles`], ignoring a listed stack.
    pub(super) fn supply(&self) -> Vec<(TileId, u8)> {
        let start = self.plain_start().map(|tile| tile.id);
        self.printed()
            .map(|(tile, copies)| match () {
                () if tile.shows(Symbol::RiverSource) => (tile.id, 0),
                () if tile.shows(Symbol::RiverLake) => (tile.id, 1),
                () if Some(tile.id) == start => (tile.id, copies - 1),
                () => (tile.id, copies),
            })
            .filter(|&(_, copies)| copies > 0)
            .collect()
    }

    /// This setup with its stack in catalogue order, which tells which tiles are drawn but not when.
    pub(super) fn without_order(mut self) -> Self {
        if let Some(stack) = &mut self.stack {
            let counts = counted(stack);
            let copies = |(tile, count): (TileId, u8)| std::iter::repeat_n(tile, count.into());
            *stack = counts.into_iter().flat_map(copies).collect();
        }
        self
    }

    /// The start tile of the base set in play, which stays in the box when there is a river.
    fn plain_start(&self) -> Option<&'static Tile> {
        let plain = |tile: &&Tile| tile.start && !tile.shows(Symbol::RiverSource);
        self.printed().map(|(tile, _)| tile).find(plain)
    }

    /// Every tile of the sets in play that has copies in its print, with their number.
    fn printed(&self) -> impl Iterator<Item = (&'static Tile, u8)> {
        catalogue().tiles().iter().filter_map(|tile| {
            let copies = tile
                .copies
                .in_print(self.print(tile.set))
                .saturating_mul(self.copies(tile.set));
            (copies > 0).then_some((tile, copies))
        })
    }
}

/// The tiles of a list in catalogue order, with the number of times each occurs.
fn counted(list: &[TileId]) -> Vec<(TileId, u8)> {
    let mut counts: Vec<(TileId, u8)> = Vec::new();
    for &tile in list {
        match counts.binary_search_by_key(&tile, |entry| entry.0) {
            Ok(index) => counts[index].1 = counts[index].1.saturating_add(1),
            Err(index) => counts.insert(index, (tile, 1)),
        }
    }
    counts
}
