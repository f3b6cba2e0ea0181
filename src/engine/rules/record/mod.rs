#![doc = include_str!("FORMAT.md")]

mod actions;
mod marks;
mod named;
mod read;
mod secrets;
mod words;
mod write;

use super::action::{Action, Question};
use super::event::Event;
use super::game::Game;
use super::illegal::Illegal;
use super::modules::Part;
use super::options::{Edition, OptionWord};
use super::position::Position;
use super::position_fault::PositionFault;
use super::setup::{Setup, SetupFault};
use crate::table::record::{self, Lines, Marked, Words};
use crate::table::{Kind, LineTrouble, Listener, Recorded};
use crate::tiles::Pos;

pub use named::NamedSegment;
pub(super) use words::kind_word;
pub use words::segment_name;

/// The record of a tile game.
pub type Record = record::Record<Game>;

/// Why the record of a tile game cannot be read.
pub type RecordError = record::RecordError<Trouble>;

/// Why a line of a record cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// A fault that any game's record may have.
    Line(LineTrouble),
    /// The option has no such value.
    OptionValue(OptionWord, String),
    /// There is no tile of this name.
    UnknownTile(String),
    /// This is not a cell, like `1,-2`.
    Cell(String),
    /// The cell is farther away than any game gets: see [`Pos::LIMIT`].
    FarCell(String),
    /// No tile lies on this cell.
    NoTileAt(Pos),
    /// The tile has no such segment.
    NoSuchSegment(String),
    /// More than one segment of the tile matches.
    Ambiguous(String),
    /// The setup or the position is impossible, for all these reasons.
    Position(Vec<PositionFault>),
    /// The rules refuse the action.
    Illegal(Illegal),
}

impl From<LineTrouble> for Trouble {
    fn from(trouble: LineTrouble) -> Self {
        Trouble::Line(trouble)
    }
}

impl From<Vec<SetupFault>> for Trouble {
    fn from(faults: Vec<SetupFault>) -> Self {
        Trouble::Position(faults.into_iter().map(PositionFault::Setup).collect())
    }
}

impl From<Illegal> for Trouble {
    fn from(illegal: Illegal) -> Self {
        Trouble::Illegal(illegal)
    }
}

impl Recorded for Game {
    type Trouble = Trouble;

    const KIND: Kind = Kind::Tiles;

    const RULES: u32 = 2;

    fn resume(
        setup: Setup,
        position: &Position,
        listener: &mut impl Listener<Event>,
    ) -> Result<Game, Trouble> {
        Game::from_position(setup, position, listener).map_err(Trouble::Position)
    }

    fn blank_setup() -> Setup {
        let mut setup = Setup::base(Edition::Current, 2);
        setup.sets.clear();
        setup
    }

    const ORDER: &'static [[&'static str; 2]] = &[["edition", "option"], ["rules", "option"]];

    fn subject_length(word: &str) -> Option<usize> {
        match word {
            "edition" | "seats" | "turn" | "drawn" | "gingerbread" | "mage" | "witch" => Some(0),
            "set" | "part" | "option" | "handicap" => Some(1),
            "score" | "ingots" | "gold" | "flock" | "hand" => Some(1),
            "goods" => Some(2),
            _ => None,
        }
    }

    fn read_setup(setup: &mut Setup, word: &str, words: &mut Words) -> Result<(), Trouble> {
        read::setup_line(setup, word, words)
    }

    fn by_rules(setup: &mut Setup, revision: u32) {
        // R-MSG-04: in revision 1 a tie was enough.
        setup.options.message_control_tie = revision == 1;
    }

    fn complete_setup(setup: &mut Setup, revision: u32) {
        if setup.sets.is_empty() {
            setup.sets = Setup::base(setup.edition, 2).sets;
        }
        // Without messengers the option has no effect, so it gets its default.
        if revision == 1 && !setup.parts.has(Part::Messengers) {
            setup.options.message_control_tie = false;
        }
    }

    fn read_position(
        position: &mut Position,
        word: &str,
        words: &mut Words,
    ) -> Result<(), Trouble> {
        read::position_line(position, word, words)
    }

    fn read_action(&self, word: &str, words: &mut Words) -> Result<Action, Trouble> {
        actions::read_action(self, word, words)
    }

    fn read_mark(&self, word: &str, words: &mut Words) -> Result<Option<Marked>, Trouble> {
        marks::read_mark(self, word, words)
    }

    fn mark_text(&self, on: Marked) -> String {
        marks::mark_text(self, on)
    }

    fn brief_text(&self, action: Action) -> String {
        actions::brief_line(self, action)
    }

    fn filled_in(question: Question) -> Option<&'static str> {
        let filled = question.purpose().is_some() || question == Question::Confirm;
        filled.then(|| question.name())
    }

    fn write_setup(setup: &Setup, out: &mut Lines) {
        write::setup_lines(setup, out);
    }

    fn write_supply(setup: &Setup, out: &mut Lines) {
        write::stack_lines(setup, out);
    }

    fn write_position(position: &Position, out: &mut Lines) {
        write::position_lines(position, out);
    }
}
