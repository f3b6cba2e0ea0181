//! What the engine needs of a printed tile, turned each way, in flat tables.

use std::sync::OnceLock;

use super::edges::{Asks, EdgeFits};
use crate::tiles::{
    FeatureKind, Goods, Rotation, SegmentId, Side, Symbol, Tile, TileId, catalogue,
};

/// Marks a missing segment in a [`Join`].
pub(super) const NONE: u8 = u8::MAX;

/// What a tile offers on one side of the table: segment ids or [`NONE`].
#[derive(Clone, Copy, Debug)]
pub(super) struct Join {
    /// Road or city.
    pub middle: u8,
    /// Second city of a split edge (HS-53).
    pub second: u8,
    /// Fields of the two half-edges, clockwise.
    pub fields: [u8; 2],
}

/// The part of a segment that joined features add up.
#[derive(Clone, Copy, Debug)]
pub(super) struct SegmentPart {
    /// Kind of feature.
    pub kind: FeatureKind,
    /// Open ends: sides, or half-edges of a field.
    pub ends: u8,
    /// Shields.
    pub shields: u8,
    /// Whether an inn stands beside it.
    pub inn: bool,
    /// Whether a cathedral stands in it.
    pub cathedral: bool,
    /// Goods printed in it.
    pub goods: Option<Goods>,
    /// City segments it touches, bit by segment.
    pub cities: u16,
}

/// One printed tile as the engine sees it.
#[derive(Clone, Debug)]
pub(super) struct Shape {
    /// The rotations in which it fits where something is asked for.
    pub fits: EdgeFits,
    /// What it asks for of the cells beside it, clockwise from the north, for each rotation.
    pub asks: [[Asks; 4]; 4],
    /// What it offers on each side, for each rotation.
    pub joins: [[Join; 4]; 4],
    /// Its segments.
    pub pieces: Vec<SegmentPart>,
    /// What else it shows.
    pub symbols: &'static [Symbol],
    /// The monastery and garden segment.
    pub centre: Option<SegmentId>,
    /// Whether the river runs over it.
    pub river: bool,
}

/// The shape of a tile.
#[inline]
pub(super) fn shape(tile: TileId) -> &'static Shape {
    static SHAPES: OnceLock<Vec<Shape>> = OnceLock::new();
    &SHAPES.get_or_init(|| catalogue().tiles().iter().map(Shape::of).collect())[tile.0 as usize]
}

impl Shape {
    /// Whether it shows a symbol.
    #[inline]
    pub fn shows(&self, symbol: Symbol) -> bool {
        self.symbols.contains(&symbol)
    }

    fn of(tile: &'static Tile) -> Shape {
        let asks = Rotation::ALL.map(|rotation| {
            Side::ALL.map(|side| Asks::on(side.opposite(), tile.terrain(side, rotation)))
        });
        let joins = Rotation::ALL
            .map(|rotation| Side::ALL.map(|side| Join::of(tile, side.printed(rotation))));
        let pieces = tile.segments.iter().map(|segment| SegmentPart {
            kind: segment.kind,
            ends: (segment.sides.len() + segment.halves.len()) as u8,
            shields: segment.shields,
            inn: segment.inn,
            cathedral: segment.cathedral,
            goods: segment.goods,
            cities: segment.cities,
        });
        let centre = [FeatureKind::Monastery, FeatureKind::Garden]
            .iter()
            .find_map(|&kind| tile.single(kind));
        Shape {
            fits: EdgeFits::of(tile),
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
    fn of(tile: &Tile, printed: Side) -> Join {
        let link = tile.link(printed);
        let id = |segment: Option<SegmentId>| segment.map_or(NONE, |segment| segment.0);
        Join {
            middle: id(link.middle),
            second: id(link.second),
            fields: link.fields.map(id),
        }
    }
}
