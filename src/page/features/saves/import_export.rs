//! Games in and out: to a file, to the clipboard, from a file or a text, from the list of saved games and back.

use crate::app::Shell;
use crate::context::bundle::Bundle;
use crate::context::copied::Copied;
use crate::context::dialogs::Dialog;
use crate::context::effects::Effect;
use crate::context::effects::HandsTold;
use crate::context::effects::Replacing;
use crate::context::notices::Notice;
use crate::elements::intent::{Intent, SavesIntent, Target};
use crate::features::by_link::incoming::turn_of;
use crate::features::saves::one_file::game_of;
use crate::features::saves::saved::Saved;
use crate::features::share::copied::note_copied;
use crate::features::share::incoming::Received;
use crate::messages::{Brought, Moment, small};
use crate::stage::any_session::{AnySession, LoadError};
use engine::link::is_link;
use view::scene::tween::Millis;

/// How the name of a file with a game ends.
pub(super) const FILE_ENDING: &str = ".bastide";

/// Whether the text of a game may leave the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Disclosure {
    /// It may: nobody has secrets, or nobody is left to have them.
    Allowed,
    /// It may, after a word about the hands in it.
    Warned,
    /// It stays: the hands are secrets of somebody who may not be in front of the screen.
    Withheld,
}

impl Disclosure {
    /// That of a text with or without secret hands, which are covered or not.
    const fn of(secret: bool, covered: bool) -> Self {
        match (secret, covered) {
            (true, true) => Disclosure::Withheld,
            (true, false) => Disclosure::Warned,
            (false, _) => Disclosure::Allowed,
        }
    }
}

impl Shell {
    /// The game on the screen as text.
    pub fn record(&self) -> Option<String> {
        self.any_stage().map(|stage| stage.save())
    }

    /// Puts the game of a text on the screen, beside those that are saved; or says why it cannot be read.
    /// Several games of one text come beside those that are saved, and the one on the screen stays. A game by link goes on
    /// in the saved one it is of.
    pub fn import(&mut self, text: &str, now: Millis) -> Received {
        self.save_list.hold_over(false);
        if self.take_lessons_done(text, now) {
            self.save_list.paste("");
            self.notices.forget_import();
            return Received::Shown;
        }
        if is_link(text) {
            return self.open_link(text, now);
        }
        if let Some(bundle) = Bundle::read(text) {
            self.save_list.paste("");
            self.notices.forget_import();
            self.effects.ask_once(Effect::KeepGames(bundle));
            return Received::Shown;
        }
        match read(text) {
            Ok(opened) => match turn_of(&opened) {
                Some(link) => return self.find_turn(&link, Replacing::Agreed),
                None => self.bring_import(opened, now),
            },
            Err(error) => self.refuse_import(error),
        }
        Received::Shown
    }

    /// Puts a game on the screen that came from outside, beside those that are saved.
    pub(crate) fn bring_import(&mut self, opened: AnySession, now: Millis) {
        self.save_list.paste("");
        self.notices.forget_import();
        self.effects.ask(Effect::NewSave);
        // Who sends a game does not choose who plays the next one here.
        let form = self.form.clone();
        self.bring(opened, self.texts().opened(), now);
        self.form = form;
        self.effects.ask(Effect::Save);
    }

    /// Says why a text is no game.
    pub fn refuse_import(&mut self, error: impl Into<LoadError>) {
        self.notices.forget_import();
        self.add_notice(Notice::NotOpened(error.into()));
    }

    /// Says that a picture has no game in it.
    pub fn refuse_picture_without_game(&mut self) {
        self.save_list.hold_over(false);
        self.notices.forget_import();
        self.add_notice(Notice::NoGameInPicture);
    }

    /// Tells what became of the games of one text.
    pub fn tell_brought(&mut self, brought: Brought) {
        self.notices.forget_import();
        self.add_notice(Notice::GamesBrought(brought));
    }

    /// All saved games that may be given out, as one text. Nothing when there are none, or when it has to be said first that
    /// secret hands are in it; those that stay here are told.
    pub fn export_all(&mut self, games: &[(Saved, String)], told: HandsTold) -> Option<String> {
        let disclosures = games
            .iter()
            .map(|(saved, _)| disclosure_among_all(self, saved));
        let disclosures: Vec<Disclosure> = disclosures.collect();
        if told == HandsTold::NotYet && disclosures.contains(&Disclosure::Warned) {
            self.add_notice(Notice::GivesAway(Effect::ExportAll(HandsTold::Told)));
            return None;
        }
        let (kept, given): (Vec<_>, Vec<_>) = (games.iter().zip(disclosures))
            .partition(|(_, disclosure)| *disclosure == Disclosure::Withheld);
        if !kept.is_empty() {
            self.add_notice(Notice::GamesWithheld(kept.len()));
        }
        if given.is_empty() {
            return None;
        }
        self.announcer.say(self.texts().exported_all().to_string());
        let texts: Vec<&str> = given.iter().map(|((_, text), _)| text.as_str()).collect();
        Some(Bundle::write(texts.into_iter()))
    }

    /// What a file with all saved games is called.
    pub fn name_of_all(&self, now: Moment) -> String {
        file_name(std::iter::once(self.texts().saved_games()), now)
    }

    /// Shows whether something that is held over the page would be opened when it is dropped.
    pub const fn hold_over(&mut self, held: bool) {
        self.save_list.hold_over(held);
    }

    /// Tells whether copying worked.
    pub fn set_copied(&mut self, worked: bool, now: Millis) {
        match worked {
            true => note_copied(self, Copied::Text, now),
            false => self.add_notice(Notice::CopyFailed),
        }
    }

