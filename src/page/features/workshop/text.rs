//! The position as text, with everything a record can contain.

use crate::context::Context;
use crate::elements::tree::{Node, div, el};
use crate::elements::workshop::WorkshopField;
use crate::features::workshop::fields::{area, fault_line};
use crate::features::workshop::reading::{read_game, record_of};
use crate::features::workshop::state::{Typed, Workshop};
use crate::features::workshop::typing::shown_text;
use engine::link::is_link;
use engine::session::Edit;

/// Applies typed text as soon as it can be read. A link is replaced by its record.
pub(crate) fn take_text(workshop: &mut Workshop, value: &str) {
    let record = record_of(value);
    let text = record.as_deref().unwrap_or(value).to_string();
    let (fault, brought) = match record.and_then(|record| read_game(&record)) {
        Ok(draft) => {
            workshop.stage.edit(&Edit::Write(Box::new(draft)));
            (None, is_link(&text))
        }
        Err(fault) => (Some(fault), false),
    };
    workshop.typed = (!brought).then(|| Typed {
        text,
        fault,
        beside: workshop.stage.draft().clone(),
    });
}

/// The text field, and why its content is not a position.
pub(super) fn text_node(cx: &Context, workshop: &Workshop) -> Node {
    let texts = cx.texts();
    let typed = workshop.typed.as_ref();
    let fault = typed.and_then(|typed| typed.fault.as_ref());
    div("as-text")
        .child(el("h2").text(texts.draft_text_label()))
        .child(el("p").class("hint").text(texts.draft_text_hint()))
        .child(area(
            WorkshopField::Text,
            "22",
            texts.draft_text_label(),
            shown_text(workshop),
        ))
        .children(fault.map(|fault| fault_line(fault.sentence(texts))))
}
