//! The parts of one printed tile.

use serde::{Deserialize, Serialize};

use super::geometry::{Compass, Half, HalfSet, Rotation, Side, SideSet};

/// A printed tile design: its index in the catalogue. Copies of one design share it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct TileId(pub u16);

/// A segment of a tile: its index in [`Tile::segments`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct SegmentId(pub u8);

/// What an edge of a tile shows. Two edges match when they show the same terrain (TILE-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Terrain {
    Field,
    Road,
    City,
    River,
}

/// What a figure can stand on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
#[allow(missing_docs)]
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
}

/// The sets tiles are printed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum TileSet {
    Base,
    River,
    Inns,
    Traders,
    Flying,
    Ferries,
    Gold,
    Mage,
    Robbers,
    Crop,
    Hills,
    Winter,
    Gingerbread,
}

impl TileSet {
    /// All sets, in catalogue order.
    pub const ALL: [TileSet; 13] = [
        TileSet::Base,
        TileSet::River,
        TileSet::Inns,
        TileSet::Traders,
        TileSet::Flying,
        TileSet::Ferries,
        TileSet::Gold,
        TileSet::Mage,
        TileSet::Robbers,
        TileSet::Crop,
        TileSet::Hills,
        TileSet::Winter,
        TileSet::Gingerbread,
    ];
}

/// The print run whose copies are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum Print {
    /// First edition, without gardens.
    First,
    /// Second edition, the one of the Big Box.
    Second,
    /// Third edition.
    Third,
    /// Winter edition.
    Winter,
}

/// Copies of a tile in each print run, indexed by [`Print`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Copies(pub [u8; 4]);

impl Copies {
    /// Number of copies in `print`.
    pub const fn of(self, print: Print) -> u8 {
        self.0[print as usize]
    }
}

/// Goods printed in a city (TB-05).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Goods {
    Wine,
    Wheat,
    Cloth,
}

/// What closes a road on the tile where it ends. A road that runs through has none.
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
    /// A quay; it closes the road only while no ferry is attached to it (FER-06).
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
    /// City segments of this tile that it touches, bit by [`SegmentId`]. Fields only.
    pub cities: u16,
}

/// What a crop circle tile lets players do things with (CROP-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum CircleKind {
    Road,
    City,
    Field,
}

/// Animals of the Winter edition; they have no effect (WIN-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Animal {
    Bear,
    Wolf,
    Crow,
    Deer,
    Boar,
    Fox,
    Wolpertinger,
}

/// A printed symbol or crossing that some module's rules or the artists read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Symbol {
    Inn,
    Cathedral,
    Flier(Compass),
    GoldMine,
    Magic,
    Robber,
    CropCircle(CircleKind),
    Hill,
    Vineyard,
    FerryLake,
    Animal(Animal),
    Gingerbread,
    RiverSource,
    RiverLake,
    /// Two roads that cross without meeting.
    RoadBridge(SegmentId, SegmentId),
    /// A road that crosses the river.
    RiverBridge(SegmentId),
    /// A road that crosses a city: road, then city.
    RoadOverCity(SegmentId, SegmentId),
}

/// A cosmetic drawing on one copy; rules never read it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Decor {
    Highwayman,
    WaterTower,
    Farmhouse,
    Pigsty,
    CowShed,
    DonkeyStable,
}

/// What reaches one side of a tile, for joining it to its neighbour.
///
/// A city or road side has `middle`; a side that two city segments share (HS-53) has `second` too; a road, river or
/// field side has the fields of its two half-edges, in clockwise order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Link {
    /// The road or city segment.
    pub middle: Option<SegmentId>,
    /// The other city segment of a split city edge.
    pub second: Option<SegmentId>,
    /// Fields of the two half-edges, clockwise.
    pub fields: [Option<SegmentId>; 2],
}

