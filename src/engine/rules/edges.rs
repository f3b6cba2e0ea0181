//! Edges that have to match (TILE-03), in a few bits: what an empty cell is asked for, and how a tile answers that.

use crate::tiles::{Rotation, Side, Terrain, Tile};

/// What the neighbours of an empty cell ask of a tile there: three bits for each side, clockwise from the north, zero
/// where nobody asks, and one more than the terrain where somebody does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Asks(pub u16);

/// Bits of a side, and of two sides together.
const SIDE_BITS: u32 = 3;
const PAIR_BITS: u32 = 2 * SIDE_BITS;
/// What two sides can be asked for.
const PAIRS: usize = 1 << PAIR_BITS;

impl Asks {
    /// Nobody asks for anything.
    pub const NOTHING: Asks = Asks(0);

    /// This terrain on one side.
    pub const fn on(side: Side, terrain: Terrain) -> Asks {
        Asks((terrain as u16 + 1) << (SIDE_BITS * side as u32))
    }

    /// What is asked for on a side.
    #[inline]
    pub const fn terrain(self, side: Side) -> Option<Terrain> {
        match self.0 >> (SIDE_BITS * side as u32) & 0b111 {
            1 => Some(Terrain::Field),
            2 => Some(Terrain::Road),
            3 => Some(Terrain::City),
            4 => Some(Terrain::River),
            _ => None,
        }
    }
}

/// In which rotations a tile has what is asked for: looked up for the sides of the north and the east, and for the others.
#[derive(Clone, Debug)]
pub(super) struct EdgeFits([[u8; PAIRS]; 2]);

impl EdgeFits {
    /// Those of a tile.
    pub fn of(tile: &Tile) -> EdgeFits {
        let pairs = [[Side::North, Side::East], [Side::South, Side::West]];
        EdgeFits(pairs.map(|pair| std::array::from_fn(|asked| turns_for(tile, pair, asked as u16))))
    }

    /// The rotations in which all sides have what is asked for, a bit each.
    #[inline]
    pub const fn turns(&self, asks: Asks) -> u8 {
        let (pair, other) = (asks.0 as usize, (asks.0 >> PAIR_BITS) as usize);
        self.0[0][pair % PAIRS] & self.0[1][other % PAIRS]
    }
}

/// The rotations in which a tile shows what is asked for on two sides, a bit each.
fn turns_for(tile: &Tile, sides: [Side; 2], asked: u16) -> u8 {
    let shows = |rotation: &Rotation| {
        (0..).zip(sides).all(|(place, side)| {
            let asked = asked >> (SIDE_BITS * place) & 0b111;
            asked == 0 || asked == tile.terrain(side, *rotation) as u16 + 1
        })
    };
    let turns = Rotation::ALL.into_iter().filter(shows);
    turns.map(|rotation| 1 << rotation as u8).sum()
}
