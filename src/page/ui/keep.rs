//! Games in and out: to a file, to the clipboard, from a file or a text, from the list of saved games and back.

use super::app::{App, Dialog, Effect};
use super::intent::{Intent, SavesIntent, Target};
use super::notice::Notice;
use super::saves::Saved;
use super::stage::any_session::{Opened, Unreadable};
use crate::messages::Moment;
use engine::rules::RecordError;
use engine::table::LineTrouble;
use view::scene::tween::Millis;

/// The longest text that is read as a game, in bytes: many times the longest game.
const LONGEST: usize = 4 << 20;

/// How many saved games are listed at first, and how many more at each press.
const PAGE: usize = 8;

/// Whether the text of a game may leave the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Keeping {
    /// It may: nobody has secrets, or nobody is left to have them.
    Free,
    /// It may, after a word about the hands in it.
    Warned,
    /// It stays: the hands are secrets of somebody who may not be in front of the screen.
    Held,
}

/// The saved games as far as they are listed, and the ways in and out beside them.
#[derive(Clone, Debug)]
pub struct Shelf {
    /// The listed ones, the newest first.
    pub games: Vec<Saved>,
    /// How many more there are.
    pub more: usize,
    /// When the list was made.
    pub now: Moment,
    /// How many are wanted.
    pub wanted: usize,
    /// A text in the field for games.
    pub(super) pasted: String,
    /// Whether the text of the game was just copied.
    pub(super) copied: bool,
    /// Whether a file is held over the page.
    pub(super) dropping: bool,
}

impl Default for Shelf {
    fn default() -> Self {
        let (year, month, day, hour, minute) = (1970, 1, 1, 0, 0);
        Shelf {
            games: Vec::new(),
            more: 0,
            now: Moment {
                year,
                month,
                day,
                hour,
                minute,
            },
            wanted: PAGE,
            pasted: String::new(),
            copied: false,
            dropping: false,
        }
    }
}

impl App {
    /// The game on the screen as text.
    pub fn record(&self) -> Option<String> {
        self.played().map(|table| table.save())
    }

    /// Puts the game of a text on the screen, beside those that are saved; or says why it cannot be read.
    pub fn import(&mut self, text: &str, now: Millis) {
        self.shelf.dropping = false;
        match read(text) {
            Ok(opened) => {
                self.shelf.pasted.clear();
                self.notices
                    .retain(|notice| !matches!(notice, Notice::NotOpened(_)));
                self.ask(Effect::NewSave);
                self.bring(opened, self.texts.opened(), now);
                self.ask(Effect::Save);
            }
            Err(error) => self.refuse_import(error),
        }
    }

    /// Says why a text is no game.
    pub fn refuse_import(&mut self, error: impl Into<Unreadable>) {
        self.notices
            .retain(|notice| !matches!(notice, Notice::NotOpened(_)));
        self.notice(Notice::NotOpened(error.into()));
    }

    /// Shows whether something that is held over the page would be opened when it is dropped.
    pub const fn hold_over(&mut self, held: bool) {
        self.shelf.dropping = held;
    }

    /// Tells whether copying worked.
    pub fn copied(&mut self, worked: bool) {
        self.shelf.copied = worked;
        if worked {
            self.voice.say(self.texts.copied().to_string());
        } else {
            self.notice(Notice::CopyFailed);
        }
    }

    /// Gives the text of a game out of the page. The text is the whole game, or it could not go on: where it holds
    /// secret hands, that is said first, and while nobody in particular looks at them it stays here.
    pub(super) fn give_out(&mut self, effect: Effect) {
        let of_table = !matches!(effect, Effect::ExportSaved(_));
        self.notices
            .retain(|notice| !matches!(notice, Notice::GivesAway(_) | Notice::Covered(_)));
        match self.keeping(&effect) {
            Keeping::Held => self.notice(Notice::Covered(effect)),
            Keeping::Warned => self.notice(Notice::GivesAway(effect)),
            Keeping::Free if !of_table || self.shown.has_game() => self.hand_over(effect),
            Keeping::Free => {}
        }
    }

