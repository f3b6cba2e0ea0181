//! The keys of a replay, and games that go on from one.

use crate::app::Shell;
use crate::context::clock::Clock;
use crate::context::effects::Effect;
use crate::context::steering::focus_on_next_target;
use crate::elements::command::Command;
use crate::elements::table_note::TableNote;
use crate::stage::OnScreen;
use crate::stage::any_session::AnySession;
use crate::stage::replay::ReplayGoal;
use view::scene::tween::Millis;

/// Takes in a key while a replay is open. Returns whether it meant something for it.
pub(crate) fn replay_key(shell: &mut Shell, key: &str, now: Millis) -> bool {
    let closes = shell.cx.offers(Command::BackToGame);
    let Some(stage) = shell
        .cx
        .stage
        .any_mut()
        .filter(|stage| stage.replay().is_some())
    else {
        return false;
    };
    match key {
        "ArrowLeft" | "PageUp" => stage.step_replay(ReplayGoal::TurnBack, now),
        "ArrowRight" | "PageDown" => stage.step_replay(ReplayGoal::TurnOn, now),
        "ArrowUp" => stage.step_replay(ReplayGoal::Back, now),
        "ArrowDown" => stage.step_replay(ReplayGoal::On, now),
        "Home" => stage.step_replay(ReplayGoal::First, now),
        "End" => stage.step_replay(ReplayGoal::Last, now),
        " " => stage.toggle_replay(now),
        "Escape" if !closes => return false,
        "Escape" => {
            stage.close_replay(now);
            focus_on_next_target(&mut shell.cx);
        }
        _ => return false,
    }
    shell.follow_up(now);
    true
}

/// Begins a game of its own that goes on from what the replay shows, a duel with all of its time; the other one stays as
/// it was saved.
pub(crate) fn play_on(shell: &mut Shell, now: Millis) {
    let branch: Option<AnySession> = match &shell.cx.stage {
        OnScreen::Nothing => None,
        OnScreen::Tiles(stage) => stage.branch().map(AnySession::from),
        OnScreen::Cards(stage) => stage.branch().map(AnySession::from),
    };
    if let Some(mut branch) = branch {
        // The times of then are not kept, and those of now are of another game.
        let afresh = shell.cx.active.clock.as_ref().map(Clock::afresh);
        let note = TableNote {
            mode: shell.cx.active.mode,
            clock: afresh.as_ref().map(Clock::kept),
            by_link: None,
        };
        branch.set_table_note(&note.write());
        shell.cx.effects.ask(Effect::NewSave);
        shell.open(branch, now);
        shell.cx.effects.ask(Effect::Save);
        shell.cx.tell(shell.cx.texts().played_on().to_string(), now);
    }
}
