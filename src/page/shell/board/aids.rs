//! What helps to look at the board: who holds what, and which tiles are still to come.

use crate::elements::intent::{Area, Target};
use crate::shell::Shell;
use crate::shell::announce::queries::claims_told;
use crate::shell::input::focus::{focus_on, focus_on_next_target};
use crate::shell::input::press::set_highlight;
use crate::shell::panels::remaining::unseen_in_all;
use engine::rules::FieldScoring;
use view::scene::overlay::ClaimLayer;
use view::scene::tween::Millis;

/// Shows who holds the fields, then the roads and cities, then nothing again; says which.
pub(in crate::shell) fn cycle_claims(shell: &mut Shell, now: Millis) {
    let Some(stage) = shell.stage.tiles_mut().filter(|stage| stage.shows_aids()) else {
        shell.announcer.say(shell.texts().aids_off().to_string());
        return;
    };
    let claims = stage.show_next_claims();
    let by_city = stage.game().setup().options.field_scoring == FieldScoring::PerCity;
    let text = match claims {
        Some(ClaimLayer::Fields) if by_city => shell.texts().claims_by_city(),
        Some(ClaimLayer::Fields) => shell.texts().claims_fields(),
        Some(ClaimLayer::Built) => shell.texts().claims_built(),
        None => shell.texts().claims_hidden(),
    };
    shell.tell(text.to_string(), now);
    let stage = shell.stage.tiles().zip(shell.company());
    let held =
        stage.and_then(|(stage, company)| Some(claims_told(shell, stage, &company, claims?)));
    shell.announcer.add(&held.unwrap_or_default());
}

/// Opens the list of the tiles still to come in the place of the log, or closes it.
pub(in crate::shell) fn toggle_remaining(shell: &mut Shell) {
    let opens = shell.settings().aids && !shell.panels.remaining();
    shell.panels.show_remaining(opens);
    set_highlight(shell, None);
    match shell.stage.tiles() {
        Some(_) if !shell.settings().aids => {
            shell.announcer.say(shell.texts().aids_off().to_string())
        }
        Some(stage) if shell.panels.remaining() => {
            shell.announcer.say(unseen_in_all(shell, stage));
            focus_on(shell, Target::Area(Area::Remaining));
        }
        Some(_) => focus_on_next_target(shell),
        None => {}
    }
}
