//! The texts that can be read as a position: records, links, and the HTML of embedded boards.

use crate::elements::board_lines::{is_line, record_in_line};
use crate::messages::{Texts, sentences};
use crate::stage::{AnySession, LoadError};
use engine::link::{Link, LinkError, is_link};
use engine::rules::RecordError;
use engine::session::Draft;
use std::borrow::Cow;

/// Why a text is not a position.
#[derive(Debug)]
pub(crate) enum TextFault {
    /// A line of it cannot be read.
    Record(RecordError),
    /// It is the HTML of a board that refers to a file, or to nothing.
    NoRecord,
    /// The link is truncated or altered, or newer than this page.
    Link(LinkError),
    /// The game in the link cannot be replayed.
    Game(LoadError),
    /// The link contains a card game.
    Cards,
}

impl TextFault {
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

/// A record, a link to a tile game or the HTML of a board, as a draft.
///
/// # Errors
/// Why it is not one.
pub(crate) fn read_draft(text: &str) -> Result<Draft, TextFault> {
    read_game(&record_of(text)?)
}

/// The record or link in the HTML of a board; any other text as it is.
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
