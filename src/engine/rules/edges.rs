//! Matching edges (TILE-03) as numbers: what an empty cell requires, and which rotations of a tile
//! meet that.

use crate::tiles::{Rotation, Side, Terrain, Tile};

/// What the neighbours of an empty cell require of a tile there, as one number in base five: a
/// digit for each side, north first; zero for no requirement, otherwise one more than the terrain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Asks(pub(super) u16);

/// The values of one digit: no requirement or one of four terrains.
const DIGITS: u16 = 5;
/// The place value of the digit of each side.
const PLACES: [u16; 4] = [DIGITS * DIGITS * DIGITS, DIGITS * DIGITS, DIGITS, 1];

impl Asks {
    /// No requirements.
    pub const NOTHING: Asks = Asks(0);

    /// Number of different values.
    pub const COUNT: usize = (DIGITS * PLACES[0]) as usize;

    /// Requires this terrain on one side.
    pub const fn on(side: Side, terrain: Terrain) -> Asks {
        Asks((terrain as u16 + 1) * PLACES[side as usize])
    }

    /// Combines requirements for different sides.
    pub fn all(asks: impl Iterator<Item = Asks>) -> Asks {
        Asks(asks.map(|ask| ask.0).sum())
    }

    /// The terrain required on a side.
    #[inline]
    pub const fn terrain(self, side: Side) -> Option<Terrain> {
        match self.0 / PLACES[side as usize] % DIGITS {
            1 => Some(Terrain::Field),
            2 => Some(Terrain::Road),
            3 => Some(Terrain::City),
            4 => Some(Terrain::River),
            _ => None,
        }
    }

    /// The number itself, below [`Asks::COUNT`].
    #[inline]
    pub const fn number(self) -> usize {
        self.0 as usize
    }
}

/// The rotations in which a tile meets each combination of requirements.
#[derive(Clone, Debug)]
pub(super) struct EdgeFits([u8; Asks::COUNT]);

impl EdgeFits {
    pub fn from_tile(tile: &Tile) -> EdgeFits {
        let mut fits = EdgeFits([0; Asks::COUNT]);
        for rotation in Rotation::ALL {
            for sides in 0..16_u8 {
                let asked = Side::ALL.into_iter();
                let asked = asked.filter(|&side| sides & (1 << side as u8) != 0);
                let shown = asked.map(|side| Asks::on(side, tile.terrain(side, rotation)));
                fits.0[Asks::all(shown).number()] |= 1 << rotation as u8;
            }
        }
        fits
    }

    /// The rotations that meet all requirements, as a bit set.
    #[inline]
    pub const fn turns(&self, asks: Asks) -> u8 {
        self.0[asks.number()]
    }
}
