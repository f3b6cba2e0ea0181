//! Names of segments on the table, independent of what lies there.

use std::fmt;

use super::words::{SegmentWords, TileWords, half, kind_word, side, side_letter};
use crate::rules::board::{Board, Spot};
use crate::table::LineTrouble;
use crate::table::record::Words;
use crate::tiles::{FeatureKind, HalfSet, Pos, SideSet, catalogue};

/// A segment by kind, place on the tile and cell: `field 0127 1,0`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NamedSegment {
    pub kind: FeatureKind,
    place: Place,
    pub pos: Pos,
}

/// The place of a segment on its tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Place {
    /// The only one of its kind.
    Only,
    Sides(SideSet),
    Halves(HalfSet),
    /// A field that reaches no edge, numbered from 1.
    Inner(u8),
}

/// The word for a field that reaches no edge.
const INNER: &str = "inner";

impl NamedSegment {
    /// Parses the place and cell that follow a kind: `0127 1,0`.
    ///
    /// # Errors
    /// A missing word, or one that is not a place or not a cell.
    pub fn read(kind: FeatureKind, words: &mut Words) -> Result<NamedSegment, LineTrouble> {
        let place = match kind {
            FeatureKind::Monastery | FeatureKind::Garden => Place::Only,
            _ => {
                let word = words.next()?;
                place(kind, word).ok_or_else(|| LineTrouble::unknown(word))?
            }
        };
        let word = words.next()?;
        let cell = Words::new(word).cell();
        let pos = cell.map_err(|_| LineTrouble::Number(word.to_owned()))?;
        Ok(NamedSegment { kind, place, pos })
    }

    /// The segment on a board; `None` unless exactly one segment of the tile there matches.
    pub fn find(&self, board: &Board) -> Option<Spot> {
        let placed = board.at(board.get(self.pos)?);
        let place = self.place.to_string();
        let named = SegmentWords {
            kind: self.kind,
            place: &place,
        };
        let found = named.find(catalogue().tile(placed.tile), placed.rotation);
        let segment = found.ok()?;
        Some(Spot {
            pos: self.pos,
            segment,
        })
    }
}

fn place(kind: FeatureKind, word: &str) -> Option<Place> {
    if let Some(number) = word.strip_prefix(INNER) {
        let number = match number {
            "" => 1,
            number => number.parse().ok().filter(|&number| number > 1)?,
        };
        return (kind == FeatureKind::Field).then_some(Place::Inner(number));
    }
    match kind {
        FeatureKind::Field => word
            .chars()
            .map(half)
            .collect::<Option<_>>()
            .map(Place::Halves),
        _ => word
            .chars()
            .map(side)
            .collect::<Option<_>>()
            .map(Place::Sides),
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Only => Ok(()),
            Place::Sides(sides) => sides
                .iter()
                .try_for_each(|side| write!(f, "{}", side_letter(side))),
            Place::Halves(halves) => halves.iter().try_for_each(|half| write!(f, "{}", half.0)),
            Place::Inner(1) => f.write_str(INNER),
            Place::Inner(number) => write!(f, "{INNER}{number}"),
        }
    }
}

/// As written in records: `field 0127 1,0`.
impl fmt::Display for NamedSegment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(kind_word(self.kind))?;
        match self.place {
            Place::Only => {}
            place => write!(f, " {place}")?,
        }
        write!(f, " {},{}", self.pos.x, self.pos.y)
    }
}
