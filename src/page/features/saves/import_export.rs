//! Import and export of games: files, clipboard, texts, and the list of saved games.

use crate::context::Context;
use crate::context::bundle::Bundle;
use crate::context::copied::Copied;
use crate::context::copying::note_copied;
use crate::context::dialogs::Dialog;
use crate::context::disclosure::{Disclosure, disclosure, disclosure_of_table};
use crate::context::effects::{Effect, HandsWarning};
use crate::context::notices::Notice;
use crate::context::saved::Saved;
use crate::elements::intent::{Intent, SavesIntent, Target};
use crate::features::saves::one_file::game_of;
use crate::messages::{Brought, Moment, small};
use crate::stage::any_session::{AnySession, LoadError};
use view::scene::tween::Millis;

/// The file extension of a game.
pub(super) const FILE_ENDING: &str = ".bastide";

impl Disclosure {
    /// The disclosure of a text with or without secret hands, which may be covered.
    pub(crate) const fn for_hands(secret: bool, covered: bool) -> Self {
        match (secret, covered) {
            (true, true) => Disclosure::Withheld,
            (true, false) => Disclosure::Warned,
            (false, _) => Disclosure::Allowed,
        }
    }
}

impl Context {
    /// The game on the screen as text.
    pub fn record(&self) -> Option<String> {
        self.any_stage().map(|stage| stage.save())
    }

    /// Says why a text is not a game.
    pub fn refuse_import(&mut self, error: impl Into<LoadError>) {
        self.notices.forget_import();
        self.add_notice(Notice::NotOpened(error.into()));
    }

    /// Reports what became of the games in one text.
    pub fn tell_brought(&mut self, brought: Brought) {
        self.notices.forget_import();
        self.add_notice(Notice::GamesBrought(brought));
    }

    /// All saved games that may be exported, as one text. `None` if there are none, or if the user must first be told that secret
    /// hands are included; games left out are reported.
    pub fn export_all(
        &mut self,
        games: &[(Saved, String)],
        warning: HandsWarning,
    ) -> Option<String> {
        let disclosures = games
            .iter()
            .map(|(saved, _)| disclosure_among_all(self, saved));
        let disclosures: Vec<Disclosure> = disclosures.collect();
        if warning == HandsWarning::NotYet && disclosures.contains(&Disclosure::Warned) {
            self.add_notice(Notice::GivesAway(Effect::ExportAll(HandsWarning::Given)));
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

    /// The file name for all saved games.
    pub fn name_of_all(&self, now: Moment) -> String {
        file_name(std::iter::once(self.texts().saved_games()), now)
    }

    /// Reports whether copying worked.
    pub fn set_copied(&mut self, worked: bool, now: Millis) {
        match worked {
            true => note_copied(self, Copied::Text, now),
            false => self.add_notice(Notice::CopyFailed),
        }
    }

    /// Reports that a file was written, and its name, even in front of a dialog. A messenger that takes files asks where to put
    /// them itself.
    pub fn tell_saved(&mut self, name: &str, now: Millis) {
        if !self.is_in_chat() {
            self.tell_in_front(self.texts().saved_as(name), now);
        }
    }

    /// Says that the one file could not be fetched, or not be written with the game.
    pub fn refuse_one_file(&mut self) {
        self.add_notice(Notice::NoOneFile);
    }

    /// The file name for the game on the screen.
    pub fn file_name(&self, now: Moment) -> String {
        let player_names = self.player_names();
        let seats = self
            .any_stage()
            .into_iter()
            .flat_map(|stage| 0..stage.seats());
        let names =
            seats.filter_map(|seat| Some(player_names.as_ref()?.name(engine::table::Seat(seat))));
        file_name(names, now)
    }
}

impl Context {
    /// Says that a picture contains no game.
    pub fn refuse_picture_without_game(&mut self) {
        self.save_list.hold_over(false);
        self.notices.forget_import();
        self.add_notice(Notice::NoGameInPicture);
    }

    /// Shows whether something dragged over the page would be opened when dropped.
    pub const fn hold_over(&mut self, held: bool) {
        self.save_list.hold_over(held);
    }

    /// How many saved games to list.
    pub const fn wanted_games(&self) -> usize {
        self.save_list.wanted()
    }

    /// Stores the list of saved games, newest first, the number of further ones, and the current time.
    pub fn set_saves(&mut self, games: Vec<Saved>, more: usize, now: Moment) {
        self.save_list.fill(games, more, now);
    }

    /// The saved game with this id, if it is listed.
    pub fn find_save(&self, id: &str) -> Option<&Saved> {
        self.save_list.get(id)
    }

    /// Marks a game as deleted or restored.
    pub fn mark_deleted(&mut self, id: &str, deleted: bool) {
        self.save_list.mark_deleted(id, deleted);
    }
}

/// Exports the text of a game. It is the whole game, which is needed to continue it: if it contains secret hands, a warning comes
/// first, and while they are covered it is not exported.
pub(crate) fn give_out(cx: &mut Context, effect: Effect) {
    let of_table = !matches!(
        effect,
        Effect::ExportSaved(_) | Effect::ShareSaved(_) | Effect::ExportAll(_)
    );
    cx.notices.forget_giving_out();
    match disclosure(cx, &effect) {
        Disclosure::Withheld => cx.add_notice(Notice::Covered(effect)),
        Disclosure::Warned => cx.add_notice(Notice::GivesAway(effect)),
        Disclosure::Allowed if !of_table || cx.stage.is_some() => cx.effects.push(effect),
        Disclosure::Allowed => {}
    }
}

/// Exports a text although it contains secret hands.
pub(crate) fn give_out_knowing(cx: &mut Context, effect: Effect) {
    let warned = Notice::GivesAway(effect.clone());
    if cx.has_notice(&warned) && disclosure(cx, &effect) != Disclosure::Withheld {
        cx.notices.retain(|notice| *notice != warned);
        cx.effects.push(effect);
    }
}

pub(crate) fn show_games(cx: &mut Context) {
    cx.dialogs.open(Dialog::SavedGames);
    cx.save_list.begin();
    cx.effects.push(Effect::ListSaves);
}

pub(crate) fn show_more_games(cx: &mut Context) {
    cx.save_list.want_more();
    cx.effects.push(Effect::ListSaves);
}

/// Deletes a saved game; its row stays for undo.
pub(crate) fn delete_game(cx: &mut Context, id: &str) {
    cx.mark_deleted(id, true);
    cx.announcer.say(cx.texts().game_deleted().to_string());
    let undelete = SavesIntent::Undelete(id.into());
    cx.focus
        .request_inside(Target::Press(Intent::Saves(undelete)));
    cx.effects.push(Effect::Delete(id.to_string()));
}

/// Whether a saved game may be included in the export of all; for the one on the screen that depends on who is in front of it.
fn disclosure_among_all(cx: &Context, saved: &Saved) -> Disclosure {
    match saved.current && cx.stage.is_some() {
        true => disclosure_of_table(cx),
        false => Disclosure::for_hands(saved.keeps_hands(), saved.persons() > 1),
    }
}

/// The session of a text from anywhere.
pub(crate) fn read(text: &str) -> Result<AnySession, LoadError> {
    let sent = game_of(text);
    AnySession::load(
        sent.as_deref()
            .unwrap_or(text)
            .trim_start_matches('\u{feff}'),
    )
}

/// A file name of letters and digits that are valid on every system.
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
