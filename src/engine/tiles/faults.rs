//! Faults of a tile file, as data and as sentences.

use std::fmt::{self, Display, Formatter};

use super::flaws::Flaw;
use super::printed::Print;

/// A fault of a tile file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line, counted from 1.
    pub line: usize,
    /// Name of the tile on that line; empty when the fault does not concern a single tile.
    pub tile: String,
    pub reason: Reason,
}

/// Why a line of a tile file, or the file as a whole, is rejected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The file does not begin with a `set` line.
    NoSetLine,
    /// A second `set` line.
    SecondSetLine,
    /// The `set` line is not a known set, four totals and optionally `reconstructed`.
    BadSetLine,
    /// The `set` line names another set than the file name.
    OtherSet,
    /// A tile line does not begin with a name, four numbers of copies and four sides.
    BadHead,
    /// A part the format does not know.
    UnknownPart(String),
    /// A word that is not allowed in this kind of part.
    UnknownWord {
        /// The first word of the part.
        part: &'static str,
        word: String,
    },
    /// Two tiles have the same name; the first one is on this line.
    SameName(usize),
    /// The copies in one print do not add up to the declared total.
    Total {
        print: Print,
        /// The total in the `set` line.
        declared: u32,
        /// The sum over the tile lines.
        found: u32,
    },
    /// A second design is marked as start tile in this print; the first one is on this line.
    SecondStart(Print, usize),
    /// The tile described by the line cannot exist.
    Tile(Flaw),
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
            Reason::UnknownWord { part, word } => write!(f, "a `{part}` part cannot have `{word}`"),
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
            Reason::SecondStart(print, line) => {
                let print = print.name();
                write!(
                    f,
                    "line {line} has the start tile of the {print} print already"
                )
            }
            Reason::Tile(flaw) => flaw.fmt(f),
        }
    }
}
