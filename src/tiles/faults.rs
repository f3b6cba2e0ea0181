//! What can be wrong with a tile file, as data and as sentences.

use std::fmt::{self, Display, Formatter};

use super::geometry::{Half, Side};
use super::printed::{FeatureKind, Print, SegmentId, Terrain, Tile};
use super::words::Word;

/// Something wrong with a tile file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line, counted from one.
    pub line: usize,
    /// Name of the tile on that line; empty when the fault is not about one tile.
    pub tile: String,
    /// What is wrong.
    pub reason: Reason,
}

/// A part of a tile as its file numbers it: cities, roads and fields each from zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// The segment of this kind with this number.
    Segment(FeatureKind, u8),
    /// The river.
    River,
}

impl Piece {
    /// The piece that the segment `id` of `tile` is. The tile has that segment.
    pub(super) fn of(tile: &Tile, id: SegmentId) -> Self {
        let kind = tile.segment(id).kind;
        let before = tile.segments.iter().take(id.0.into());
        Piece::Segment(kind, before.filter(|s| s.kind == kind).count() as u8)
    }
}

/// Why a line of a tile file, or the file as a whole, is not accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The file does not begin with a `set` line.
    NoSetLine,
    /// A second `set` line.
    SecondSetLine,
    /// The `set` line is not made of a known set, four totals and perhaps `reconstructed`.
    BadSetLine,
    /// The set line names another set than the file does.
    OtherSet,
    /// A tile line does not begin with a name, four numbers of copies and four sides.
    BadHead,
    /// A part that the format does not know.
    UnknownPart(String),
    /// A word that cannot stand in a part of this kind.
    UnknownWord {
        /// The first word of the part.
        part: &'static str,
        /// The word that is not understood.
        word: String,
    },
    /// Two tiles have the same name; the first one is on this line.
    SameName(usize),
    /// The copies in one print do not add up to the declared total.
    Total {
        /// The print.
        print: Print,
        /// What the set line declares.
        declared: u32,
        /// What the tile lines add up to.
        found: u32,
    },
    /// A tile without copies in any print.
    NeverPrinted,
    /// Nothing reaches a side that shows a city, a road or the river.
    SideUncovered(Side, Terrain),
    /// A piece reaches a side that shows something else.
    SideMismatch(Side, Piece),
    /// More pieces than one reach a side that is not declared as split.
    SideShared(Side),
    /// A side is declared as split, but not exactly two cities reach it.
    SplitWithoutTwo(Side),
    /// A half-edge that belongs to no field.
    HalfUncovered(Half),
    /// A half-edge that belongs to two fields.
    HalfShared(Half),
    /// A half-edge of a city side that belongs to a field.
    HalfInCity(Half),
    /// A road that ends on the tile reaches other than one side.
    EndedRoadSides(Piece),
    /// A road that runs through reaches other than two sides.
    ThroughRoadSides(Piece),
    /// A road ends at something that is not on the tile.
    EndMissing(Piece, &'static str),
    /// A road ends at, or a field touches, a city that is not on the tile.
    NoSuchCity(Piece, u8),
    /// A field reaches the corner where a city begins, but is not said to touch it: field, city.
    CornerCityUntouched(Piece, Piece),
    /// A field reaches no half-edge and touches no city.
    FieldNowhere(Piece),
    /// The river reaches more than two sides.
    RiverSides,
    /// A river that reaches one side has neither a source nor a lake, or a source or lake has no such river.
    RiverEnd,
    /// More than one monastery or garden.
    ManyMonasteries,
    /// The same symbol twice.
    SameSymbol(&'static str),
    /// A crossing names a segment that is not there or is of another kind, or the same one twice.
    CrossingTarget(&'static str),
    /// An inn or a cathedral is drawn without a segment that has it, or the other way round.
    SymbolUnmatched(&'static str),
    /// Drawings are listed for a number of copies that is not the number in the default print.
    DecorCount,
    /// Two pieces cross on the tile and no symbol says that they may.
    Crossing(Piece, Piece),
}

impl Display for Fault {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "line {}", self.line)?;
        if !self.tile.is_empty() {
            write!(f, ", {}", self.tile)?;
        }
        write!(f, ": {}", self.reason)
    }
}

impl Display for Piece {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Piece::River => f.write_str("the river"),
            Piece::Segment(kind @ (FeatureKind::Monastery | FeatureKind::Garden), _) => {
                write!(f, "the {}", kind.word())
            }
            Piece::Segment(kind, number) => {
                let letter = &kind.word()[..1];
                write!(f, "{} {letter}{number}", kind.word())
            }
        }
    }
}

