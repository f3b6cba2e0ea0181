//! What helps to look at the board: who holds what, and which tiles are still to come.

use crate::app::Shell;
use crate::app::input::focus::{focus_on, focus_on_next_target};
use crate::app::input::keys::hint;
use crate::app::input::press::set_highlight;
use crate::elements::command::Command;
use crate::elements::intent::{Area, Intent, Target};
use crate::elements::tree::{Node, div, el};
use crate::features::announce::queries::claims_told;
use crate::features::dialogs::choices::{group, segment};
use crate::features::panels::remaining::unseen_in_all;
use crate::stage::TileStage;
use engine::rules::FieldScoring;
use view::scene::overlay::ClaimLayer;

/// Shows who holds the fields, then the roads and cities, then nothing again; says which.
pub(crate) fn cycle_claims(shell: &mut Shell) {
    match shell.stage.tiles().map(TileStage::next_claims) {
        Some(layer) => show_claims(shell, layer),
        None => shell.announcer.say(shell.texts().aids_off().to_string()),
    }
}

/// Shows who holds what on the board, of one layer or of none; says which.
pub(crate) fn show_claims(shell: &mut Shell, layer: Option<ClaimLayer>) {
    let Some(stage) = shell.stage.tiles_mut().filter(|stage| stage.shows_aids()) else {
        shell.announcer.say(shell.texts().aids_off().to_string());
        return;
    };
    stage.show_claims(layer);
    let text = shell.stage.tiles().map(|stage| caption(shell, stage));
    shell.announcer.say(text.unwrap_or_default().to_string());
    let stage = shell.stage.tiles().zip(shell.company());
    let held = stage.and_then(|(stage, company)| Some(claims_told(shell, stage, &company, layer?)));
    shell.announcer.add(&held.unwrap_or_default());
}

/// What the claims that are shown are about.
fn caption(shell: &Shell, stage: &TileStage) -> &'static str {
    let by_city = stage.game().setup().options.field_scoring == FieldScoring::PerCity;
    match stage.claims_shown() {
        Some(ClaimLayer::Fields) if by_city => shell.texts().claims_by_city(),
        Some(ClaimLayer::Fields) => shell.texts().claims_fields(),
        Some(ClaimLayer::Built) => shell.texts().claims_built(),
        None => shell.texts().claims_hidden(),
    }
}

/// The choice of what is shown of claims, and below it what that is; when somebody wants aids.
pub(crate) fn claims_node(shell: &Shell) -> Option<Node> {
    let stage = shell.stage.tiles().filter(|stage| stage.shows_aids())?;
    let (texts, shown) = (shell.texts(), stage.claims_shown());
    let layers = stage.claim_layers().map(|layer| {
        let label = match layer {
            None => texts.claims_off(),
            Some(ClaimLayer::Fields) => texts.claims_of_fields(),
            Some(ClaimLayer::Built) => texts.claims_of_built(),
        };
        let intent = Intent::ShowClaims(layer);
        segment((&intent.name(), label), layer == shown, intent.clone())
    });
    let label = hint(shell, texts.show_claims(), Command::Claims);
    let choice = div("row-of-claims")
        .hover_title(label)
        .child(
            el("b")
                .attr("aria-hidden", "true")
                .text(texts.claims_head()),
        )
        .child(group(texts.show_claims(), layers.collect()));
    let class = if shown.is_some() {
        "claims on"
    } else {
        "claims"
    };
    Some(
        div(class)
            .child(choice)
            .children(shown.map(|_| el("p").class("hint").text(caption(shell, stage)))),
    )
}

/// Opens the list of the tiles still to come in the place of the log, or closes it.
pub(crate) fn toggle_remaining(shell: &mut Shell) {
    let opens = shell.aids() && !shell.panels.remaining();
    shell.panels.show_remaining(opens);
    set_highlight(shell, None);
    match shell.stage.tiles() {
        Some(_) if !shell.aids() => shell.announcer.say(shell.texts().aids_off().to_string()),
        Some(stage) if shell.panels.remaining() => {
            shell.announcer.say(unseen_in_all(shell, stage));
            focus_on(shell, Target::Area(Area::Remaining));
        }
        Some(_) => focus_on_next_target(shell),
        None => {}
    }
}
