//! The sentence for the first time.

use crate::ui::app::App;
use crate::ui::tree::{Node, div, el, span};

impl App {
    /// The sentence, until it was read or the decision was made.
    pub(super) fn tip_node(&self) -> Option<Node> {
        let tip = self.tip()?;
        Some(
            div("tip")
                .key(format!("tip {}", tip.word()))
                .attr("role", "note")
                .child(span("", tip.sentence(self.texts)))
                .child(
                    el("button")
                        .class("button quiet")
                        .attr("type", "button")
                        .run("tip-read")
                        .text(self.texts.tip_done()),
                ),
        )
    }
}
