//! A session of either game, as it comes to the screen.

use crate::elements::table_note::TableNote;
use crate::messages::{Texts, cards as cards_told, sentences};
use crate::stage::either::EitherGame;
use engine::link::{Link, LinkKind};
use engine::session::{Agreement, Chair, Copies, Session};
use engine::table::{Kind, Party, Play, Recorded, Seat, record};
use engine::{cards, rules};

/// The link that carries a session for others, who are told nothing that is of this device alone; none where its game
/// cannot be played again.
pub fn shared_link<G: Recorded>(session: &Session<G>, kind: LinkKind) -> Option<Link> {
    let note = TableNote::read(session.table_note()).shared().write();
    session.link(kind, &note)
}

/// What a link is for that carries a game as it stands: in a game by link whoever opens it has a seat.
pub fn carried_kind<G: Play>(session: &Session<G>) -> LinkKind {
    match TableNote::read(session.table_note()).by_link {
        Some(_) => LinkKind::Turn,
        None => LinkKind::Game,
    }
}

/// A session of either game.
pub type AnySession = EitherGame<Box<Session>, Box<Session<cards::Game>>>;

/// Where a text stops being a game of its kind, and why; of the tile game also where a text is of no game.
pub type LoadError = EitherGame<rules::RecordError, record::RecordError<cards::Trouble>>;

impl AnySession {
    /// The session of a saved text.
    pub fn load(text: &str) -> Result<AnySession, LoadError> {
        match Kind::detect(text) {
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
        match Kind::detect(&link.text) {
            Kind::Tiles => Session::<rules::Game>::of_link(link)
                .map(|(session, agreement)| (session.into(), agreement))
                .map_err(LoadError::Tiles),
            Kind::Cards => Session::<cards::Game>::of_link(link)
                .map(|(session, agreement)| (session.into(), agreement))
                .map_err(LoadError::Cards),
        }
    }

    /// The link that carries it for others; none where it cannot be played again.
    pub fn link(&self, kind: LinkKind) -> Option<Link> {
        match self {
            AnySession::Tiles(session) => shared_link(session, kind),
            AnySession::Cards(session) => shared_link(session, kind),
        }
    }

    /// A session of its own that begins with the first decisions of this one; none where there are not as many.
    pub(crate) fn branch(&self, steps: usize) -> Option<AnySession> {
        match self {
            AnySession::Tiles(session) => session.branch(steps).map(AnySession::from),
            AnySession::Cards(session) => session.branch(steps).map(AnySession::from),
        }
    }

    /// What it is to another copy of the same game; none when that is another game.
    pub(crate) fn compared_with(&self, kept: &AnySession) -> Option<Copies> {
        match (self, kept) {
            (AnySession::Tiles(here), AnySession::Tiles(there)) => here.compared_with(there),
            (AnySession::Cards(here), AnySession::Cards(there)) => here.compared_with(there),
            _ => None,
        }
    }

    /// How many decisions at the beginning are those of another copy too.
    pub(crate) fn common_steps(&self, other: &AnySession) -> usize {
        fn common<A: PartialEq>(
            one: impl Iterator<Item = A>,
            other: impl Iterator<Item = A>,
        ) -> usize {
            one.zip(other)
                .take_while(|(one, other)| one == other)
                .count()
        }
        match (self, other) {
            (AnySession::Tiles(one), AnySession::Tiles(other)) => common(
                one.entries().iter().map(|entry| entry.action),
                other.entries().iter().map(|entry| entry.action),
            ),
            (AnySession::Cards(one), AnySession::Cards(other)) => common(
                one.entries().iter().map(|entry| entry.action),
                other.entries().iter().map(|entry| entry.action),
            ),
            _ => 0,
        }
    }

    /// Number of decisions so far, chance included.
    pub(crate) fn steps(&self) -> usize {
        match self {
            AnySession::Tiles(session) => session.steps(),
            AnySession::Cards(session) => session.steps(),
        }
    }

    /// Number of decisions up to the last one of a seat.
    pub(crate) fn steps_of(&self, seat: Seat) -> usize {
        fn after<G: Play>(session: &Session<G>, seat: Seat) -> usize {
            let mut entries = session.entries().iter();
            let last = entries.rposition(|entry| entry.by == Party::Player(seat));
            last.map_or(0, |last| last + 1)
        }
        match self {
            AnySession::Tiles(session) => after(session, seat),
            AnySession::Cards(session) => after(session, seat),
        }
    }

    /// Who has to decide now; none when the game is over.
    pub(crate) fn asked_seat(&self) -> Option<Seat> {
        match self {
            AnySession::Tiles(session) => session.asked_seat(),
            AnySession::Cards(session) => session.asked_seat(),
        }
    }

    /// In a game by link: leaves only the person of this device here, and what others have already stands.
    pub(crate) fn sit_down(&mut self) {
        let Some(by_link) = TableNote::read(self.table_note()).by_link else {
            return;
        };
        let (seat, given) = (by_link.seat, by_link.given.unwrap_or(0));
        match self {
            AnySession::Tiles(session) => {
                session.sit_here(seat);
                session.seal(given);
            }
            AnySession::Cards(session) => {
                session.sit_here(seat);
                session.seal(given);
            }
        }
    }

    /// The text to save.
    pub(crate) fn save(&self) -> String {
        match self {
            AnySession::Tiles(session) => session.save(),
            AnySession::Cards(session) => session.save(),
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

    /// What everybody is called.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        let seating = match self {
            AnySession::Tiles(session) => session.seating(),
            AnySession::Cards(session) => session.seating(),
        };
        seating.chairs().iter().map(Chair::name)
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
    pub fn sentence(&self, texts: &Texts) -> String {
        match self {
            LoadError::Tiles(error) => sentences::record_error(texts, error),
            LoadError::Cards(error) => cards_told::record_error(texts, error),
        }
    }
}
