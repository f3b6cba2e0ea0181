//! Another way on from what a replay on somebody else's page shows: tried out on the same board, and left for the replay.

use super::BoardMode;
use crate::app::Shell;
use crate::app::input::focus::focus_on_next_target;
use crate::context::dialogs::Dialogs;
use crate::elements::icons::Icon;
use crate::elements::intent::Intent;
use crate::elements::tree::{Node, el};
use crate::stage::OnScreen;
use crate::stage::any_session::AnySession;
use engine::session::{Control, Session};
use engine::table::{Play, Seat};
use view::scene::tween::Millis;

/// The button that leads from a replay to a game of one's own, or from there back; none where there is no replay.
pub(crate) fn branch_button(shell: &Shell) -> Option<Node> {
    // Our own page has none.
    match shell.board_mode() {
        Some(BoardMode::Replay) => way_on_or_back(shell),
        _ => None,
    }
}

#[inline(never)]
fn way_on_or_back(shell: &Shell) -> Option<Node> {
    let texts = shell.texts();
    if shell.embedding.as_ref()?.left.is_some() {
        return Some(button(
            Intent::BackToReplay,
            Icon::Back,
            texts.back_to_replay(),
        ));
    }
    let stage = shell.any_stage()?;
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

/// Leaves the replay for a game that goes on from what it shows. Whoever is in front of the board decides for all seats.
pub(crate) fn branch_off(shell: &mut Shell, now: Millis) {
    let branch: Option<AnySession> = match &shell.stage {
        OnScreen::Nothing => None,
        OnScreen::Tiles(stage) => stage.branch().map(by_hand).map(AnySession::from),
        OnScreen::Cards(stage) => stage.branch().map(by_hand).map(AnySession::from),
    };
    let Some(branch) = branch else {
        return;
    };
    let replay = std::mem::replace(&mut shell.stage, OnScreen::Nothing);
    shell.open(branch, now);
    shell.dialogs = Dialogs::only(None);
    shell.begin_to_tell();
    if let Some(embedding) = &mut shell.embedding {
        embedding.left = Some(Box::new(replay));
    }
    focus_on_next_target(shell);
}

/// The same game, decided by persons alone.
fn by_hand<G: Play>(mut session: Session<G>) -> Session<G> {
    for seat in (0..session.seating().seats()).map(Seat) {
        session.set_control(seat, Control::Person);
    }
    session
}

/// Leads back to the replay, which stands as it was left.
pub(crate) fn back_to_replay(shell: &mut Shell, now: Millis) {
    let left = shell
        .embedding
        .as_mut()
        .and_then(|embedding| embedding.left.take());
    let Some(replay) = left else {
        return;
    };
    shell.stage = *replay;
    let layout = shell.layout.clone();
    if let Some(stage) = shell.stage.any_mut() {
        stage.set_layout(layout, now);
    }
    shell.dialogs = Dialogs::only(None);
    shell.begin_to_tell();
    shell.announcer.forget();
    let said = shell.texts().back_to_replay().to_string();
    shell.announcer.say(said);
    shell.follow_up(now);
    focus_on_next_target(shell);
}
