//! What screen readers are told of the card game: one announcement for each change that has settled.

use crate::shell::Shell;
use crate::shell::cards::announce::{announce_settled, listen};

/// Says what came of a change, when it has settled.
pub(in crate::shell) fn announce_cards(shell: &mut Shell) {
    let texts = shell.texts();
    let (Some(company), Some(table)) = (shell.company(), shell.stage.cards_mut()) else {
        return;
    };
    let covered = table.covered().is_some();
    shell.announcer.cover(covered);
    if covered {
        shell.active.toast = None;
    }
    if !listen(table) {
        return;
    }
    let now = table.session().asked_seat();
    let asked = shell.announcer.turn(now);
    let text = announce_settled(table, texts, &company, asked);
    shell.announcer.say(text);
}
