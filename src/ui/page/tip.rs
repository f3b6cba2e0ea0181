//! The sentence for the first time.

use crate::ui::app::App;
use crate::ui::tree::{Node, div, el, span};

impl App {
    /// The sentence, until it was read or the decision was made.
    pub(super) fn tip_node(&self) -> Option<Node> {
        let tip = self.tip()?;
        // Nobody has pointed at anything yet, so the style sheet knows best what there is to point with.
        let finger = tip.for_finger(self.texts);
        let mouse = if finger.is_some() { "for-mouse" } else { "" };
        Some(
            div("tip")
                .key(format!("tip {}", tip.word()))
                .attr("role", "note")
                .child(span(mouse, tip.sentence(self.texts)))
                .children(finger.map(|text| span("for-finger", text)))
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
