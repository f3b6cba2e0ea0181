//! The sentence for the first time.

use crate::elements::intent::Intent;
use crate::elements::tree::{Node, div, el, span};
use crate::shell::Shell;
use crate::shell::input::focus::Means;

/// The sentence, until it was read or the decision was made.
pub(in crate::shell) fn tip_node(shell: &Shell) -> Option<Node> {
    let tip = shell.tip()?;
    let (plain, finger) = (tip.sentence(shell.texts), tip.for_finger(shell.texts));
    let keys = tip.for_keys(shell.texts);
    let sentences = match (shell.means(), finger) {
        (Means::Keys, _) => vec![span("", keys.unwrap_or(plain))],
        (Means::Finger, Some(finger)) => vec![span("", finger)],
        // The style sheet knows best what there is to point with.
        (Means::Pointer, Some(finger)) => {
            vec![span("for-mouse", plain), span("for-finger", finger)]
        }
        (Means::Mouse | Means::Finger | Means::Pointer, _) => vec![span("", plain)],
    };
    Some(
        div("tip")
            .key(format!("tip {}", tip.word()))
            .attr("role", "note")
            .attr("data-area", "tip")
            .children(sentences)
            .child(
                el("button")
                    .class("button quiet")
                    .attr("type", "button")
                    .run(Intent::TipRead)
                    .text(shell.texts.tip_done()),
            ),
    )
}
