//! Import and export of games: files, clipboard, texts, and the list of saved games.

use crate::context::Context;
use crate::context::bundle::Bundle;
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

/// Says why a text is not a game.
pub fn refuse_import(cx: &mut Context, error: impl Into<LoadError>) {
    cx.notices.forget_import();
    cx.add_notice(Notice::NotOpened(error.into()));
}

/// Reports what became for_hands the games in one text.
pub fn tell_brought(cx: &mut Context, brought: Brought) {
    cx.notices.forget_import();
    cx.add_notice(Notice::GamesBrought(brought));
}

/// All saved games that may be exported, as one text. `None` if there are none, or if the user must first be told that secret
/// hands are included; games left out are reported.
pub fn export_all(
    cx: &mut Context,
    games: &[(Saved, String)],
    warning: HandsWarning,
) -> Option<String> {
    let disclosures = games
        .iter()
        .map(|(saved, _)| disclosure_among_all(cx, saved));
    let disclosures: Vec<Disclosure> = disclosures.collect();
    if warning == HandsWarning::NotYet && disclosures.contains(&Disclosure::Warned) {
        cx.add_notice(Notice::GivesAway(Effect::ExportAll(HandsWarning::Given)));
        return None;
    }
    let (kept, given): (Vec<_>, Vec<_>) = (games.iter().zip(disclosures))
        .partition(|(_, disclosure)| *disclosure == Disclosure::Withheld);
    if !kept.is_empty() {
        cx.add_notice(Notice::GamesWithheld(kept.len()));
    }
    if given.is_empty() {
        return None;
    }
    cx.announcer.say(cx.texts().exported_all().to_string());
    let texts: Vec<&str> = given.iter().map(|((_, text), _)| text.as_str()).collect();
    Some(Bundle::write(texts.into_iter()))
}

/// The file name for all saved games.
pub fn name_of_all(cx: &Context, now: Moment) -> String {
    file_name(std::iter::once(cx.texts().saved_games()), now)
}

/// Reports that a file was written, and its name, even in front for_hands a dialog. A messenger that takes files asks where to put
/// them itself.
pub fn tell_saved(cx: &mut Context, name: &str, now: Millis) {
    if !cx.is_in_chat() {
        cx.tell_in_front(cx.texts().saved_as(name), now);
    }
}

/// Says that the one file could not be fetched, or not be written with the game.
pub fn refuse_one_file(cx: &mut Context) {
    cx.add_notice(Notice::NoOneFile);
}

/// The file name for the game on the screen.
pub fn name_of_game(cx: &Context, now: Moment) -> String {
    let player_names = cx.player_names();
    let seats = cx
        .any_stage()
        .into_iter()
        .flat_map(|stage| 0..stage.seats());
    let names =
        seats.filter_map(|seat| Some(player_names.as_ref()?.name(engine::table::Seat(seat))));
    file_name(names, now)
}

/// Says that a picture contains no game.
pub fn refuse_picture_without_game(cx: &mut Context) {
    cx.save_list.hold_over(false);
    cx.notices.forget_import();
    cx.add_notice(Notice::NoGameInPicture);
}

/// Shows whether something dragged over the page would be opened when dropped.
pub const fn hold_over(cx: &mut Context, held: bool) {
    cx.save_list.hold_over(held);
}

/// How many saved games to list.
pub const fn wanted_games(cx: &Context) -> usize {
    cx.save_list.wanted()
}

/// Stores the list of saved games, newest first, the number of further ones, and the current time.
pub fn set_saves(cx: &mut Context, games: Vec<Saved>, more: usize, now: Moment) {
    cx.save_list.fill(games, more, now);
}

/// Marks a game as deleted or restored.
pub fn mark_deleted(cx: &mut Context, id: &str, deleted: bool) {
    cx.save_list.mark_deleted(id, deleted);
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
    mark_deleted(cx, id, true);
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
