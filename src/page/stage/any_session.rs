//! A session of either game, as it comes to the screen.

use crate::messages::{Texts, cards as cards_told, sentences};
use crate::stage::EitherGame;
use engine::cards;
use engine::rules;
use engine::session::Session;
use engine::table::{Kind, record};

/// A session of either game.
pub type Opened = EitherGame<Box<Session>, Box<Session<cards::Game>>>;

/// Where a text stops being a game of its kind, and why; of the tile game also where a text is of no game.
pub type Unreadable = EitherGame<rules::RecordError, record::RecordError<cards::Trouble>>;

impl Opened {
    /// The session of a saved text.
    pub fn load(text: &str) -> Result<Opened, Unreadable> {
        match Kind::of(text) {
            Kind::Tiles => Session::<rules::Game>::load(text)
                .map(Opened::from)
                .map_err(Unreadable::Tiles),
            Kind::Cards => Session::<cards::Game>::load(text)
                .map(Opened::from)
                .map_err(Unreadable::Cards),
        }
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        match self {
            Opened::Tiles(session) => session.asked().is_none(),
            Opened::Cards(session) => session.asked().is_none(),
        }
    }

    /// The number of its state.
    pub(crate) fn epoch(&self) -> u64 {
        match self {
            Opened::Tiles(session) => session.epoch(),
            Opened::Cards(session) => session.epoch(),
        }
    }
}

impl From<Session> for Opened {
    fn from(session: Session) -> Self {
        Opened::Tiles(Box::new(session))
    }
}

impl From<Session<cards::Game>> for Opened {
    fn from(session: Session<cards::Game>) -> Self {
        Opened::Cards(Box::new(session))
    }
}

impl From<rules::RecordError> for Unreadable {
    fn from(error: rules::RecordError) -> Self {
        Unreadable::Tiles(error)
    }
}

impl Unreadable {
    /// The line, from 1.
    pub const fn line(&self) -> u32 {
        match self {
            Unreadable::Tiles(error) => error.line,
            Unreadable::Cards(error) => error.line,
        }
    }

    /// What is wrong, in a sentence.
    pub fn sentence(&self, texts: &dyn Texts) -> String {
        match self {
            Unreadable::Tiles(error) => sentences::record_error(texts, error),
            Unreadable::Cards(error) => cards_told::record_error(texts, error),
        }
    }
}