    /// Whether a text may be given out. A saved game of several persons is nobody's in particular, whoever is in front
    /// of the screen for another one.
    fn keeping(&self, effect: &Effect) -> Keeping {
        let saved = match effect {
            Effect::ExportSaved(id) => self.listed(id),
            _ => None,
        };
        let (secret, covered) = match (saved, self.played()) {
            (Some(saved), _) => (saved.keeps_hands(), saved.persons() > 1),
            (None, Some(table)) => (table.keeps_hands(), table.covered().is_some()),
            (None, None) => (false, false),
        };
        match (secret, covered) {
            (true, true) => Keeping::Held,
            (true, false) => Keeping::Warned,
            (false, _) => Keeping::Free,
        }
    }

    /// Gives a text out although it holds secret hands.
    pub(super) fn give_out_knowing(&mut self, effect: Effect) {
        let warned = Notice::GivesAway(effect.clone());
        if self.has_notice(&warned) && self.keeping(&effect) != Keeping::Held {
            self.notices.retain(|notice| *notice != warned);
            self.hand_over(effect);
        }
    }

    fn hand_over(&mut self, effect: Effect) {
        if effect == Effect::Export {
            self.voice.say(self.texts.exported().to_string());
        }
        self.ask(effect);
    }

    /// Shows the saved games.
    pub(super) fn show_games(&mut self) {
        self.behind = self.dialog.filter(|&open| open != Dialog::Games);
        self.dialog = Some(Dialog::Games);
        self.shelf.wanted = PAGE;
        self.shelf.copied = false;
        self.ask(Effect::List);
    }

    /// Lists more of the saved games.
    pub(super) fn show_more_games(&mut self) {
        self.shelf.wanted += PAGE;
        self.ask(Effect::List);
    }

    /// How many saved games are to be listed.
    pub const fn wanted_games(&self) -> usize {
        self.shelf.wanted
    }

    /// Takes in the list of saved games, the newest first, how many more there are, and when that was.
    pub fn list(&mut self, games: Vec<Saved>, more: usize, now: Moment) {
        self.shelf.games = games;
        self.shelf.more = more;
        self.shelf.now = now;
    }

    /// The saved game of this name, if it is listed.
    pub fn listed(&self, id: &str) -> Option<&Saved> {
        self.shelf.games.iter().find(|saved| saved.id == id)
    }

    /// Deletes a saved game; its row stays, to undo it.
    pub(super) fn delete_game(&mut self, id: &str) {
        self.mark_deleted(id, true);
        self.voice.say(self.texts.game_deleted().to_string());
        let undelete = SavesIntent::Undelete(id.into());
        self.wish_inside(Target::Press(Intent::Saves(undelete)));
        self.ask(Effect::Delete(id.to_string()));
    }

    /// Takes in that a game is deleted, or that it is back.
    pub fn mark_deleted(&mut self, id: &str, deleted: bool) {
        let mut games = self.shelf.games.iter_mut();
        if let Some(saved) = games.find(|saved| saved.id == id) {
            saved.deleted = deleted;
        }
    }

    /// What a file with the game on the screen is called.
    pub fn file_name(&self, now: Moment) -> String {
        let company = self.company();
        let seats = self.played().into_iter().flat_map(|table| 0..table.seats());
        let names =
            seats.filter_map(|seat| Some(company.as_ref()?.name(engine::table::Seat(seat))));
        file_name(names, now)
    }
}

/// The session of a text that may come from anywhere.
fn read(text: &str) -> Result<Opened, Unreadable> {
    if text.len() > LONGEST {
        let (line, trouble) = (1, LineTrouble::NotARecord.into());
        return Err(RecordError { line, trouble }.into());
    }
    Opened::load(text.trim_start_matches('\u{feff}'))
}

/// A name for a file, of letters and digits that every system takes.
pub fn file_name<'a>(names: impl Iterator<Item = &'a str>, now: Moment) -> String {
    let mut name = format!("bastide-{}-{:02}-{:02}", now.year, now.month, now.day);
    for player in names {
        let letters = player.chars().filter(|c| c.is_alphanumeric());
        let letters: String = letters.take(12).collect();
        if !letters.is_empty() {
            name.push('-');
            name.push_str(&letters.to_lowercase());
        }
    }
    name + ".bastide"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_named_after_the_day_and_the_players() {
        let now = Moment {
            year: 2026,
            month: 3,
            day: 9,
            hour: 1,
            minute: 2,
        };
        let name = file_name(["Élise B.", "../x", "?"].into_iter(), now);
        assert_eq!(name, "bastide-2026-03-09-éliseb-x.bastide");
    }
}
