#![doc = include_str!("FORMAT.md")]

mod read;
mod secrets;
mod write;

use super::action::{Action, Question};
use super::event::Event;
use super::game::Game;
use super::illegal::Illegal;
use super::position::{Position, PositionFault};
use super::setup::{Setup, SetupFault};
use crate::table::record::{self, Lines, Words};
use crate::table::{Kind, LineTrouble, Listener, Recorded};

/// The record of a card game.
pub type Record = record::Record<Game>;

/// Why the record of a card game cannot be read.
pub type RecordError = record::RecordError<Trouble>;

/// Why a line of a card game's record cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// A fault that any game's record may have.
    Line(LineTrouble),
    /// There is no card of this name.
    UnknownCard(String),
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

    const KIND: Kind = Kind::Cards;

    const RULES: u32 = 1;

    fn resume(
        setup: Setup,
        position: &Position,
        _: &mut impl Listener<Event>,
    ) -> Result<Game, Trouble> {
        Game::from_position(setup, position).map_err(Trouble::Position)
    }

    fn blank_setup() -> Setup {
        Setup::new(2)
    }

    const ORDER: &'static [[&'static str; 2]] = &[];

    fn subject_length(word: &str) -> Option<usize> {
        match word {
            "seats" | "round" | "dealer" | "turn" | "last" => Some(0),
            "row" | "hand" | "waiting" | "chest" | "score" => Some(1),
            "herd" => Some(2),
            _ => None,
        }
    }

    fn read_setup(setup: &mut Setup, word: &str, words: &mut Words) -> Result<(), Trouble> {
        read::setup_line(setup, word, words)
    }

    fn complete_setup(_: &mut Setup, _: u32) {}

    fn read_position(
        position: &mut Position,
        word: &str,
        words: &mut Words,
    ) -> Result<(), Trouble> {
        read::position_line(position, word, words)
    }

    fn read_action(&self, word: &str, words: &mut Words) -> Result<Action, Trouble> {
        read::action(word, words)
    }

    fn filled_in(question: Question) -> Option<&'static str> {
        match question {
            Question::Dealer => Some("dealer"),
            Question::TurnUp | Question::Deal(_) => Some("draw"),
            Question::Confirm => Some("confirm"),
            _ => None,
        }
    }

    fn write_setup(setup: &Setup, out: &mut Lines) {
        out.line(&format!("seats {}", setup.seats));
    }

    fn write_supply(setup: &Setup, out: &mut Lines) {
        write::deck_lines(setup, out);
    }

    fn write_position(position: &Position, out: &mut Lines) {
        write::position_lines(position, out);
    }
}
