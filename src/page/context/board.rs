//! A board on somebody else's page, as far as it differs from our own.

use crate::elements::command::Command;
use crate::elements::mode::BoardMode;
use engine::table::Seat;

/// A board on somebody else's page.
#[derive(Clone, Debug)]
pub struct EmbeddedBoard {
    /// What it is for.
    pub mode: BoardMode,
    /// Who alone sits in front of a board to be played on; without it all persons do.
    pub seat: Option<Seat>,
    /// What the host calls it; empty where it has no name for it.
    pub name: String,
    /// What its author says it shows; empty where nothing is said.
    pub alternative: String,
}

impl BoardMode {
    /// Whether anything is decided on it.
    pub(crate) const fn is_decided_on(self) -> bool {
        matches!(self, BoardMode::Task | BoardMode::Play)
    }

    /// Whether a command is of any use: nothing here leads out of the board, or to games that are saved.
    pub const fn offers(self, command: Command) -> bool {
        match command {
            Command::NewGame
            | Command::SavedGames
            | Command::Export
            | Command::Share
            | Command::SaveAsOneFile
            | Command::Copy
            | Command::Import
            | Command::Settings
            | Command::Projector
            | Command::Rules
            | Command::Menu
            | Command::Workshop
            | Command::Learn
            | Command::Review
            | Command::Help => false,
            Command::Replay
            | Command::BackToGame
            | Command::Log
            | Command::Remaining
            | Command::Hint => {
                matches!(self, BoardMode::Play)
            }
            _ => true,
        }
    }
}
