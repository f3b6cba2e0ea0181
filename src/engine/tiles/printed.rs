//! What can be printed on a tile, part by part.

use serde::{Deserialize, Serialize};

use super::geometry::{HalfSet, SideSet};

/// A printed tile design: its index in the catalogue. All copies of a design share it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct TileId(pub u16);

/// A segment of a tile: its index in [`Tile::segments`](super::Tile::segments).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct SegmentId(pub u8);

/// What an edge of a tile shows. Two edges match when they show the same terrain (TILE-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum Terrain {
    Field,
    Road,
    City,
    River,
}

/// What a figure can stand on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum FeatureKind {
    Road,
    City,
    Monastery,
    Garden,
    Field,
}

impl FeatureKind {
    /// All kinds, in the order in which completed features are scored (R-BASE-05), fields last (END-04).
    pub const ALL: [FeatureKind; 5] = [
        FeatureKind::Road,
        FeatureKind::City,
        FeatureKind::Monastery,
        FeatureKind::Garden,
        FeatureKind::Field,
    ];

    /// Whether it is a road or a city, which continue from tile to tile and can be completed.
    #[inline]
    pub const fn is_built(self) -> bool {
        matches!(self, FeatureKind::Road | FeatureKind::City)
    }
}

/// A print run, which decides how many copies a tile has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum Print {
    /// First edition, without gardens.
    First,
    /// Second edition, as in the Big Box.
    Second,
    Third,
    Winter,
}

/// Copies of a tile in each print run, indexed by [`Print`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Copies(pub [u8; 4]);

impl Copies {
    /// Number of copies in `print`.
    pub const fn in_print(self, print: Print) -> u8 {
        self.0[print as usize]
    }
}

/// Goods printed in a city (TB-05).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Goods {
    Wine,
    Wheat,
    Cloth,
}

impl Goods {
    /// All kinds, in the order in which the rules list them.
    pub const ALL: [Goods; 3] = [Goods::Wine, Goods::Wheat, Goods::Cloth];

    /// The word for it in tile files and records.
    pub const fn name(self) -> &'static str {
        match self {
            Goods::Wine => "wine",
            Goods::Wheat => "wheat",
            Goods::Cloth => "cloth",
        }
    }
}

/// What ends a road on its tile. A road that runs through has no end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RoadEnd {
    /// A few houses at a junction.
    Village,
    /// A junction without houses.
    Crossing,
    /// The gate of a city segment of the tile.
    City(SegmentId),
    /// The monastery of the tile.
    Monastery,
    /// A farmhouse (TB-03).
    Farmhouse,
    /// A house beside the road (HS-52).
    House,
    /// A crop circle (CROP-11).
    CropCircle,
    /// A quay. It ends the road only as long as no ferry is attached to it (FER-06).
    Dock,
}

/// One connected piece of terrain on one tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Segment {
    /// The kind of feature it belongs to.
    pub kind: FeatureKind,
    /// Sides it reaches, in printed orientation. Roads and cities only.
    pub sides: SideSet,
    /// Half-edges it reaches, in printed orientation. Fields only; an inner field reaches none.
    pub halves: HalfSet,
    /// Shields printed in it. Cities only.
    pub shields: u8,
    /// Whether a cathedral stands in it (IC-05).
    pub cathedral: bool,
    /// Whether an inn stands beside it (IC-04).
    pub inn: bool,
    /// Goods printed in it (TB-05).
    pub goods: Option<Goods>,
    /// What closes it on this tile. Roads only.
    pub end: Option<RoadEnd>,
    /// City segments of this tile that it touches, a bit per [`SegmentId`]. Fields only.
    pub cities: u16,
}

impl Segment {
    /// A segment of `kind` without any extras.
    pub const fn plain(kind: FeatureKind) -> Self {
        Self {
            kind,
            sides: SideSet::EMPTY,
            halves: HalfSet::EMPTY,
            shields: 0,
            cathedral: false,
            inn: false,
            goods: None,
            end: None,
            cities: 0,
        }
    }

    /// Whether this field touches `city`, a city segment of the same tile.
    pub const fn touches(&self, city: SegmentId) -> bool {
        city.0 < 16 && self.cities & (1 << city.0) != 0
    }
}

/// A purely decorative drawing on one copy; rules never read it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decor {
    Highwayman,
    WaterTower,
    Farmhouse,
    Pigsty,
    CowShed,
    DonkeyStable,
}
