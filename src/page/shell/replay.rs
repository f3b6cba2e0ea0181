//! Looking back: the game step by step, without changing it.
//!
//! While a replay is open the table shows the game as it was, computers wait, and nothing can be decided. What was
//! hidden from whoever looks stays hidden.

use crate::elements::command::{Command, with_key};
use crate::elements::icons::Icon;
use crate::elements::intent::{Field, Intent};
use crate::elements::tree::{Node, div, el, span};
use crate::shell::Shell;
use crate::shell::input::focus::focus_on_next_target;
use crate::shell::page::{button_node, labelled};
use crate::stage::replay::{Replay, ReplayGoal};
use view::scene::tween::Millis;

/// Takes in a key while a replay is open. Returns whether it meant something for it.
pub(super) fn replay_key(shell: &mut Shell, key: &str, now: Millis) -> bool {
    let Some(stage) = shell
        .stage
        .any_mut()
        .filter(|stage| stage.replay().is_some())
    else {
        return false;
    };
    match key {
        "ArrowLeft" | "ArrowUp" => stage.step_replay(ReplayGoal::Back, now),
        "ArrowRight" | "ArrowDown" => stage.step_replay(ReplayGoal::On, now),
        "Home" => stage.step_replay(ReplayGoal::First, now),
        "End" => stage.step_replay(ReplayGoal::Last, now),
        "PageUp" => stage.step_replay(ReplayGoal::TurnBack, now),
        "PageDown" => stage.step_replay(ReplayGoal::TurnOn, now),
        " " => stage.toggle_replay(now),
        "Escape" => {
            stage.close_replay(now);
            focus_on_next_target(shell);
        }
        _ => return false,
    }
    shell.follow_up(now);
    true
}

/// The ways to go, in the order of the bar; between them the game goes on by itself.
const BEFORE: [Command; 3] = [Command::FirstStep, Command::TurnBefore, Command::StepBack];
const AFTER: [Command; 3] = [Command::StepOn, Command::TurnAfter, Command::LastStep];

/// The bar, in the place of the one for whoever is asked.
pub(super) fn replay_bar(shell: &Shell, dock: Node, replay: &Replay) -> Node {
    let (at, last) = replay.position();
    let now = shell.texts().step_of(at as u32, last as u32);
    let slider = el("input")
        .attr("type", "range")
        .attr("aria-label", shell.texts().replay())
        .attr("aria-valuetext", now.clone())
        .field(Field::Stop)
        .attr("min", "0")
        .attr("max", last.to_string())
        .attr("value", at.to_string());
    dock.class("replay")
        .child(steps(shell, replay))
        .child(speed(shell, replay))
        .child(labelled(shell, Command::BackToGame, "primary back"))
        .child(div("track").child(slider).child(span("now", now)))
}

fn steps(shell: &Shell, replay: &Replay) -> Node {
    let button = |command| button_node(shell, command, "quiet");
    let play = match replay.is_playing() {
        true => pause(shell),
        false => button_node(shell, Command::Play, "round"),
    };
    div("steps")
        .attr("role", "group")
        .attr("aria-label", shell.texts().replay())
        .children(BEFORE.map(button))
        .child(play)
        .children(AFTER.map(button))
}

fn pause(shell: &Shell) -> Node {
    let name = shell.texts().pause();
    el("button")
        .class("icon-button round")
        .key("play")
        .attr("type", "button")
        .attr("title", with_key(name, Some(" "), shell.texts()))
        .attr("aria-label", name)
        .attr("aria-keyshortcuts", "Space")
        .run(Intent::Command(Command::Play))
        .child(Icon::Pause.node())
}

fn speed(shell: &Shell, replay: &Replay) -> Node {
    let name = shell
        .texts()
        .labelled(shell.texts().speed(), replay.speed().word());
    el("button")
        .class("button quiet speed")
        .attr("type", "button")
        .attr("title", name.clone())
        .attr("aria-label", name)
        .run(Intent::Command(Command::Speed))
        .text(replay.speed().word())
}