impl Display for Reason {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Reason::NoSetLine => f.write_str("the file must begin with a `set` line"),
            Reason::SecondSetLine => f.write_str("there is a second `set` line"),
            Reason::BadSetLine => f.write_str(
                "a `set` line is a known set, four totals and perhaps the word `reconstructed`",
            ),
            Reason::OtherSet => f.write_str("the file is named after another set"),
            Reason::BadHead => {
                f.write_str("a tile begins with its name, four numbers of copies and four sides")
            }
            Reason::UnknownPart(part) => write!(f, "there is no such part as `{part}`"),
            Reason::UnknownWord { part, word } => write!(f, "a {part} cannot have `{word}`"),
            Reason::SameName(line) => write!(f, "line {line} has a tile of the same name"),
            Reason::Total {
                print,
                declared,
                found,
            } => {
                let print = print.name();
                write!(
                    f,
                    "{found} copies in the {print} print, {declared} declared"
                )
            }
            Reason::NeverPrinted => f.write_str("no print has a copy"),
            _ => self.on_tile(f),
        }
    }
}

impl Reason {
    fn on_tile(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Reason::SideUncovered(side, terrain) => {
                let (side, terrain) = (side.word(), terrain_name(*terrain));
                write!(f, "side {side} shows a {terrain}, but none reaches it")
            }
            Reason::SideMismatch(side, piece) => {
                write!(
                    f,
                    "{piece} reaches side {}, which shows something else",
                    side.word()
                )
            }
            Reason::SideShared(side) => {
                write!(f, "side {} is reached twice and not split", side.word())
            }
            Reason::SplitWithoutTwo(side) => {
                write!(
                    f,
                    "side {} is split, but not between two cities",
                    side.word()
                )
            }
            Reason::HalfUncovered(half) => write!(f, "half-edge {} is in no field", half.0),
            Reason::HalfShared(half) => write!(f, "half-edge {} is in two fields", half.0),
            Reason::HalfInCity(half) => {
                write!(
                    f,
                    "half-edge {} is in a field, but its side shows a city",
                    half.0
                )
            }
            Reason::EndedRoadSides(road) => {
                write!(f, "{road} ends on the tile and must reach one side")
            }
            Reason::ThroughRoadSides(road) => {
                write!(f, "{road} has no end and must reach two sides")
            }
            Reason::EndMissing(road, end) => {
                write!(f, "{road} ends at a {end}, but the tile has none")
            }
            Reason::NoSuchCity(piece, number) => {
                write!(f, "{piece} names city c{number}, which is not on the tile")
            }
            _ => self.across_tile(f),
        }
    }

    fn across_tile(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Reason::CornerCityUntouched(field, city) => {
                write!(
                    f,
                    "{field} begins at a corner of {city}, but does not name it"
                )
            }
            Reason::FieldNowhere(field) => {
                write!(f, "{field} reaches no half-edge and touches no city")
            }
            Reason::RiverSides => f.write_str("the river reaches more than two sides"),
            Reason::RiverEnd => {
                f.write_str("a river reaches one side exactly where it has a source or a lake")
            }
            Reason::ManyMonasteries => f.write_str("more than one monastery or garden"),
            Reason::SameSymbol(symbol) => write!(f, "the symbol `{symbol}` is there twice"),
            Reason::CrossingTarget(symbol) => {
                write!(f, "`{symbol}` does not name two things that can cross")
            }
            Reason::SymbolUnmatched(symbol) => {
                write!(
                    f,
                    "the symbol `{symbol}` and the segments that have it do not agree"
                )
            }
            Reason::DecorCount => {
                f.write_str("there must be one drawing for each copy of the default print")
            }
            Reason::Crossing(a, b) => write!(f, "{a} and {b} cross without a bridge"),
            _ => Ok(()),
        }
    }
}

fn terrain_name(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Field => "field",
        Terrain::Road => "road",
        Terrain::City => "city",
        Terrain::River => "river",
    }
}
