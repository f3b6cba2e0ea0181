//! Which rotations of a tile the rules cannot tell apart.

use super::geometry::{HalfSet, Rotation, Side, SideSet};
use super::order;
use super::printed::{FeatureKind, RoadEnd, Segment, SegmentId, Terrain};
use super::sets::{Named, Symbol};
use super::tile::Tile;
use super::words::Word;

/// Number of rotations of `tile` that the rules can tell apart: 1, 2 or 4.
pub(super) fn distinct_rotations(tile: &Tile) -> u8 {
    let upright = Aspect::new(tile, Rotation::R0);
    if upright == Aspect::new(tile, Rotation::R1) {
        1
    } else if upright == Aspect::new(tile, Rotation::R2) {
        2
    } else {
        4
    }
}

/// Everything the rules read from a tile in some rotation, independent of how segments are
/// numbered.
#[derive(PartialEq, Eq)]
struct Aspect {
    edges: [Terrain; 4],
    river: SideSet,
    segments: Vec<Face>,
    symbols: Vec<Mark>,
}

/// The properties of a segment, with references by position instead of by number.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Face {
    kind: FeatureKind,
    sides: SideSet,
    halves: HalfSet,
    values: (u8, bool, bool, &'static str),
    end: Option<(&'static str, SideSet)>,
    cities: Vec<SideSet>,
}

/// A symbol: its word, its kind or direction as a number, and the sides of the segments it names.
type Mark = (&'static str, u8, [SideSet; 2]);

impl Aspect {
    fn new(tile: &Tile, rotation: Rotation) -> Self {
        let mut segments: Vec<_> = tile
            .segments
            .iter()
            .map(|segment| face(tile, segment, rotation))
            .collect();
        order::sort(&mut segments);
        let mut symbols: Vec<_> = tile
            .symbols
            .iter()
            .map(|&symbol| mark(tile, symbol, rotation))
            .collect();
        order::sort(&mut symbols);
        Self {
            edges: Side::ALL.map(|side| tile.terrain(side, rotation)),
            river: tile.river.turned(rotation),
            segments,
            symbols,
        }
    }
}

fn face(tile: &Tile, segment: &Segment, rotation: Rotation) -> Face {
    let mut cities: Vec<_> = tile
        .each()
        .filter(|&(id, _)| segment.touches(id))
        .map(|(_, city)| city.sides.turned(rotation))
        .collect();
    order::sort(&mut cities);
    Face {
        kind: segment.kind,
        sides: segment.sides.turned(rotation),
        halves: segment.halves.turned(rotation),
        values: (
            segment.shields,
            segment.cathedral,
            segment.inn,
            segment.goods.map_or("", Word::word),
        ),
        end: segment.end.map(|end| match end {
            RoadEnd::City(city) => ("city", sides_of(tile, city, rotation)),
            other => (other.word(), SideSet::EMPTY),
        }),
        cities,
    }
}

fn mark(tile: &Tile, symbol: Symbol, rotation: Rotation) -> Mark {
    let place = |id| sides_of(tile, id, rotation);
    let none = [SideSet::EMPTY; 2];
    let (value, places) = match symbol.named() {
        Named::Nothing => (0, none),
        Named::Towards(direction) => (direction.turned(rotation) as u8, none),
        Named::Circle(kind) => (kind as u8, none),
        Named::Animal(animal) => (animal as u8, none),
        Named::Roads(a, b) => {
            let mut both = [place(a), place(b)];
            order::sort(&mut both);
            (0, both)
        }
        Named::Road(road) => (0, [place(road), SideSet::EMPTY]),
        Named::RoadAndCity(road, city) => (0, [place(road), place(city)]),
    };
    (symbol.word(), value, places)
}

fn sides_of(tile: &Tile, id: SegmentId, rotation: Rotation) -> SideSet {
    tile.segments
        .get(id.0 as usize)
        .map_or(SideSet::EMPTY, |segment| segment.sides.turned(rotation))
}
