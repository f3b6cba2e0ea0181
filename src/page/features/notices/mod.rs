//! Notices at the top of the page, which stay until they are closed, each with what can be done about it.

pub mod list;

use crate::context::Context;
use crate::context::dialogs::Dialog;
use crate::context::effects::Effect;
use crate::context::notices::Notice;
use crate::messages::Texts;
use crate::stage::AnyStage;
use engine::table::Seat;

/// Removes the notice about a text that is not a game when its dialog is closed.
pub(crate) fn leave_saved_games(cx: &mut Context, before: Option<Dialog>) {
    let was_open = before == Some(Dialog::SavedGames);
    if was_open && cx.dialogs.front() != Some(Dialog::SavedGames) {
        cx.notices.forget_import();
    }
}

/// Removes notices that no longer apply in this state of the session.
pub(crate) fn update_notices(cx: &mut Context, epoch: u64) {
    let covered = cx
        .any_stage()
        .is_some_and(|stage| stage.covered_for().is_some());
    let over = cx.any_stage().is_some_and(|stage| stage.is_over());
    let went_on = cx.active.is_new(epoch);
    // While computers play, there is time to read a notice and react.
    let decided = went_on && cx.any_stage().is_some_and(AnyStage::person_moved_last);
    cx.notices.retain(|notice| match notice {
        Notice::Covered(
            Effect::Export | Effect::SaveAsOneFile | Effect::Copy | Effect::SavePicture,
        ) => covered,
        Notice::GivesAway(
            Effect::Export | Effect::SaveAsOneFile | Effect::Copy | Effect::SavePicture,
        ) => !over && !covered && !decided,
        Notice::CopyFailed
        | Notice::NoOneFile
        | Notice::PictureFailed
        | Notice::NotOpened(_)
        | Notice::NoGameInPicture
        | Notice::GamesLost(_)
        | Notice::TurnKnown
        | Notice::TurnOlder
        | Notice::ChatDecided
        | Notice::DrawDeclined(_)
        | Notice::GamesBrought(_)
        | Notice::GamesWithheld(_)
        | Notice::GivesAway(Effect::ExportAll(_)) => !decided,
        Notice::ComputerFailed => !went_on,
        _ => true,
    });
}

/// Whether there is a newer version of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum NewerVersion {
    #[default]
    None,
    /// Yes, not announced yet.
    Unannounced,
    /// Yes, already announced.
    Announced,
}

/// The text of a notice, below the names of the players of its game.
pub(crate) fn notice_text(cx: &Context, texts: &Texts, notice: &Notice) -> String {
    let text = notice.text(texts);
    let title = match notice {
        Notice::GivesAway(effect) | Notice::Covered(effect) => title_of(cx, effect),
        _ => None,
    };
    let text = match notice {
        Notice::TurnKnown | Notice::TurnOlder => with_turn(cx, &text),
        _ => text,
    };
    match title {
        Some(title) => texts.labelled(&title, &text),
        None => text,
    }
}

/// A sentence about the game on the screen, and whose turn it is there.
fn with_turn(cx: &Context, text: &str) -> String {
    let asked = cx.any_stage().and_then(AnyStage::asked_seat);
    match asked.zip(cx.player_names()) {
        Some((seat, player_names)) => {
            format!("{text} {}.", cx.texts().turn_of(player_names.name(seat)))
        }
        None => format!("{text} {}", cx.texts().game_is_over()),
    }
}

/// The players of a game to be exported or shared.
fn title_of(cx: &Context, given: &Effect) -> Option<String> {
    if let Effect::ExportSaved(id) | Effect::ShareSaved(id) = given {
        return cx.find_save(id).map(|saved| saved.title(cx.texts()));
    }
    if let Effect::ExportAll(_) = given {
        return None;
    }
    let (player_names, stage) = (cx.player_names()?, cx.any_stage()?);
    let seats = (0..stage.seats()).map(Seat);
    let names: Vec<&str> = seats.map(|seat| player_names.name(seat)).collect();
    Some(cx.texts().names(&names))
}
