#![doc = include_str!("FORMAT.md")]

mod option_word;
mod read;
mod words;
mod write;

use std::fmt;

use serde::{Deserialize, Serialize};

use super::action::Action;
use super::deal::Croupier;
use super::event::Event;
use super::game::Game;
use super::illegal::Illegal;
use super::position::Position;
use super::position_fault::PositionFault;
use super::setup::Setup;
use crate::table::{Listener, Seat};
use crate::tiles::Pos;

pub use option_word::OptionWord;
pub(super) use words::kind_word;
pub use words::segment_name;

/// The version of the text format.
pub const FORMAT: u32 = 1;
/// The revision of the rules that records are played by.
pub const RULES: u32 = 1;

/// What a session wants to keep about a seat; the rules do not read it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PlayerLine {
    /// Which seat.
    pub seat: Seat,
    /// The rest of the line.
    pub text: String,
}

/// A setup, an optional start position, and the actions so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// What was agreed. An explicit stack is dealt in the order of its list.
    pub setup: Setup,
    /// Decides every outcome that no action names.
    pub seed: u64,
    /// Kept about the seats.
    pub players: Vec<PlayerLine>,
    /// Where the game begins, if not at the beginning.
    pub position: Option<Position>,
    /// All decisions so far, outcomes of chance included.
    pub actions: Vec<Action>,
}

/// Why a line of a record cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The first line is not `bastide` and a version.
    NotARecord,
    /// The record is of another version of the format or the rules.
    Version(u32),
    /// The line begins with a word that means nothing here.
    UnknownWord(String),
    /// The option has no such value.
    OptionValue(OptionWord, String),
    /// Something is missing at the end of the line.
    Missing,
    /// There is more on the line than it can hold.
    TooMuch(String),
    /// This is not a number, or out of range.
    Number(String),
    /// There is no tile of this name.
    UnknownTile(String),
    /// This is not a cell, like `1,-2`.
    Cell(String),
    /// No tile lies on this cell.
    NoTileAt(Pos),
    /// The tile has no such segment.
    NoSuchSegment(String),
    /// More than one segment of the tile is meant.
    Ambiguous(String),
    /// The setup or the position is impossible, for all these reasons.
    Position(Vec<PositionFault>),
    /// The rules refuse the action.
    Illegal(Illegal),
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::NotARecord => f.write_str("a record begins with the line `bastide 1`"),
            Trouble::Version(version) => write!(f, "version {version} is not known here"),
            Trouble::UnknownWord(word) => write!(f, "`{word}` means nothing here"),
            Trouble::OptionValue(option, word) => write!(
                f,
                "`{word}` is no value of {}, which may be {}",
                option.name(),
                option.values()
            ),
            Trouble::Missing => f.write_str("something is missing at the end of the line"),
            Trouble::TooMuch(word) => write!(f, "`{word}` is too much on this line"),
            Trouble::Number(word) => write!(f, "`{word}` is not a number that fits here"),
            Trouble::UnknownTile(word) => write!(f, "there is no tile `{word}`"),
            Trouble::Cell(word) => write!(f, "`{word}` is not a cell, like 1,-2"),
            Trouble::NoTileAt(pos) => write!(f, "no tile lies on {},{}", pos.x, pos.y),
            Trouble::NoSuchSegment(word) => write!(f, "the tile has no {word}"),
            Trouble::Ambiguous(word) => write!(f, "more than one part of the tile is a {word}"),
            Trouble::Position(faults) => {
                for (index, fault) in faults.iter().enumerate() {
                    let gap = if index == 0 { "" } else { "; " };
                    write!(f, "{gap}{fault}")?;
                }
                Ok(())
            }
            Trouble::Illegal(illegal) => illegal.fmt(f),
        }
    }
}

/// Why a record cannot be read: where, and what is wrong there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The line, from 1; the last one when the whole record is meant.
    pub line: u32,
    /// What is wrong.
    pub trouble: Trouble,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.trouble)
    }
}

impl std::error::Error for RecordError {}

impl Record {
    /// A record at the beginning of a game.
    pub fn new(setup: Setup, seed: u64) -> Self {
        Record {
            setup,
            seed,
            players: Vec::new(),
            position: None,
            actions: Vec::new(),
        }
    }

    /// The dealer of this game, before its first question.
    pub fn croupier(&self) -> Croupier {
        Croupier::listed(self.seed, self.setup.stack.iter().flatten().copied())
    }

    /// The game before the first action.
    pub fn start(&self, listener: &mut impl Listener<Event>) -> Result<Game, Trouble> {
        let game = match &self.position {
            Some(position) => Game::from_position(self.setup.clone(), position, listener),
            None => Game::start(self.setup.clone(), listener)
                .map_err(|faults| faults.into_iter().map(PositionFault::Setup).collect()),
        };
        game.map_err(Trouble::Position)
    }

    /// Plays all actions; the game and its dealer stand where the record ends.
    pub fn replay(&self, listener: &mut impl Listener<Event>) -> Result<(Game, Croupier), Trouble> {
        let mut game = self.start(listener)?;
        let mut croupier = self.croupier();
        for &action in &self.actions {
            croupier.skip(&game, action);
            game.apply(action, listener).map_err(Trouble::Illegal)?;
        }
        Ok((game, croupier))
    }
}