/// A printed tile in its fixed orientation, north up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tile {
    /// Index in the catalogue.
    pub id: TileId,
    /// Stable name, for example `base/D`.
    pub name: &'static str,
    /// The set it is printed in.
    pub set: TileSet,
    /// Copies per print run.
    pub copies: Copies,
    /// Whether one copy is the start tile of its set (BASE-02).
    pub start: bool,
    /// Terrain of the four edges, clockwise from the north.
    pub edges: [Terrain; 4],
    /// Features printed on it: cities, roads, fields, then monastery or garden.
    pub segments: Vec<Segment>,
    /// Sides the river reaches: none, one (source, lake) or two.
    pub river: SideSet,
    /// Symbols and crossings.
    pub symbols: Vec<Symbol>,
    /// Cosmetic drawings, one entry for each copy of the default print; empty when unknown.
    pub decor: Vec<Option<Decor>>,
    /// What reaches each printed side; follows from `segments`.
    pub(super) links: [Link; 4],
    /// Number of rotations that differ by rule; follows from all that is printed.
    pub(super) symmetry: u8,
}

impl Segment {
    /// A segment of `kind` without anything special about it.
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

impl Tile {
    /// The terrain shown on `side` when the tile lies turned by `rotation`.
    pub fn terrain(&self, side: Side, rotation: Rotation) -> Terrain {
        self.edges[side.printed(rotation) as usize]
    }

    /// The segment with this index. Panics when there is none; ids come from this tile.
    pub fn segment(&self, id: SegmentId) -> &Segment {
        &self.segments[id.0 as usize]
    }

    /// All segments with their ids.
    pub fn each(&self) -> impl Iterator<Item = (SegmentId, &Segment)> {
        self.segments
            .iter()
            .enumerate()
            .map(|(index, segment)| (SegmentId(index as u8), segment))
    }

    /// The segment of `kind` that is the whole of its feature on the tile: monastery or garden.
    pub fn single(&self, kind: FeatureKind) -> Option<SegmentId> {
        self.each()
            .find(|(_, segment)| segment.kind == kind)
            .map(|(id, _)| id)
    }

    /// What reaches the printed side `side`.
    pub fn link(&self, side: Side) -> Link {
        self.links[side as usize]
    }

    /// How many of the four rotations differ as far as rules can tell: 1, 2 or 4. Drawings do not count.
    pub fn symmetry(&self) -> u8 {
        self.symmetry
    }

    /// The rotations worth trying: one of each kind that rules cannot tell apart.
    pub fn rotations(&self) -> &'static [Rotation] {
        match self.symmetry {
            1 => &Rotation::ALL[..1],
            2 => &Rotation::ALL[..2],
            _ => &Rotation::ALL,
        }
    }

    /// This tile with all that follows from what is printed on it.
    pub(super) fn completed(mut self) -> Self {
        self.links = Side::ALL.map(|side| self.find_link(side));
        self.symmetry = super::symmetry::distinct_rotations(&self);
        self
    }

    fn find_link(&self, side: Side) -> Link {
        let mut link = Link::default();
        for (id, segment) in self.each() {
            match segment.kind {
                FeatureKind::City | FeatureKind::Road if segment.sides.has(side) => {
                    if link.middle.is_none() {
                        link.middle = Some(id)
                    } else {
                        link.second = Some(id)
                    }
                }
                FeatureKind::Field => {
                    for (slot, half) in side.halves().into_iter().enumerate() {
                        if segment.halves.has(half) {
                            link.fields[slot] = Some(id);
                        }
                    }
                }
                _ => {}
            }
        }
        link
    }

    /// The field at a printed half-edge.
    pub fn field_at(&self, half: Half) -> Option<SegmentId> {
        self.each()
            .find(|(_, s)| s.kind == FeatureKind::Field && s.halves.has(half))
            .map(|(id, _)| id)
    }

    /// Whether `symbol` is printed on the tile.
    pub fn shows(&self, symbol: Symbol) -> bool {
        self.symbols.contains(&symbol)
    }
}
