//! The help sheet: what a finger does, and every command with its keys, from the table of commands.

use crate::ui::app::App;
use crate::ui::command::{COMMANDS, Command};
use crate::ui::tree::{Node, div, el, span};

impl App {
    /// The dialog.
    pub(super) fn help_dialog(&self) -> Node {
        let rows = COMMANDS.iter().map(|command| self.help_row(command));
        let card = div("card")
            .child(
                el("header")
                    .child(el("h1").text(self.texts.help()))
                    .child(self.button("close", "quiet corner")),
            )
            .child(self.labelled("rules", ""))
            .child(self.gestures())
            .child(el("ul").class("commands").children(rows));
        el("dialog")
            .class("help")
            .key("help")
            .attr("data-modal", "")
            .attr("aria-label", self.texts.help())
            .child(card)
    }

    /// What a finger does on the board; each has a button too.
    fn gestures(&self) -> Node {
        let texts = self.texts;
        let all = [
            texts.gesture_drag(),
            texts.gesture_tap(),
            texts.gesture_again(),
            texts.gesture_figure(),
            texts.gesture_table(),
            texts.gesture_turn(),
            texts.gesture_hold(),
        ];
        el("section")
            .class("gestures")
            .attr("aria-label", texts.gestures())
            .child(el("h2").text(texts.gestures()))
            .child(el("ul").children(all.into_iter().map(|text| el("li").text(text))))
    }

    fn help_row(&self, command: &Command) -> Node {
        let best = command.key(self.language()).into_iter();
        let keys = best.chain(command.keys.iter().copied());
        // A key and the same key with shift are one key to a reader.
        let mut names: Vec<String> = Vec::new();
        for name in keys.map(|key| self.texts.key_name(key)) {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        let keys = names.into_iter().map(|name| el("kbd").text(name));
        el("li")
            .key(command.id)
            .child(command.icon.node())
            .child(span("label", (command.label)(self.texts)))
            .child(div("keys").children(keys))
    }
}
