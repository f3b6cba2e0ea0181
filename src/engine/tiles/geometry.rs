//! Integer geometry of the table: cells, sides, half-edges and quarter turns.

use serde::{Deserialize, Serialize};

/// A cell of the table: `x` grows to the east, `y` to the south; the first tile of a game is at (0,
/// 0).
///
/// The order is reading order: by row from north to south, within a row from west to east.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Pos {
    /// Row, growing to the south.
    pub y: i16,
    /// Column, growing to the east.
    pub x: i16,
}

impl Pos {
    /// The cell in column `x` and row `y`.
    pub const fn new(x: i16, y: i16) -> Self {
        Self { y, x }
    }

    /// The largest absolute coordinate that input may name: more than twice as far as the largest game
    /// can reach, and small enough that sums and differences never overflow.
    pub const LIMIT: i16 = 4000;

    /// Whether this cell is beyond [`Pos::LIMIT`].
    pub const fn is_beyond_limit(self) -> bool {
        self.x.unsigned_abs() > Pos::LIMIT as u16 || self.y.unsigned_abs() > Pos::LIMIT as u16
    }

    /// The neighbouring cell on `side`. Saturates at the ends of the number range, which no game
    /// reaches.
    #[inline]
    pub const fn step(self, side: Side) -> Self {
        match side {
            Side::North => self.moved(0, -1),
            Side::East => self.moved(1, 0),
            Side::South => self.moved(0, 1),
            Side::West => self.moved(-1, 0),
        }
    }

    /// The cell `dx` columns east and `dy` rows south of this one.
    #[inline]
    pub const fn moved(self, dx: i16, dy: i16) -> Self {
        Self {
            y: self.y.saturating_add(dy),
            x: self.x.saturating_add(dx),
        }
    }

    /// The eight cells around this one, clockwise from the north.
    #[inline]
    pub fn around(self) -> [Pos; 8] {
        Compass::ALL.map(|direction| {
            let (dx, dy) = direction.delta();
            self.moved(dx, dy)
        })
    }
}

/// A side of a cell or of a printed tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum Side {
    /// Towards smaller `y`.
    North,
    /// Towards larger `x`.
    East,
    /// Towards larger `y`.
    South,
    /// Towards smaller `x`.
    West,
}

impl Side {
    /// All sides, clockwise from the north.
    pub const ALL: [Side; 4] = [Side::North, Side::East, Side::South, Side::West];

    /// The side across the tile.
    #[inline]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 2) % 4]
    }

    /// Where this side points after a clockwise turn by `rotation`.
    #[inline]
    pub const fn turned(self, rotation: Rotation) -> Self {
        Self::ALL[(self as usize + rotation as usize) % 4]
    }

    /// The printed side that points here when the tile is turned by `rotation`; the inverse of
    /// [`Side::turned`].
    #[inline]
    pub const fn printed(self, rotation: Rotation) -> Self {
        Self::ALL[(self as usize + 4 - rotation as usize) % 4]
    }

    /// The half-edges of this side, in clockwise order.
    pub const fn halves(self) -> [Half; 2] {
        [Half(self as u8 * 2), Half(self as u8 * 2 + 1)]
    }
}

/// How far a tile is turned clockwise from its printed orientation, in quarter turns.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[repr(u8)]
pub enum Rotation {
    /// As printed.
    #[default]
    R0,
    /// A quarter turn clockwise.
    R1,
    /// A half turn.
    R2,
    /// Three quarter turns clockwise.
    R3,
}

impl Rotation {
    pub const ALL: [Rotation; 4] = [Rotation::R0, Rotation::R1, Rotation::R2, Rotation::R3];

    /// This rotation followed by another one.
    pub const fn then(self, other: Rotation) -> Self {
        Self::ALL[(self as usize + other as usize) % 4]
    }

    /// The rotation that undoes this one.
    pub const fn inverse(self) -> Self {
        Self::ALL[(4 - self as usize) % 4]
    }
}

/// A half-edge, 0 to 7, clockwise from the western half of the north edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Half(pub u8);

impl Half {
    /// The side this half-edge belongs to.
    pub const fn side(self) -> Side {
        Side::ALL[(self.0 as usize / 2) % 4]
    }

