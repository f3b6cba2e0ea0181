//! The workshop as the rest of the page knows it: the game waits behind it while a position is drawn up.

use crate::context::hindrance::Hindrance;
use crate::elements::command::Command;
use engine::rules::Edition;

/// What the rest of the page has to know of the position that is drawn up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drafting {
    /// The edition whose words are used.
    pub edition: Edition,
    /// Whether the last change can be taken back.
    pub can_undo: bool,
    /// Whether a change that was taken back can be made again.
    pub can_redo: bool,
    /// Whether there is something to be turned.
    pub can_turn: bool,
}

impl Drafting {
    /// Why a command would do nothing in the workshop now; none when it does something.
    pub(crate) fn hindrance(self, command: Command) -> Option<Hindrance> {
        let able = match command {
            Command::TakeBack => self.can_undo,
            Command::Redo => self.can_redo,
            Command::TurnLeft | Command::TurnRight => self.can_turn,
            command => is_offered(command),
        };
        (!able).then_some(Hindrance::Nothing)
    }
}

/// Whether a command means something in the workshop.
const fn is_offered(command: Command) -> bool {
    matches!(
        command,
        Command::TurnLeft
            | Command::TurnRight
            | Command::TakeBack
            | Command::Redo
            | Command::ZoomIn
            | Command::ZoomOut
            | Command::Fit
            | Command::Settings
            | Command::Workshop
            | Command::Close
    )
}
