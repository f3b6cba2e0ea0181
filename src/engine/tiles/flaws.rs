//! Flaws of a single tile, as data and as sentences.

use std::fmt::{self, Display, Formatter};

use super::geometry::{Half, Side};
use super::printed::{FeatureKind, SegmentId, Terrain};
use super::tile::Tile;
use super::words::Word;

/// A part of a tile as numbered in its file: cities, roads and fields each from zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrintedPart {
    /// The segment of this kind with this number.
    Segment(FeatureKind, u8),
    River,
}

impl PrintedPart {
    /// The part for segment `id` of `tile`, which must exist.
    pub(super) fn from_segment(tile: &Tile, id: SegmentId) -> Self {
        let kind = tile.segment(id).kind;
        let before = tile.segments.iter().take(id.0.into());
        PrintedPart::Segment(kind, before.filter(|s| s.kind == kind).count() as u8)
    }
}

/// Why a tile cannot exist.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// The tile has no copies in any print.
    NeverPrinted,
    /// Nothing reaches a side that shows a city, a road or the river.
    SideUncovered(Side, Terrain),
    /// A piece reaches a side that shows something else.
    SideMismatch(Side, PrintedPart),
    /// Several pieces reach a side that is not declared as split.
    SideShared(Side),
    /// A side is declared as split, but it is not reached by exactly two cities.
    SplitWithoutTwo(Side),
    /// A half-edge that belongs to no field.
    HalfUncovered(Half),
    /// A half-edge that belongs to two fields.
    HalfShared(Half),
    /// A half-edge of a city side that belongs to a field.
    HalfInCity(Half),
    /// A road that ends on the tile does not reach exactly one side.
    EndedRoadSides(PrintedPart),
    /// A road that runs through does not reach exactly two sides.
    ThroughRoadSides(PrintedPart),
    /// A road ends at something that is not on the tile.
    EndMissing(PrintedPart, &'static str),
    /// A road ends at, or a field touches, a city that is not on the tile.
    NoSuchCity(PrintedPart, u8),
    /// A field reaches the corner where a city begins, but does not list that city: field, city.
    CornerCityUntouched(PrintedPart, PrintedPart),
    /// A field reaches no half-edge and touches no city.
    FieldNowhere(PrintedPart),
    /// The river reaches more than two sides.
    RiverSides,
    /// A river that reaches one side has neither a source nor a lake, or a source or lake has no
    /// such river.
    RiverEnd,
    /// More than one monastery or garden.
    ManyMonasteries,
    /// The same symbol twice.
    SameSymbol(&'static str),
    /// A crossing names a missing segment, one of another kind, or the same one twice.
    CrossingTarget(&'static str),
    /// An inn or a cathedral is drawn without a segment that has it, or vice versa.
    SymbolUnmatched(&'static str),
    /// The number of listed drawings differs from the copies in the default print.
    DecorCount,
    /// Two pieces cross on the tile, and no symbol allows it.
    Crossing(PrintedPart, PrintedPart),
}

impl Display for PrintedPart {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            PrintedPart::River => f.write_str("the river"),
            PrintedPart::Segment(kind @ (FeatureKind::Monastery | FeatureKind::Garden), _) => {
                write!(f, "the {}", kind.word())
            }
            PrintedPart::Segment(kind, number) => {
                let letter = &kind.word()[..1];
                write!(f, "{} {letter}{number}", kind.word())
            }
        }
    }
}

impl Display for Flaw {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match *self {
            Flaw::NeverPrinted => f.write_str("no print has a copy"),
            Flaw::SideUncovered(side, terrain) => {
                let (side, terrain) = (side.word(), terrain.name());
                write!(f, "side {side} shows a {terrain}, but none reaches it")
            }
            Flaw::SideMismatch(side, piece) => {
                write!(
                    f,
                    "{piece} reaches side {}, which shows something else",
                    side.word()
                )
            }
            Flaw::SideShared(side) => {
                write!(f, "side {} is reached twice and not split", side.word())
            }
            Flaw::SplitWithoutTwo(side) => {
                write!(
                    f,
                    "side {} is split, but not between two cities",
                    side.word()
                )
            }
            Flaw::HalfUncovered(half) => write!(f, "half-edge {} is in no field", half.0),
            Flaw::HalfShared(half) => write!(f, "half-edge {} is in two fields", half.0),
            Flaw::HalfInCity(half) => {
                write!(
                    f,
                    "half-edge {} is in a field, but its side shows a city",
                    half.0
                )
            }
            Flaw::EndedRoadSides(road) => write!(f, "{road} ends here and must reach one side"),
            Flaw::ThroughRoadSides(road) => write!(f, "{road} has no end and must reach two sides"),
            Flaw::EndMissing(road, end) => write!(f, "{road} ends at a {end}, but there is none"),
            Flaw::NoSuchCity(piece, city) => write!(f, "{piece} names c{city}, but there is none"),
            Flaw::CornerCityUntouched(field, city) => {
                write!(
                    f,
                    "{field} begins at a corner of {city}, but does not name it"
                )
            }
            Flaw::FieldNowhere(field) => {
                write!(f, "{field} reaches no half-edge and touches no city")
            }
            Flaw::RiverSides => f.write_str("the river reaches more than two sides"),
            Flaw::RiverEnd => {
                f.write_str("a river reaches one side exactly where it has a source or a lake")
            }
            Flaw::ManyMonasteries => f.write_str("more than one monastery or garden"),
            Flaw::SameSymbol(symbol) => write!(f, "the symbol `{symbol}` is there twice"),
            Flaw::CrossingTarget(symbol) => {
                write!(f, "`{symbol}` does not name two things that can cross")
            }
            Flaw::SymbolUnmatched(symbol) => {
                write!(
                    f,
                    "the symbol `{symbol}` and the segments that have it do not agree"
                )
            }
            Flaw::DecorCount => f.write_str("not one drawing for each copy of the default print"),
            Flaw::Crossing(a, b) => write!(f, "{a} and {b} cross without a bridge"),
        }
    }
}

impl Terrain {
    const fn name(self) -> &'static str {
        match self {
            Terrain::Field => "field",
            Terrain::Road => "road",
            Terrain::City => "city",
            Terrain::River => "river",
        }
    }
}
