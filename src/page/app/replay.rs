//! The keys of a replay, and games that continue from one.

use crate::app::App;
use crate::app::review::leave_moment;
use crate::context::Context;
use crate::context::clock::Clock;
use crate::context::effects::Effect;
use crate::context::steering::focus_on_next_target;
use crate::elements::command::Command;
use crate::elements::table_note::{DeckTry, TableNote};
use crate::stage::any_session::AnySession;
use crate::stage::for_both;
use crate::stage::replay::{ReplayGoal, ReplayMove};
use view::scene::tween::Millis;

/// Handles a key while a replay is open. Returns whether it did anything.
pub(crate) fn replay_key(app: &mut App, key: &str, now: Millis) -> bool {
    let closes = app.cx.offers(Command::BackToGame);
    if app.cx.any_stage().is_none_or(|one| one.replay().is_none()) {
        return false;
    }
    let wish = match key {
        "ArrowLeft" | "PageUp" => ReplayMove::To(ReplayGoal::TurnBack),
        "ArrowRight" | "PageDown" => ReplayMove::To(ReplayGoal::TurnOn),
        "ArrowUp" => ReplayMove::To(ReplayGoal::Back),
        "ArrowDown" => ReplayMove::To(ReplayGoal::On),
        "Home" => ReplayMove::To(ReplayGoal::First),
        "End" => ReplayMove::To(ReplayGoal::Last),
        " " => ReplayMove::PlayOrPause,
        "Escape" if closes => ReplayMove::Close,
        _ => return false,
    };
    if app.cx.keeps_end_secret(wish, now) {
        return true;
    }
    if wish == ReplayMove::Close {
        leave_replay(app, now);
    } else if let Some(stage) = app.cx.stage.as_mut() {
        stage.steer_replay(wish, now);
    }
    app.follow_up(now);
    true
}

/// Leaves a replay for where it was opened.
pub(crate) fn leave_replay(app: &mut App, now: Millis) {
    if leave_moment(app, now) {
        return;
    }
    if let Some(stage) = app.cx.stage.as_mut() {
        stage.steer_replay(ReplayMove::Close, now);
    }
    focus_on_next_target(&mut app.cx);
}

/// Opens the replay of a game that is over at its beginning, if its end is kept secret. Returns whether it did.
pub(crate) fn watch_from_start(cx: &mut Context, now: Millis) -> bool {
    if !cx.hides_ends() {
        return false;
    }
    let Some(stage) = cx.stage.as_mut() else {
        return false;
    };
    stage.steer_replay(ReplayMove::Open, now);
    stage.steer_replay(ReplayMove::To(ReplayGoal::First), now);
    stage.replay().is_some()
}

/// Starts a new game from the position a replay shows, a duel with its full time; the old game stays as it was saved.
pub(crate) fn play_on(app: &mut App, now: Millis) {
    let branch: Option<AnySession> = app
        .cx
        .stage
        .as_ref()
        .and_then(|stage| for_both!(stage, one => one.branch().map(AnySession::from)));
    if let Some(branch) = branch {
        open_branch(app, branch, now);
    }
}

/// Opens a game that goes on from a turn of the game on the screen, and keeps it beside that.
pub(crate) fn open_branch(app: &mut App, mut branch: AnySession, now: Millis) {
    // The times at that position are unknown, and the current ones belong to the old game.
    let afresh = app.cx.active.clock.as_ref().map(Clock::afresh);
    let note = TableNote {
        mode: app.cx.active.mode,
        clock: afresh.as_ref().map(Clock::kept),
        left: app.cx.active.left,
        untimed: app.cx.active.untimed,
        deck: app.cx.active.deck.map(|_| DeckTry::Practice),
        ..TableNote::default()
    };
    branch.set_table_note(&note.write());
    app.cx.effects.push(Effect::NewSave);
    app.open(branch, now);
    app.cx.effects.push(Effect::Save);
    app.cx.tell(app.cx.texts().played_on().to_string(), now);
}
