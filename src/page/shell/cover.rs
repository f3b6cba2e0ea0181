//! Handing the screen over.

use crate::shell::Shell;
use engine::table::Seat;

impl Shell {
    /// The person the screen is to be handed to.
    pub fn covered(&self) -> Option<Seat> {
        let table = self.played().filter(|table| !table.is_locked())?;
        table.covered()
    }
}
