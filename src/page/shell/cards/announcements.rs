//! What screen readers are told of the card game: one announcement for each change that has settled.

use crate::shell::Shell;
use crate::shell::cards::announce::{announce_settled, listen};

/// Says what came of a change, when it has settled.
pub(in crate::shell) fn announce_cards(shell: &mut Shell) {
    let texts = shell.texts();
    let (Some(company), Some(stage)) = (shell.company(), shell.stage.cards_mut()) else {
        return;
    };
    let covered = stage.covered_for().is_some();
    shell.announcer.set_covered(covered);
    if covered {
        shell.active.toast = None;
    }
    if !listen(stage) {
        return;
    }
    let now = stage.session().asked_seat();
    let asked = shell.announcer.replace_asked_seat(now);
    let text = announce_settled(stage, texts, &company, asked);
    shell.announcer.say(text);
}
