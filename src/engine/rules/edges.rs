//! Edges that have to match (TILE-03), as numbers: what an empty cell is asked for, and how a tile answers that.

use crate::tiles::{Rotation, Side, Terrain, Tile};

/// What the neighbours of an empty cell ask of a tile there, as one number: a digit for each side, that of the north first,
/// zero where nobody asks, and one more than the terrain where somebody does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Asks(pub(super) u16);

/// What one side can be asked for: nothing or one of four terrains.
const DIGITS: u16 = 5;
/// What a digit of each side counts.
const PLACES: [u16; 4] = [DIGITS * DIGITS * DIGITS, DIGITS * DIGITS, DIGITS, 1];

impl Asks {
    /// Nobody asks for anything.
    pub const NOTHING: Asks = Asks(0);

    /// How many different ones there are.
    pub const COUNT: usize = (DIGITS * PLACES[0]) as usize;

    /// This terrain on one side.
    pub const fn on(side: Side, terrain: Terrain) -> Asks {
        Asks((terrain as u16 + 1) * PLACES[side as usize])
    }

    /// All of these together, of different sides.
    pub fn all(asks: impl Iterator<Item = Asks>) -> Asks {
        Asks(asks.map(|ask| ask.0).sum())
    }

    /// What is asked for on a side.
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

/// In which rotations a tile has what is asked for.
#[derive(Clone, Debug)]
pub(super) struct EdgeFits([u8; Asks::COUNT]);

impl EdgeFits {
    /// Those of a tile.
    pub fn of(tile: &Tile) -> EdgeFits {
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

    /// The rotations in which all sides have what is asked for, a bit each.
    #[inline]
    pub const fn turns(&self, asks: Asks) -> u8 {
        self.0[asks.number()]
    }
}
