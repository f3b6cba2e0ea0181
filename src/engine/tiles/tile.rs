//! One printed tile, and questions about it.

use super::geometry::{Half, Rotation, Side, SideSet};
use super::printed::{Copies, Decor, FeatureKind, Segment, SegmentId, Terrain, TileId};
use super::sets::{Symbol, TileSet};

/// What reaches one side of a tile, for joining it to its neighbour.
///
/// A city or road side has `middle`; a side shared by two city segments (HS-53) also has `second`;
/// a road, river or field side has the fields of its two half-edges.
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
    /// What reaches each printed side; derived from `segments`.
    pub(super) links: [Link; 4],
    /// Number of rotations that the rules can tell apart; derived from everything printed.
    pub(super) symmetry: u8,
}

impl Tile {
    /// The terrain on `side` when the tile is turned by `rotation`.
    pub fn terrain(&self, side: Side, rotation: Rotation) -> Terrain {
        self.edges[side.printed(rotation) as usize]
    }

    /// The segment with this index. Panics when there is none; ids come from this tile.
    #[inline]
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

    /// The segment of `kind`, which a tile has at most once: monastery or garden.
    #[inline]
    pub fn single(&self, kind: FeatureKind) -> Option<SegmentId> {
        self.each()
            .find(|(_, segment)| segment.kind == kind)
            .map(|(id, _)| id)
    }

    /// What reaches the printed side `side`.
    pub fn link(&self, side: Side) -> Link {
        self.links[side as usize]
    }

    /// How many of the four rotations the rules can tell apart: 1, 2 or 4. Drawings do not count.
    pub fn symmetry(&self) -> u8 {
        self.symmetry
    }

    /// The rotations that the rules can tell apart, each once.
    pub fn rotations(&self) -> &'static [Rotation] {
        match self.symmetry {
            1 => &Rotation::ALL[..1],
            2 => &Rotation::ALL[..2],
            _ => &Rotation::ALL,
        }
    }

    /// This tile with its derived fields filled in.
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
    #[inline]
    pub fn shows(&self, symbol: Symbol) -> bool {
        self.symbols.contains(&symbol)
    }
}
