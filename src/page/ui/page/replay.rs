//! The bar of a replay: where one is, and the ways to go.

use crate::ui::app::App;
use crate::ui::command::{Command, with_key};
use crate::ui::icons::Icon;
use crate::ui::intent::{Field, Intent};
use crate::ui::stage::replay::Replay;
use crate::ui::tree::{Node, div, el, span};

/// The ways to go, in the order of the bar; between them the game goes on by itself.
const BEFORE: [Command; 3] = [Command::FirstStep, Command::TurnBefore, Command::StepBack];
const AFTER: [Command; 3] = [Command::StepOn, Command::TurnAfter, Command::LastStep];

impl App {
    /// The bar, in the place of the one for whoever is asked.
    pub(super) fn replay_bar(&self, dock: Node, replay: &Replay) -> Node {
        let (at, last) = replay.place();
        let now = self.texts.step_of(at as u32, last as u32);
        let slider = el("input")
            .attr("type", "range")
            .attr("aria-label", self.texts.replay())
            .attr("aria-valuetext", now.clone())
            .field(Field::Stop)
            .attr("min", "0")
            .attr("max", last.to_string())
            .attr("value", at.to_string());
        dock.class("replay")
            .child(self.steps(replay))
            .child(self.speed(replay))
            .child(self.labelled(Command::BackToGame, "primary back"))
            .child(div("track").child(slider).child(span("now", now)))
    }

    fn steps(&self, replay: &Replay) -> Node {
        let button = |command| self.button(command, "quiet");
        let play = match replay.plays() {
            true => self.pause(),
            false => self.button(Command::Play, "round"),
        };
        div("steps")
            .attr("role", "group")
            .attr("aria-label", self.texts.replay())
            .children(BEFORE.map(button))
            .child(play)
            .children(AFTER.map(button))
    }

    fn pause(&self) -> Node {
        let name = self.texts.pause();
        el("button")
            .class("icon-button round")
            .key("play")
            .attr("type", "button")
            .attr("title", with_key(name, Some(" "), self.texts))
            .attr("aria-label", name)
            .attr("aria-keyshortcuts", "Space")
            .run(Intent::Command(Command::Play))
            .child(Icon::Pause.node())
    }

    fn speed(&self, replay: &Replay) -> Node {
        let name = self.texts.labelled(self.texts.speed(), replay.speed.word());
        el("button")
            .class("button quiet speed")
            .attr("type", "button")
            .attr("title", name.clone())
            .attr("aria-label", name)
            .run(Intent::Command(Command::Speed))
            .text(replay.speed.word())
    }
}
