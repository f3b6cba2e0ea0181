//! The position as text, with everything that a record can hold.

use crate::elements::tree::{Node, div, el};
use crate::elements::workshop::WorkshopField;
use crate::shell::Shell;
use crate::shell::workshop::Workshop;
use crate::shell::workshop::explain::wrong;
use crate::shell::workshop::fields::area;

/// The field, and why what is typed there is no position.
pub(super) fn text_node(shell: &Shell, workshop: &Workshop) -> Node {
    let texts = shell.texts();
    let draft = workshop.stage.draft();
    let typed = workshop.typed.as_ref();
    let text = typed.map_or_else(|| draft.text(), |typed| typed.text.clone());
    let error = typed.and_then(|typed| typed.error.as_ref());
    div("as-text")
        .child(el("h2").text(texts.draft_text_label()))
        .child(el("p").class("hint").text(texts.draft_text_hint()))
        .child(area(
            WorkshopField::Text,
            "22",
            texts.draft_text_label(),
            text,
        ))
        .children(error.map(|error| wrong(shell, error)))
}
