//! Links with a turn: they continue a saved game, or begin a new one.

use crate::context::Context;
use crate::context::effects::{Effect, Received, Replacing};
use engine::link::{Link, LinkKind};
use engine::session::Copies;

use crate::context::notices::Notice;
use crate::elements::table_note::{ByLink, TableNote};
use crate::stage::any_session::AnySession;

/// A saved game, which a link may continue.
#[derive(Clone, Debug)]
pub struct KeptGame {
    /// Its key in the store.
    pub id: String,
    pub text: String,
    pub current: bool,
}

/// A game from a link, and its saved copy.
pub(crate) struct Found {
    pub(crate) id: String,
    pub(crate) current: bool,
    pub(crate) game: AnySession,
    pub(crate) by_link: ByLink,
    pub(crate) copies: Copies,
}

impl Found {
    /// The saved copy of a game; one that can be continued without a question is preferred.
    pub(crate) fn among(kept: &[KeptGame], opened: &AnySession) -> Option<Found> {
        let order = |found: &Found| match found.copies {
            Copies::Equal => 0,
            Copies::Behind => 1,
            Copies::Ahead => 2,
            Copies::Diverged => 3,
        };
        let found = kept
            .iter()
            .filter_map(|kept| Found::from_kept(kept, opened))
            .min_by_key(order)?;
        Some(found)
    }

    pub(crate) fn from_kept(kept: &KeptGame, opened: &AnySession) -> Option<Found> {
        // Replaying a game takes time; comparing the seed does not.
        let seed = format!("\nseed {} ", opened.seed());
        if !kept.text.contains(&seed) {
            return None;
        }
        let game = AnySession::load(&kept.text).ok()?;
        Some(Found {
            id: kept.id.clone(),
            current: kept.current,
            by_link: TableNote::read(game.table_note()).by_link?,
            copies: compared(opened, &game)?,
            game,
        })
    }

    /// Whether the link contains exactly what others already have of this game.
    pub(crate) fn is_known(&self, opened: &AnySession) -> bool {
        self.copies == Copies::Equal || self.by_link.given == Some(opened.steps())
    }
}

/// How a game from a link compares with the saved one; it is ahead if only there somebody has resigned.
fn compared(opened: &AnySession, kept: &AnySession) -> Option<Copies> {
    let settled = |game: &AnySession| TableNote::read(game.table_note()).settled;
    match opened.compared_with(kept)? {
        Copies::Equal if settled(opened).is_some() && settled(kept).is_none() => {
            Some(Copies::Ahead)
        }
        copies => Some(copies),
    }
}

/// The link with the turn in a text from elsewhere, if that is a game by link with no seat on this device.
pub(crate) fn turn_of(opened: &AnySession) -> Option<String> {
    let by_link = TableNote::read(opened.table_note()).by_link?;
    let link = opened.link(LinkKind::Turn).map(|link| link.write());
    link.filter(|_| by_link.seat.is_none())
}

/// Searches for the game that a link continues.
pub(crate) fn find_turn(cx: &mut Context, link: &str, replacing: Replacing) -> Received {
    cx.effects
        .push(Effect::FindTurn(link.to_string(), replacing));
    Received::Sought
}

/// The game of a link; `None` if it cannot be read.
pub(crate) fn game_of_link(link: &str) -> Option<AnySession> {
    let link = Link::read(link).ok()?;
    AnySession::of_link(&link).ok().map(|(opened, _)| opened)
}

/// Stores the state of a game by link with the game.
pub(crate) fn keep_note(opened: &mut AnySession, by_link: ByLink) {
    let note = TableNote {
        by_link: Some(by_link),
        ..TableNote::read(opened.table_note())
    };
    opened.set_table_note(&note.write());
}

/// Of two versions of a turn, keeps the local one.
pub(crate) fn keep_here(cx: &mut Context) {
    cx.notices
        .retain(|notice| !matches!(notice, Notice::PlayedTwice(_)));
}
