//! A session of either game, as it comes to the screen.

use crate::messages::{Texts, cards as cards_told, sentences};
use crate::stage::EitherGame;
use engine::link::{Link, LinkKind};
use engine::session::{Agreement, Session};
use engine::table::{Kind, record};
use engine::{cards, rules};

/// A session of either game.
pub type AnySession = EitherGame<Box<Session>, Box<Session<cards::Game>>>;

/// Where a text stops being a game of its kind, and why; of the tile game also where a text is of no game.
pub type LoadError = EitherGame<rules::RecordError, record::RecordError<cards::Trouble>>;

impl AnySession {
    /// The session of a saved text.
    pub fn load(text: &str) -> Result<AnySession, LoadError> {
        match Kind::of(text) {
            Kind::Tiles => Session::<rules::Game>::load(text)
                .map(AnySession::from)
                .map_err(LoadError::Tiles),
            Kind::Cards => Session::<cards::Game>::load(text)
                .map(AnySession::from)
                .map_err(LoadError::Cards),
        }
    }

    /// The session that a link carries, and whether the same came of it here as where the link was made.
    pub fn of_link(link: &Link) -> Result<(AnySession, Agreement), LoadError> {
        match Kind::of(&link.text) {
            Kind::Tiles => Session::<rules::Game>::of_link(link)
                .map(|(session, agreement)| (session.into(), agreement))
                .map_err(LoadError::Tiles),
            Kind::Cards => Session::<cards::Game>::of_link(link)
                .map(|(session, agreement)| (session.into(), agreement))
                .map_err(LoadError::Cards),
        }
    }

    /// The link that carries it; none where it cannot be played again.
    pub fn link(&self, kind: LinkKind) -> Option<Link> {
        match self {
            AnySession::Tiles(session) => session.link(kind),
            AnySession::Cards(session) => session.link(kind),
        }
    }

    /// The seed of its game.
    pub fn seed(&self) -> u64 {
        match self {
            AnySession::Tiles(session) => session.seed(),
            AnySession::Cards(session) => session.seed(),
        }
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        match self {
            AnySession::Tiles(session) => session.asked().is_none(),
            AnySession::Cards(session) => session.asked().is_none(),
        }
    }

    /// What is kept about the table as a whole.
    pub fn table_note(&self) -> &str {
        match self {
            AnySession::Tiles(session) => session.table_note(),
            AnySession::Cards(session) => session.table_note(),
        }
    }

    /// Keeps something about the table as a whole.
    pub(crate) fn set_table_note(&mut self, note: &str) {
        match self {
            AnySession::Tiles(session) => session.set_table_note(note),
            AnySession::Cards(session) => session.set_table_note(note),
        }
    }

    /// Number of seats.
    pub(crate) fn seats(&self) -> u8 {
        match self {
            AnySession::Tiles(session) => session.seating().seats(),
            AnySession::Cards(session) => session.seating().seats(),
        }
    }

    /// The number of its state.
    pub(crate) fn epoch(&self) -> u64 {
        match self {
            AnySession::Tiles(session) => session.epoch(),
            AnySession::Cards(session) => session.epoch(),
        }
    }
}

impl From<Session> for AnySession {
    fn from(session: Session) -> Self {
        AnySession::Tiles(Box::new(session))
    }
}

impl From<Session<cards::Game>> for AnySession {
    fn from(session: Session<cards::Game>) -> Self {
        AnySession::Cards(Box::new(session))
    }
}

impl From<rules::RecordError> for LoadError {
    fn from(error: rules::RecordError) -> Self {
        LoadError::Tiles(error)
    }
}

impl LoadError {
    /// The line, from 1.
    pub const fn line(&self) -> u32 {
        match self {
            LoadError::Tiles(error) => error.line,
            LoadError::Cards(error) => error.line,
        }
    }

    /// What is wrong, in a sentence.
    pub fn sentence(&self, texts: &dyn Texts) -> String {
        match self {
            LoadError::Tiles(error) => sentences::record_error(texts, error),
            LoadError::Cards(error) => cards_told::record_error(texts, error),
        }
    }
}
