//! A session of either game, as it is loaded for the screen.

use crate::elements::table_note::TableNote;
use crate::messages::{Texts, cards as card_messages, sentences};
use crate::stage::either::{EitherGame, delegate, for_both};
use crate::stage::game_view::View;
use crate::stage::state::Stage;
use engine::link::{Link, LinkKind};
use engine::session::{Agreement, Chair, Copies, Level, Seating, Session};
use engine::table::{Kind, Party, Play, Recorded, Seat, record};
use engine::{cards, rules};

/// The link that shares a session, without what concerns only this device; none if the game cannot be replayed.
pub fn shared_link<G: Recorded>(session: &Session<G>, kind: LinkKind) -> Option<Link> {
    let note = TableNote::read(session.table_note()).shared().write();
    session.link(kind, &note)
}

/// The kind of link that carries a game as it stands: in a game by link, whoever opens it has a seat.
pub fn carried_kind<G: Play>(session: &Session<G>) -> LinkKind {
    match TableNote::read(session.table_note()).by_link {
        Some(_) => LinkKind::Turn,
        None => LinkKind::Game,
    }
}

/// A session of either game.
pub type AnySession = EitherGame<Box<Session>, Box<Session<cards::Game>>>;

/// The line at which a text stops being a valid game, and why. A text of neither game is a tile game error.
pub type LoadError = EitherGame<rules::RecordError, record::RecordError<cards::Trouble>>;

/// Something with a session of one of the games: the session itself, or a stage that shows it.
pub trait HasSession {
    type Game: Recorded;
    fn session(&self) -> &Session<Self::Game>;
}

impl<G: Recorded> HasSession for Session<G> {
    type Game = G;

    fn session(&self) -> &Session<G> {
        self
    }
}

impl<T: HasSession> HasSession for Box<T> {
    type Game = T::Game;

    fn session(&self) -> &Session<T::Game> {
        T::session(self)
    }
}

impl<V: View> HasSession for Stage<V> {
    type Game = V::Game;

    fn session(&self) -> &Session<V::Game> {
        &self.session
    }
}

/// What can be asked of the session of either game.
impl<T, C> EitherGame<T, C>
where
    T: HasSession<Game = rules::Game>,
    C: HasSession<Game = cards::Game>,
{
    delegate! {
        to session;
        pub fn epoch(&self) -> u64;
        pub fn seed(&self) -> u64;
        pub fn steps(&self) -> usize;
        pub fn asked_seat(&self) -> Option<Seat>;
        pub fn computers_turn(&self) -> Option<(Seat, Level)>;
        pub fn remote_turn(&self) -> Option<Seat>;
        pub fn can_redo(&self) -> bool;
        pub fn seating(&self) -> &Seating;
        pub fn table_note(&self) -> &str;
        pub fn save(&self) -> String;
    }

    pub fn seats(&self) -> u8 {
        self.seating().seats()
    }

    pub fn is_over(&self) -> bool {
        for_both!(self, one => one.session().asked().is_none())
    }

    /// The number of decisions up to and including the last one of a seat.
    pub(crate) fn steps_of(&self, seat: Seat) -> usize {
        fn after<G: Play>(session: &Session<G>, seat: Seat) -> usize {
            let mut entries = session.entries().iter();
            let last = entries.rposition(|entry| entry.by == Party::Player(seat));
            last.map_or(0, |last| last + 1)
        }
        for_both!(self, one => after(one.session(), seat))
    }

    /// Who ended each turn so far.
    pub(crate) fn turn_ends(&self) -> Vec<Seat> {
        fn ended<G: Play>(session: &Session<G>) -> Vec<Seat> {
            let ends = session.entries().iter();
            let ends = ends.filter(|entry| entry.action == G::CONFIRM);
            let seats = ends.filter_map(|entry| match entry.by {
                Party::Player(seat) => Some(seat),
                Party::Chance => None,
            });
            seats.collect()
        }
        for_both!(self, one => ended(one.session()))
    }

    /// The link that shares it; none if the game cannot be replayed.
    pub fn link(&self, kind: LinkKind) -> Option<Link> {
        for_both!(self, one => shared_link(one.session(), kind))
    }

    /// A new session that begins with the first `steps` decisions of this one; none if there are not that many.
    pub(crate) fn branch(&self, steps: usize) -> Option<AnySession> {
        for_both!(self, one => one.session().branch(steps).map(AnySession::from))
    }

    /// The names of all players, by seat.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.seating().chairs().iter().map(Chair::name)
    }
}

impl AnySession {
    /// Loads a saved text.
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

    /// Opens the session a link carries, and says whether replaying it here gives the same outcome as where the link was made.
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

    /// How it compares with another copy of the same game; none if that is a different game.
    pub(crate) fn compared_with(&self, kept: &AnySession) -> Option<Copies> {
        match (self, kept) {
            (AnySession::Tiles(here), AnySession::Tiles(there)) => here.compared_with(there),
            (AnySession::Cards(here), AnySession::Cards(there)) => here.compared_with(there),
            _ => None,
        }
    }

    /// How many decisions the two share from the beginning.
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

    /// In a game by link: makes every other seat remote, and seals the decisions that others already have.
    pub(crate) fn sit_down(&mut self) {
        let Some(by_link) = TableNote::read(self.table_note()).by_link else {
            return;
        };
        for_both!(self, session => {
            session.sit_here(by_link.seat);
            session.seal(by_link.given.unwrap_or(0));
        });
    }

    delegate! {
        pub fn set_table_note(&mut self, note: &str);
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
    pub const fn line(&self) -> u32 {
        for_both!(self, error => error.line)
    }

    /// The error as a sentence.
    pub fn sentence(&self, texts: &Texts) -> String {
        match self {
            LoadError::Tiles(error) => sentences::record_error(texts, error),
            LoadError::Cards(error) => card_messages::record_error(texts, error),
        }
    }
}
