//! Links that bring a turn: they go on in the game they are of, which is among those that are saved, or begin one.

use crate::context::effects::Replacing;
use engine::link::{Link, LinkKind};
use engine::session::{Agreement, Copies};
use view::scene::tween::Millis;

use crate::app::Shell;
use crate::context::effects::Effect;
use crate::context::notices::Notice;
use crate::elements::table_note::{ByLink, TableNote};
use crate::features::by_link::catch_up;
use crate::features::share::incoming::Received;
use crate::stage::any_session::AnySession;

/// A saved game, of which a link may bring the next turn.
#[derive(Clone, Debug)]
pub struct KeptGame {
    /// Its name in the store.
    pub id: String,
    /// Its text.
    pub text: String,
    /// Whether it is the game on the screen.
    pub current: bool,
}

/// A game that came by a link, and the copy of it that is kept here.
pub(super) struct Found {
    pub(super) id: String,
    current: bool,
    pub(super) game: AnySession,
    pub(super) by_link: ByLink,
    pub(super) copies: Copies,
}

impl Found {
    /// The copy of a game among those that are saved: one that needs no question before one that does.
    pub(super) fn among(kept: &[KeptGame], opened: &AnySession) -> Option<Found> {
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

    fn of(kept: &KeptGame, opened: &AnySession) -> Option<Found> {
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
    fn is_known(&self, opened: &AnySession) -> bool {
        self.copies == Copies::Equal || self.by_link.given == Some(opened.steps())
    }
}

/// The link with the turn that a text from elsewhere brings: one of a game by link that says of no seat that it is here.
pub(crate) fn turn_of(opened: &AnySession) -> Option<String> {
    let by_link = TableNote::read(opened.table_note()).by_link?;
    let link = opened.link(LinkKind::Turn).map(|link| link.write());
    link.filter(|_| by_link.seat.is_none())
}

impl Shell {
    /// Looks for the game that a link brings a turn of.
    pub(crate) fn find_turn(&mut self, link: &str, replacing: Replacing) -> Received {
        self.effects
            .ask(Effect::FindTurn(link.to_string(), replacing));
        Received::Sought
    }

    /// Takes in a link that brings a turn, with all games that are saved here: it goes on in the game it is of.
    pub fn take_turn(&mut self, link: &str, replacing: Replacing, kept: &[KeptGame], now: Millis) {
        self.notices.forget_import();
        let read = match Link::read(link) {
            Ok(read) => read,
            Err(error) => return self.add_notice(Notice::BadLink(error)),
        };
        let (opened, agreement) = match AnySession::of_link(&read) {
            Ok(opened) => opened,
            Err(error) => return self.refuse_import(error),
        };
        let found = Found::among(kept, &opened);
        let plays = self.any_stage().is_some_and(|stage| !stage.is_over());
        let here = found.as_ref().is_some_and(|found| found.current);
        if plays && !here && replacing == Replacing::Asks {
            return self.add_notice(Notice::LinkOffered(link.to_string()));
        }
        self.save_list.paste("");
        match found {
            None => begin_here(self, opened, now),
            Some(found) => meet(self, opened, found, link, now),
        }
        if agreement == Agreement::Other {
            self.add_notice(Notice::OtherOutcome);
        }
        self.follow_up(now);
    }
}

/// A game comes to this device for the first time: whose seat is here is asked.
fn begin_here(shell: &mut Shell, mut opened: AnySession, now: Millis) {
    let (seat, given) = (shell.seat_in_chat(&opened), Some(opened.steps()));
    keep_note(&mut opened, ByLink { seat, given });
    shell.effects.ask(Effect::NewSave);
    bring(shell, opened, now);
    shell.effects.ask(Effect::Save);
}

/// A link meets the copy of its game that is kept here.
fn meet(shell: &mut Shell, opened: AnySession, found: Found, link: &str, now: Millis) {
    if !found.current {
        shell.effects.ask(Effect::SelectSave(found.id.clone()));
    }
    if found.copies == Copies::Ahead {
        let seen = found.game.steps();
        let by_link = ByLink {
            given: Some(opened.steps()),
            ..found.by_link
        };
        return go_on_with(shell, opened, by_link, seen, now);
    }
    let known = found.is_known(&opened);
    if !found.current {
        bring(shell, found.game, now);
    } else if shell.dialogs.is_open() {
        shell.dialogs.leave();
    }
    shell.add_notice(match found.copies {
        Copies::Diverged => Notice::PlayedTwice(link.to_string()),
        _ if known => Notice::TurnKnown,
        _ => Notice::TurnOlder,
    });
}

/// Puts on the screen what others have made of a game, and saves it. Whoever has a seat here is shown what happened after
/// so many decisions.
pub(super) fn go_on_with(
    shell: &mut Shell,
    mut opened: AnySession,
    by_link: ByLink,
    seen: usize,
    now: Millis,
) {
    keep_note(&mut opened, by_link);
    bring(shell, opened, now);
    shell.effects.ask(Effect::Save);
    if by_link.seat.is_some() {
        catch_up(shell, seen, now);
    }
}

/// The game of a link, if it can be read.
pub(crate) fn game_of_link(link: &str) -> Option<AnySession> {
    let link = Link::read(link).ok()?;
    AnySession::of_link(&link).ok().map(|(opened, _)| opened)
}

/// The game on the screen, to compare another one with.
pub(crate) fn game_here(shell: &Shell) -> Option<AnySession> {
    AnySession::load(&shell.record()?).ok()
}

/// Puts a game on the screen; the form of the next one stays as it is.
pub(crate) fn bring(shell: &mut Shell, opened: AnySession, now: Millis) {
    let form = shell.form.clone();
    let said = shell.texts().opened();
    shell.bring(opened, said, now);
    shell.form = form;
}

/// Keeps with a game what a device has to know of it as a game by link.
pub(super) fn keep_note(opened: &mut AnySession, by_link: ByLink) {
    let note = TableNote {
        by_link: Some(by_link),
        ..TableNote::read(opened.table_note())
    };
    opened.set_table_note(&note.write());
}

/// Of two ways in which a turn was played the one here stays.
pub(crate) fn keep_here(shell: &mut Shell) {
    shell
        .notices
        .retain(|notice| !matches!(notice, Notice::PlayedTwice(_)));
}

/// Of two ways in which a turn was played the one of the link comes to the screen, as a saved game of its own.
pub(crate) fn take_other(shell: &mut Shell, now: Millis) {
    let offered = shell.notices.all().iter().find_map(|notice| match notice {
        Notice::PlayedTwice(link) => Some(link.clone()),
        _ => None,
    });
    let opened = offered.and_then(|link| game_of_link(&link));
    let (Some(mut opened), Some(here)) = (opened, game_here(shell)) else {
        return;
    };
    let seat = shell.active.by_link.and_then(|by_link| by_link.seat);
    let (given, common) = (Some(opened.steps()), opened.common_steps(&here));
    keep_note(&mut opened, ByLink { seat, given });
    shell.effects.ask(Effect::NewSave);
    bring(shell, opened, now);
    shell.effects.ask(Effect::Save);
    catch_up(shell, common, now);
}