    /// Tells that a file was written, and what it is called: also in front of a dialog. A messenger that takes files asks
    /// itself where they go.
    pub fn tell_saved(&mut self, name: &str, now: Millis) {
        if !self.is_in_chat() {
            self.tell_in_front(self.texts().saved_as(name), now);
        }
    }

    /// Says that the one file could not be had, or not be written with the game.
    pub fn refuse_one_file(&mut self) {
        self.add_notice(Notice::NoOneFile);
    }

    /// How many saved games are to be listed.
    pub const fn wanted_games(&self) -> usize {
        self.save_list.wanted()
    }

    /// Takes in the list of saved games, the newest first, how many more there are, and when that was.
    pub fn set_saves(&mut self, games: Vec<Saved>, more: usize, now: Moment) {
        self.save_list.fill(games, more, now);
    }

    /// The saved game of this name, if it is listed.
    pub fn find_save(&self, id: &str) -> Option<&Saved> {
        self.save_list.get(id)
    }

    /// Takes in that a game is deleted, or that it is back.
    pub fn mark_deleted(&mut self, id: &str, deleted: bool) {
        self.save_list.mark_deleted(id, deleted);
    }

    /// What a file with the game on the screen is called.
    pub fn file_name(&self, now: Moment) -> String {
        let company = self.company();
        let seats = self
            .any_stage()
            .into_iter()
            .flat_map(|stage| 0..stage.seats());
        let names =
            seats.filter_map(|seat| Some(company.as_ref()?.name(engine::table::Seat(seat))));
        file_name(names, now)
    }
}

/// Gives the text of a game out of the page. The text is the whole game, or it could not go on: where it holds
/// secret hands, that is said first, and while nobody in particular looks at them it stays here.
pub(crate) fn give_out(shell: &mut Shell, effect: Effect) {
    let of_table = !matches!(
        effect,
        Effect::ExportSaved(_) | Effect::ShareSaved(_) | Effect::ExportAll(_)
    );
    shell.notices.forget_giving_out();
    match disclosure(shell, &effect) {
        Disclosure::Withheld => shell.add_notice(Notice::Covered(effect)),
        Disclosure::Warned => shell.add_notice(Notice::GivesAway(effect)),
        Disclosure::Allowed if !of_table || shell.stage.has_game() => shell.effects.ask(effect),
        Disclosure::Allowed => {}
    }
}

/// Gives a text out although it holds secret hands.
pub(crate) fn give_out_knowing(shell: &mut Shell, effect: Effect) {
    let warned = Notice::GivesAway(effect.clone());
    if shell.has_notice(&warned) && disclosure(shell, &effect) != Disclosure::Withheld {
        shell.notices.retain(|notice| *notice != warned);
        shell.effects.ask(effect);
    }
}

/// Shows the saved games.
pub(crate) fn show_games(shell: &mut Shell) {
    shell.dialogs.open(Dialog::SavedGames);
    shell.save_list.begin();
    shell.effects.ask(Effect::ListSaves);
}

/// Lists more of the saved games.
pub(crate) fn show_more_games(shell: &mut Shell) {
    shell.save_list.want_more();
    shell.effects.ask(Effect::ListSaves);
}

/// Deletes a saved game; its row stays, to undo it.
pub(crate) fn delete_game(shell: &mut Shell, id: &str) {
    shell.mark_deleted(id, true);
    shell
        .announcer
        .say(shell.texts().game_deleted().to_string());
    let undelete = SavesIntent::Undelete(id.into());
    shell
        .focus
        .request_inside(Target::Press(Intent::Saves(undelete)));
    shell.effects.ask(Effect::Delete(id.to_string()));
}

/// Whether a text may be given out. A saved game of several persons is nobody's in particular, whoever is in front
/// of the screen for another one.
pub(crate) fn disclosure(shell: &Shell, effect: &Effect) -> Disclosure {
    let saved = match effect {
        // Which of them may go is known when they are read.
        Effect::ExportAll(_) => return Disclosure::Allowed,
        Effect::ExportSaved(id) | Effect::ShareSaved(id) => shell.find_save(id),
        _ => None,
    };
    match saved {
        Some(saved) => Disclosure::of(saved.keeps_hands(), saved.persons() > 1),
        None => disclosure_of_table(shell),
    }
}

/// Whether the text of the game on the screen may be given out.
fn disclosure_of_table(shell: &Shell) -> Disclosure {
    shell.any_stage().map_or(Disclosure::Allowed, |stage| {
        Disclosure::of(stage.keeps_hands(), stage.hands_over().is_some())
    })
}

/// Whether the text of a saved game may be given out with all others: that of the one on the screen depends on who is in
/// front of it.
fn disclosure_among_all(shell: &Shell, saved: &Saved) -> Disclosure {
    match saved.current && shell.stage.has_game() {
        true => disclosure_of_table(shell),
        false => Disclosure::of(saved.keeps_hands(), saved.persons() > 1),
    }
}

/// The session of a text that may come from anywhere.
pub(crate) fn read(text: &str) -> Result<AnySession, LoadError> {
    let sent = game_of(text);
    AnySession::load(
        sent.as_deref()
            .unwrap_or(text)
            .trim_start_matches('\u{feff}'),
    )
}

/// A name for a file, of letters and digits that every system takes.
pub fn file_name<'a>(names: impl Iterator<Item = &'a str>, now: Moment) -> String {
    let mut name = format!("bastide-{}-{:02}-{:02}", now.year, now.month, now.day);
    for player in names {
        let letters = player.chars().filter(|c| c.is_alphanumeric());
        let letters: String = letters.take(12).collect();
        if !letters.is_empty() {
            name.push('-');
            name.push_str(&small(&letters));
        }
    }
    name + FILE_ENDING
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
