//! Branches of a replay on another page: a game tried out on the same board, and left to return to the replay.

use super::BoardMode;
use crate::context::Context;
use crate::elements::icons::Icon;
use crate::elements::intent::Intent;
use crate::elements::tree::{Node, el};
use crate::features::embed::Embedding;
use engine::session::{Control, Session};
use engine::table::{Play, Seat};

/// The button from a replay to a game of one's own, or back; `None` where there is no replay.
pub(crate) fn branch_button(embedding: &Embedding, cx: &Context) -> Option<Node> {
    // Our own page has none.
    match cx.board_mode() {
        Some(BoardMode::Replay) => way_on_or_back(embedding, cx),
        _ => None,
    }
}

fn way_on_or_back(embedding: &Embedding, cx: &Context) -> Option<Node> {
    let texts = cx.texts();
    if embedding.left.is_some() {
        return Some(button(
            Intent::BackToReplay,
            Icon::Back,
            texts.back_to_replay(),
        ));
    }
    let stage = cx.any_stage()?;
    let (at, last) = stage.replay()?.position();
    let on = button(Intent::PlayOn, Icon::Meeple, texts.play_on());
    Some(on.flag("disabled", at >= last && stage.is_over()))
}

fn button(run: Intent, icon: Icon, label: &str) -> Node {
    el("button")
        .class("icon-button round")
        .key("branch")
        .attr("type", "button")
        .hover_title(label)
        .attr("aria-label", label)
        .run(run)
        .child(icon.node())
}

/// The same game with persons on all seats.
pub(crate) fn by_hand<G: Play>(mut session: Session<G>) -> Session<G> {
    for seat in (0..session.seating().seats()).map(Seat) {
        session.set_control(seat, Control::Person);
    }
    session
}