    /// Where this half-edge lies after a clockwise turn by `rotation`.
    #[inline]
    pub const fn turned(self, rotation: Rotation) -> Self {
        Half((self.0 + 2 * rotation as u8) % 8)
    }

    /// The half-edge of the neighbouring tile that this one touches.
    pub const fn facing(self) -> Self {
        let opposite = self.side().opposite() as u8 * 2;
        Half(opposite + 1 - self.0 % 2)
    }
}

/// A set of sides, one bit each.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct SideSet(pub u8);

impl SideSet {
    pub const EMPTY: SideSet = SideSet(0);

    /// This set with `side` added.
    pub const fn with(self, side: Side) -> Self {
        SideSet(self.0 | 1 << side as u8)
    }

    /// Whether `side` is in the set.
    pub const fn has(self, side: Side) -> bool {
        self.0 & (1 << side as u8) != 0
    }

    /// Number of sides in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The sides of the set, clockwise from the north.
    pub fn iter(self) -> impl Iterator<Item = Side> {
        Side::ALL.into_iter().filter(move |&side| self.has(side))
    }

    /// The set after a clockwise turn by `rotation`.
    #[inline]
    pub const fn turned(self, rotation: Rotation) -> Self {
        let shift = rotation as u8;
        SideSet((self.0 << shift | self.0 >> (4 - shift)) & 0b1111)
    }
}

impl FromIterator<Side> for SideSet {
    fn from_iter<I: IntoIterator<Item = Side>>(sides: I) -> Self {
        sides.into_iter().fold(SideSet::EMPTY, SideSet::with)
    }
}

/// A set of half-edges, one bit each.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct HalfSet(pub u8);

impl HalfSet {
    /// No half-edge: an inner field.
    pub const EMPTY: HalfSet = HalfSet(0);

    /// This set with `half` added.
    pub const fn with(self, half: Half) -> Self {
        HalfSet(self.0 | 1 << half.0)
    }

    /// Whether `half` is in the set.
    pub const fn has(self, half: Half) -> bool {
        self.0 & (1 << half.0) != 0
    }

    /// Number of half-edges in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The half-edges of the set, clockwise.
    pub fn iter(self) -> impl Iterator<Item = Half> {
        (0..8).map(Half).filter(move |&half| self.has(half))
    }

    /// The set after a clockwise turn by `rotation`.
    #[inline]
    pub const fn turned(self, rotation: Rotation) -> Self {
        HalfSet(self.0.rotate_left(2 * rotation as u32))
    }
}

impl FromIterator<Half> for HalfSet {
    fn from_iter<I: IntoIterator<Item = Half>>(halves: I) -> Self {
        halves.into_iter().fold(HalfSet::EMPTY, HalfSet::with)
    }
}

/// One of the eight directions from a cell, as printed on flying machines (FLY-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum Compass {
    North,
    NorthEast,
    East,
    SouthEast,
    South,
    SouthWest,
    West,
    NorthWest,
}

impl Compass {
    /// All directions, clockwise from the north.
    pub const ALL: [Compass; 8] = [
        Compass::North,
        Compass::NorthEast,
        Compass::East,
        Compass::SouthEast,
        Compass::South,
        Compass::SouthWest,
        Compass::West,
        Compass::NorthWest,
    ];

    /// The direction of a side.
    pub const fn from_side(side: Side) -> Compass {
        Compass::ALL[2 * side as usize]
    }

    /// One step in this direction, as columns east and rows south.
    pub const fn delta(self) -> (i16, i16) {
        match self {
            Compass::North => (0, -1),
            Compass::NorthEast => (1, -1),
            Compass::East => (1, 0),
            Compass::SouthEast => (1, 1),
            Compass::South => (0, 1),
            Compass::SouthWest => (-1, 1),
            Compass::West => (-1, 0),
            Compass::NorthWest => (-1, -1),
        }
    }

    /// Where this direction points after a clockwise turn by `rotation`.
    #[inline]
    pub const fn turned(self, rotation: Rotation) -> Self {
        Self::ALL[(self as usize + 2 * rotation as usize) % 8]
    }
}
