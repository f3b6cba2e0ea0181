//! The names under which the page around the board knows the game on the screen.

use super::shell::Shell;
pub(super) use super::stage::{AnyStage as Played, OnScreen as Shown};

impl Shell {
    /// The game on the screen, whichever it is.
    pub(super) fn played(&self) -> Option<&dyn Played> {
        self.shown.any()
    }
}
