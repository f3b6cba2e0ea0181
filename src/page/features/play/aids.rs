//! Aids for looking at the board: who holds what, and the remaining tiles.

use crate::context::Context;
use crate::context::active_game::set_highlight;
use crate::context::keys::hint;
use crate::context::steering::{focus_on, focus_on_next_target};
use crate::elements::choices::{group, segment};
use crate::elements::command::Command;
use crate::elements::intent::{Area, Intent, Target};
use crate::elements::tree::{Node, div, el};
use crate::sentences::claims::claims_text;
use crate::sentences::narration::unseen_in_all;
use crate::stage::TileStage;
use engine::rules::FieldScoring;
use view::scene::overlay::ClaimLayer;

/// Switches from fields to roads and cities to nothing; announces which.
pub(crate) fn cycle_claims(cx: &mut Context) {
    match cx.tile_stage().map(TileStage::next_claims) {
        Some(layer) => show_claims(cx, layer),
        None => cx.announcer.say(cx.texts().aids_off().to_string()),
    }
}

/// Shows the claims of one layer or none; announces which.
pub(crate) fn show_claims(cx: &mut Context, layer: Option<ClaimLayer>) {
    let Some(stage) = cx.tile_stage_mut().filter(|stage| stage.shows_aids()) else {
        cx.announcer.say(cx.texts().aids_off().to_string());
        return;
    };
    stage.show_claims(layer);
    let text = cx.tile_stage().map(|stage| caption(cx, stage));
    cx.announcer.say(text.unwrap_or_default().to_string());
    let stage = cx.tile_stage().zip(cx.player_names());
    let held =
        stage.and_then(|(stage, player_names)| Some(claims_text(cx, stage, &player_names, layer?)));
    cx.announcer.add(&held.unwrap_or_default());
}

/// What the claims that are shown are about.
fn caption(cx: &Context, stage: &TileStage) -> &'static str {
    let by_city = stage.game().setup().options.field_scoring == FieldScoring::PerCity;
    match stage.claims_shown() {
        Some(ClaimLayer::Fields) if by_city => cx.texts().claims_by_city(),
        Some(ClaimLayer::Fields) => cx.texts().claims_fields(),
        Some(ClaimLayer::Built) => cx.texts().claims_built(),
        None => cx.texts().claims_hidden(),
    }
}

/// The choice of a layer of claims with its caption, if aids are shown.
pub(crate) fn claims_node(cx: &Context) -> Option<Node> {
    let stage = cx.tile_stage().filter(|stage| stage.shows_aids())?;
    let (texts, shown) = (cx.texts(), stage.claims_shown());
    let layers = stage.claim_layers().map(|layer| {
        let label = match layer {
            None => texts.claims_off(),
            Some(ClaimLayer::Fields) => texts.claims_of_fields(),
            Some(ClaimLayer::Built) => texts.claims_of_built(),
        };
        let intent = Intent::ShowClaims(layer);
        segment((&intent.name(), label), layer == shown, intent.clone())
    });
    let label = hint(cx, texts.show_claims(), Command::Claims);
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
            .children(shown.map(|_| el("p").class("hint").text(caption(cx, stage)))),
    )
}

/// Shows the list of remaining tiles in place of the log, or hides it.
pub(crate) fn toggle_remaining(cx: &mut Context) {
    let opens = cx.aids() && !cx.panels.remaining();
    cx.panels.show_remaining(opens);
    set_highlight(cx, None);
    match cx.tile_stage() {
        Some(_) if !cx.aids() => cx.announcer.say(cx.texts().aids_off().to_string()),
        Some(stage) if cx.panels.remaining() => {
            cx.announcer.say(unseen_in_all(cx, stage));
            focus_on(cx, Target::Area(Area::Remaining));
        }
        Some(_) => focus_on_next_target(cx),
        None => {}
    }
}
