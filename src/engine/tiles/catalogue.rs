//! The catalogue: every printed tile of every set, parsed once from files that are compiled in.

use std::sync::OnceLock;

use super::faults::{Fault, Reason};
use super::parse::{self, Sheet};
use super::printed::TileId;
use super::sets::TileSet;
use super::tile::Tile;

/// Every printed tile.
#[derive(Debug, Default)]
pub struct Catalogue {
    tiles: Vec<Tile>,
    /// Tile ids, sorted by name.
    by_name: Vec<TileId>,
    /// Sets whose tiles stand in for unknown ones.
    reconstructed: Vec<TileSet>,
}

/// The catalogue of all printed tiles, parsed on first use.
///
/// A file with faults would be left out; a test ensures that there is none.
#[inline]
pub fn catalogue() -> &'static Catalogue {
    static CATALOGUE: OnceLock<Catalogue> = OnceLock::new();
    CATALOGUE.get_or_init(|| Catalogue::read().0)
}

impl Catalogue {
    /// Parses the tile files. Returns the catalogue of those without faults, and the faults of the
    /// others.
    pub fn read() -> (Self, Vec<(TileSet, Vec<Fault>)>) {
        let mut catalogue = Self::default();
        let mut faulty = Vec::new();
        for set in TileSet::ALL {
            match parse::read(set.file()) {
                Ok(sheet) if sheet.set == set => catalogue.add(sheet),
                Ok(_) => faulty.push((set, vec![Fault::in_file(1, Reason::OtherSet)])),
                Err(faults) => faulty.push((set, faults)),
            }
        }
        (catalogue, faulty)
    }

    fn add(&mut self, sheet: Sheet) {
        for mut tile in sheet.tiles {
            tile.id = TileId(self.tiles.len() as u16);
            let place = self.place(tile.name).unwrap_or_else(|place| place);
            self.by_name.insert(place, tile.id);
            self.tiles.push(tile);
        }
        if sheet.reconstructed {
            self.reconstructed.push(sheet.set);
        }
    }

    /// The position of `name` among the sorted names, or where it would be inserted.
    fn place(&self, name: &str) -> Result<usize, usize> {
        self.by_name
            .binary_search_by(|&id| self.tile(id).name.cmp(name))
    }

    /// The tile with this id, which must come from this catalogue; see also [`Catalogue::get`].
    #[inline]
    pub fn tile(&self, id: TileId) -> &Tile {
        &self.tiles[usize::from(id.0)]
    }

    /// The tile with this id, if there is one.
    #[inline]
    pub fn get(&self, id: TileId) -> Option<&Tile> {
        self.tiles.get(usize::from(id.0))
    }

    /// The tile with this name, for example `base/D`.
    pub fn find(&self, name: &str) -> Option<TileId> {
        let place = self.place(name).ok()?;
        self.by_name.get(place).copied()
    }

    /// All tiles, set by set in the order of [`TileSet::ALL`], indexed by id.
    #[inline]
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    /// The tiles of one set, in the order of its file.
    pub fn tiles_in(&self, set: TileSet) -> impl Iterator<Item = &Tile> {
        self.tiles.iter().filter(move |tile| tile.set == set)
    }

    /// Whether the tiles of `set` stand in for printed ones that nobody has catalogued.
    pub fn reconstructed(&self, set: TileSet) -> bool {
        self.reconstructed.contains(&set)
    }
}
