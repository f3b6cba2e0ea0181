//! What the engine needs to know about printed tiles, in flat tables for each rotation.

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

use super::board::SegIx;
use super::edges::{Asks, EdgeFits};
use super::regions::Region;
use crate::tiles::{FeatureKind, Rotation, SegmentId, Side, Symbol, Tile, TileId, catalogue};

/// Marks a missing segment in a [`Join`].
pub(super) const NONE: u8 = u8::MAX;

/// What one side of a tile offers to its neighbour: segment ids or [`NONE`].
#[derive(Clone, Copy, Debug)]
pub(super) struct Join {
    /// The road or city.
    pub middle: u8,
    /// The second city of a split edge (HS-53).
    pub second: u8,
    /// The fields of the two half-edges, clockwise.
    pub fields: [u8; 2],
}

#[derive(Clone, Copy, Debug)]
pub(super) struct SegmentPart {
    pub kind: FeatureKind,
    /// The facts of a feature that consists of this segment alone.
    pub alone: Region,
    /// Where other segments of its kind are on the tile.
    pub twins: Twins,
    pub shields: u8,
    /// City segments it touches, a bit each.
    pub cities: u16,
}

/// The range of segments of the same kind on the same tile, as distances before and after one: only
/// those can belong to the same feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Twins {
    before: u8,
    after: u8,
}

impl Twins {
    /// The only one of its kind.
    pub const NONE: Twins = Twins {
        before: 0,
        after: 0,
    };

    fn find(tile: &Tile, id: SegmentId, kind: FeatureKind) -> Twins {
        let same = || tile.each().filter(|(_, other)| other.kind == kind);
        let ids = || same().map(|(other, _)| other.0);
        Twins {
            before: id.0 - ids().min().unwrap_or(id.0),
            after: ids().max().unwrap_or(id.0) - id.0,
        }
    }

    /// The first and last segment of the range, on the table, for the segment `seg`.
    #[inline]
    pub fn around(self, seg: SegIx) -> [usize; 2] {
        let seg = usize::from(seg.0);
        [
            seg - usize::from(self.before),
            seg + usize::from(self.after),
        ]
    }
}

/// A printed tile as the engine sees it.
#[derive(Clone, Debug)]
pub(super) struct Shape {
    /// Which requirements of an empty cell it meets, and in which rotations.
    pub fits: EdgeFits,
    /// What it requires of the neighbouring cells, clockwise from the north, for each rotation.
    pub asks: [[Asks; 4]; 4],
    /// What it offers on each side, for each rotation.
    pub joins: [[Join; 4]; 4],
    pub pieces: Vec<SegmentPart>,
    /// Symbols and crossings printed on it.
    pub symbols: &'static [Symbol],
    /// The monastery or garden segment.
    pub centre: Option<SegmentId>,
    /// Whether the river runs over it.
    pub river: bool,
}

#[inline]
pub(super) fn shape(tile: TileId) -> &'static Shape {
    static SHAPES: OnceLock<Vec<Shape>> = OnceLock::new();
    &SHAPES.get_or_init(|| catalogue().tiles().iter().map(Shape::from_tile).collect())
        [tile.0 as usize]
}

impl Shape {
    /// Whether it shows a symbol.
    #[inline]
    pub fn shows(&self, symbol: Symbol) -> bool {
        self.symbols.contains(&symbol)
    }

    fn from_tile(tile: &'static Tile) -> Shape {
        let asks = Rotation::ALL.map(|rotation| {
            Side::ALL.map(|side| Asks::on(side.opposite(), tile.terrain(side, rotation)))
        });
        let joins = Rotation::ALL
            .map(|rotation| Side::ALL.map(|side| Join::at_side(tile, side.printed(rotation))));
        let pieces = tile.each().map(|(id, segment)| SegmentPart {
            kind: segment.kind,
            alone: Region::from_segment(segment),
            twins: Twins::find(tile, id, segment.kind),
            shields: segment.shields,
            cities: segment.cities,
        });
        let centre = [FeatureKind::Monastery, FeatureKind::Garden]
            .iter()
            .find_map(|&kind| tile.single(kind));
        Shape {
            fits: EdgeFits::from_tile(tile),
            asks,
            joins,
            pieces: pieces.collect(),
            symbols: &tile.symbols,
            centre,
            river: !tile.river.is_empty(),
        }
    }
}

impl Join {
    fn at_side(tile: &Tile, printed: Side) -> Join {
        let link = tile.link(printed);
        let id = |segment: Option<SegmentId>| segment.map_or(NONE, |segment| segment.0);
        Join {
            middle: id(link.middle),
            second: id(link.second),
            fields: link.fields.map(id),
        }
    }
}
