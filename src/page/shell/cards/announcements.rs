//! What screen readers are told of the card game: one announcement for each change that has settled.

use crate::shell::Shell;
use crate::shell::cards::announce::{announce_settled, listen};

impl Shell {
    /// Says what came of a change, when it has settled.
    pub(in crate::shell) fn speak_of_cards(&mut self) {
        let (Some(company), Some(table)) = (self.company(), self.shown.cards_mut()) else {
            return;
        };
        let covered = table.covered().is_some();
        self.announcer.cover(covered);
        if covered {
            self.active.toast = None;
        }
        if !listen(table) {
            return;
        }
        let now = table.session().asked_seat();
        let asked = self.announcer.turn(now);
        let text = announce_settled(table, self.texts, &company, asked);
        self.announcer.say(text);
    }
}
