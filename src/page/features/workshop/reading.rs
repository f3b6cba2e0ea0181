//! What texts are read as a position: records, links, and lines for other pages.

use crate::elements::board_lines::{is_line, record_in_line};
use crate::messages::{Texts, sentences};
use crate::stage::{AnySession, LoadError};
use engine::link::{Link, LinkError, is_link};
use engine::rules::RecordError;
use engine::session::Draft;
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
    pub fn sentence(&self, texts: &Texts) -> String {
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
pub(super) fn record_of(text: &str) -> Result<Cow<'_, str>, TextFault> {
    match record_in_line(text) {
        Some(record) => Ok(record.into()),
        None if is_line(text) => Err(TextFault::NoRecord),
        None => Ok(text.into()),
    }
}

/// A record or a link, as a draft.
pub(super) fn read_game(text: &str) -> Result<Draft, TextFault> {
    if !is_link(text) {
        return Draft::read(text).map_err(TextFault::Record);
    }
    let link = Link::read(text).map_err(TextFault::Link)?;
    match AnySession::of_link(&link).map_err(TextFault::Game)?.0 {
        AnySession::Tiles(session) => Ok(Draft::current(&session)),
        AnySession::Cards(_) => Err(TextFault::Cards),
    }
}
