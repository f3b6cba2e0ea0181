//! Playing on from a moment, on a copy of the game. The reviewed game stays aside; the copy is thrown away unless somebody keeps it.

use super::{Begun, Review};
use crate::context::Context;
use crate::elements::icons::Icon;
use crate::elements::intent::{FindIntent, Intent};
use crate::elements::tree::{Node, div, el};
use crate::widgets::labelled_intent;
use view::scene::tween::Millis;

impl Review {
    /// Ends what is tried on the copy. Returns the button of the review that began it.
    pub(crate) fn end_trial(&mut self) -> Option<Intent> {
        Some(match self.trial.take()? {
            Begun::Finding(finding) => Intent::Find(FindIntent::Begin(finding.step)),
            Begun::Game(step) => Intent::TryFrom(step),
        })
    }
}

/// Shows the place of a moment on the copy that is played on from there, as the review does.
pub(crate) fn show_place(review: &Review, cx: &mut Context, step: usize, now: Millis) {
    if let (Some(moment), Some(stage)) = (review.moment(step), cx.tile_stage_mut()) {
        stage.keep_in_sight(moment.cells(), now);
    }
}

/// A way out of a copy: on a small phone a drawing.
pub(super) fn way_out(intent: Intent, icon: Icon, name: &str) -> Node {
    labelled_intent("named drawn", intent, icon, name).hover_title(name)
}

/// Beside the board: what becomes of the copy, and the ways out.
pub(super) fn trying_node(cx: &Context) -> Node {
    let texts = cx.texts();
    let back = Intent::Find(FindIntent::Leave);
    div("remarks")
        .class("moment finding")
        .key("trying")
        .attr("data-area", "tip")
        .attr("role", "group")
        .attr("aria-label", texts.review_try())
        .child(div("told").child(el("p").text(texts.review_trying())))
        .child(
            div("moment-ways")
                .child(way_out(back, Icon::Before, texts.review_back()))
                .child(way_out(Intent::KeepTry, Icon::Games, texts.review_keep())),
        )
}
