//! The position as text, with everything that a record can hold; and what texts are read as one.

use crate::context::Context;
use crate::elements::board_lines::{is_line, record_in_line};
use crate::elements::tree::{Node, div, el};
use crate::elements::workshop::WorkshopField;
use crate::features::workshop::explain::fault_line;
use crate::features::workshop::fields::area;
use crate::features::workshop::state::{Typed, Workshop};
use crate::features::workshop::typing::shown_text;
use crate::messages::{Texts, sentences};
use crate::stage::{AnySession, LoadError};
use engine::link::{Link, LinkError, is_link};
use engine::rules::RecordError;
use engine::session::{Draft, Edit};
use std::borrow::Cow;

/// Why a text is no position.
#[derive(Debug)]
pub(crate) enum TextFault {
    /// A line of it cannot be read.
    Record(RecordError),
    /// It is a line for another page that names a file, or nothing.
    NoRecord,
    /// The link is cut or altered, or newer than this page.
    Link(LinkError),
    /// The game in the link cannot be played again.
    Game(LoadError),
    /// The link brings a game of cards.
    Cards,
}

impl TextFault {
    /// The same as a sentence.
    fn sentence(&self, texts: &Texts) -> String {
        match self {
            TextFault::Record(error) => sentences::record_error(texts, error),
            TextFault::NoRecord => texts.line_without_record().to_string(),
            TextFault::Link(error) => sentences::link_fault(texts, *error).to_string(),
            TextFault::Game(error) => error.sentence(texts),
            TextFault::Cards => texts.draft_of_cards().to_string(),
        }
    }
}

/// A record, a link to a game of tiles or a line for another page, as a draft.
///
/// # Errors
/// Why it is none.
pub(crate) fn read_draft(text: &str) -> Result<Draft, TextFault> {
    read_game(&record_of(text)?)
}

/// The record or link in a line for another page; a text that is no such line as it stands.
fn record_of(text: &str) -> Result<Cow<'_, str>, TextFault> {
    match record_in_line(text) {
        Some(record) => Ok(record.into()),
        None if is_line(text) => Err(TextFault::NoRecord),
        None => Ok(text.into()),
    }
}

/// A record or a link, as a draft.
fn read_game(text: &str) -> Result<Draft, TextFault> {
    if !is_link(text) {
        return Draft::read(text).map_err(TextFault::Record);
    }
    let link = Link::read(text).map_err(TextFault::Link)?;
    match AnySession::of_link(&link).map_err(TextFault::Game)?.0 {
        AnySession::Tiles(session) => Ok(Draft::current(&session)),
        AnySession::Cards(_) => Err(TextFault::Cards),
    }
}

/// Takes over what was typed anew as soon as it can be read. Of a link the record it brings stands there then.
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

/// The field, and why what is typed there is no position.
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
