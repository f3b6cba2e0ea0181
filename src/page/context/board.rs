//! An embedded board, as far as it differs from our own page.

use crate::context::Context;
use crate::elements::command::{Boards, Command};
use crate::elements::mode::BoardMode;
use crate::stage::AnyStage;
use engine::table::Seat;

/// A board embedded in another page.
#[derive(Clone, Debug)]
pub struct EmbeddedBoard {
    pub mode: BoardMode,
    pub players: BoardPlayers,
    /// The sentence that is being read aloud from it, if any.
    pub spoken: Option<String>,
    /// The name that the host page gives it; empty if none.
    pub name: String,
    /// The text alternative given by its author; empty if none.
    pub alternative: String,
}

/// Who plays at a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BoardPlayers {
    /// All people of the game.
    #[default]
    All,
    /// This seat only.
    Only(Seat),
    /// Somebody who learns, for every seat that is asked.
    Learner,
}

impl BoardMode {
    /// Whether decisions are made on it.
    pub(crate) const fn is_decided_on(self) -> bool {
        matches!(self, BoardMode::Task | BoardMode::Play)
    }

    /// Whether a command is offered.
    pub fn offers(self, command: Command) -> bool {
        match command.info().boards {
            Boards::None => false,
            Boards::Played => matches!(self, BoardMode::Play),
            Boards::All => true,
        }
    }
}

impl Context {
    /// The mode of the board; `None` on our own page.
    pub fn board_mode(&self) -> Option<BoardMode> {
        self.board.as_ref().map(|board| board.mode)
    }

    /// The sentence on an embedded board that is being read aloud.
    pub(crate) fn spoken(&self) -> Option<&str> {
        self.board.as_ref()?.spoken.as_deref()
    }

    /// Whether a command is available here. A game that is tried out leads nowhere either, and gives no advice.
    pub(crate) fn offers(&self, command: Command) -> bool {
        match self.board_mode() {
            Some(mode) => mode.offers(command),
            None if self.tries_out() => {
                let advises = matches!(command, Command::Hint | Command::Replay);
                BoardMode::Play.offers(command) && !advises
            }
            None => true,
        }
    }

    /// The author's text alternative, unless it already names the whole board.
    pub(crate) fn alternative(&self) -> Option<&str> {
        let told = self.board.as_ref()?;
        let named = !told.name.is_empty() || self.active.task.is_some();
        let told = Some(told.alternative.trim_end_matches('.')).filter(|_| named);
        told.filter(|told| !told.is_empty())
    }

    /// Whether there is a finished game to review, whose end is no secret.
    pub(crate) fn can_review(&self) -> bool {
        let over = self.any_stage().is_some_and(AnyStage::is_over);
        self.offers(Command::Review) && over && !self.hides_what_comes()
    }
}
