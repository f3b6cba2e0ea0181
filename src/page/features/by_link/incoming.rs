//! Links that bring a turn: they go on in the game they are of, which is among those that are saved, or begin one.

use crate::context::Context;
use crate::context::effects::{Effect, Received, Replacing};
use engine::link::{Link, LinkKind};
use engine::session::Copies;

use crate::context::notices::Notice;
use crate::elements::table_note::{ByLink, TableNote};
use crate::stage::any_session::AnySession;

/// A saved game, of which a link may bring the next turn.
#[derive(Clone, Debug)]
pub struct KeptGame {
    /// Its name in the store.
    pub id: String,
    pub text: String,
    /// Whether it is the game on the screen.
    pub current: bool,
}

/// A game that came by a link, and the copy of it that is kept here.
pub(crate) struct Found {
    pub(crate) id: String,
    pub(crate) current: bool,
    pub(crate) game: AnySession,
    pub(crate) by_link: ByLink,
    pub(crate) copies: Copies,
}

impl Found {
    /// The copy of a game among those that are saved: one that needs no question before one that does.
    pub(crate) fn among(kept: &[KeptGame], opened: &AnySession) -> Option<Found> {
        let order = |found: &Found| match found.copies {
            Copies::Equal => 0,
            Copies::Behind => 1,
            Copies::Ahead => 2,
            Copies::Diverged => 3,
        };
        let found = kept
            .iter()
            .filter_map(|kept| Found::of(kept, opened))
            .min_by_key(order)?;
        Some(found)
    }

    pub(crate) fn of(kept: &KeptGame, opened: &AnySession) -> Option<Found> {
        // Playing a game again takes time; its seed is seen at once.
        let seed = format!("\nseed {} ", opened.seed());
        if !kept.text.contains(&seed) {
            return None;
        }
        let game = AnySession::load(&kept.text).ok()?;
        Some(Found {
            id: kept.id.clone(),
            current: kept.current,
            by_link: TableNote::read(game.table_note()).by_link?,
            copies: opened.compared_with(&game)?,
            game,
        })
    }

    /// Whether the link holds no more and no less than others have of this game.
    pub(crate) fn is_known(&self, opened: &AnySession) -> bool {
        self.copies == Copies::Equal || self.by_link.given == Some(opened.steps())
    }
}

/// The link with the turn that a text from elsewhere brings: one of a game by link that says of no seat that it is here.
pub(crate) fn turn_of(opened: &AnySession) -> Option<String> {
    let by_link = TableNote::read(opened.table_note()).by_link?;
    let link = opened.link(LinkKind::Turn).map(|link| link.write());
    link.filter(|_| by_link.seat.is_none())
}

impl Context {
    /// Looks for the game that a link brings a turn of.
    pub(crate) fn find_turn(&mut self, link: &str, replacing: Replacing) -> Received {
        self.effects
            .ask(Effect::FindTurn(link.to_string(), replacing));
        Received::Sought
    }
}

/// The game of a link, if it can be read.
pub(crate) fn game_of_link(link: &str) -> Option<AnySession> {
    let link = Link::read(link).ok()?;
    AnySession::of_link(&link).ok().map(|(opened, _)| opened)
}

/// Keeps with a game what a device has to know of it as a game by link.
pub(crate) fn keep_note(opened: &mut AnySession, by_link: ByLink) {
    let note = TableNote {
        by_link: Some(by_link),
        ..TableNote::read(opened.table_note())
    };
    opened.set_table_note(&note.write());
}

/// Of two ways in which a turn was played the one here stays.
pub(crate) fn keep_here(cx: &mut Context) {
    cx.notices
        .retain(|notice| !matches!(notice, Notice::PlayedTwice(_)));
}
