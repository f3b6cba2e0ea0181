//! The workshop, as far as the rest of the page needs it: the game waits behind it.

use crate::context::idle::Hindrance;
use crate::elements::command::Command;
use engine::rules::Edition;

/// The state of the workshop's position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drafting {
    /// The edition whose terms are used.
    pub edition: Edition,
    pub can_undo: bool,
    pub can_redo: bool,
    /// Whether there is a tile to turn.
    pub can_turn: bool,
}

impl Drafting {
    /// Why a command would do nothing in the workshop now; none if it does something.
    pub(crate) fn hindrance(self, command: Command) -> Option<Hindrance> {
        let able = match command {
            Command::Undo => self.can_undo,
            Command::Redo => self.can_redo,
            Command::TurnLeft | Command::TurnRight => self.can_turn,
            command => command.info().in_workshop,
        };
        (!able).then_some(Hindrance::Nothing)
    }
}
