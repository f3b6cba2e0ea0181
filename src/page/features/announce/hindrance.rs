//! Why a command does nothing now, in a sentence.

use crate::context::Context;
use crate::context::idle::Hindrance;
use crate::context::idle::hindrance;
use crate::context::idle::why_idle;
use crate::elements::command::Command;
use crate::features::announce::card_queries::reply_of_cards;
use crate::features::announce::queries::Query;
use crate::messages::TileLook;
use crate::sentences::question::asked_for;
use crate::stage::TileStage;
use engine::rules::Question;
use engine::table::Kind;
/// Why a command would do nothing now, in a sentence; `None` if it does something or says so itself. Nothing is said while a
/// dialog is open, or without a game.
pub(crate) fn hindrance_sentence(cx: &Context, command: Command) -> Option<String> {
    let stage = cx.any_stage().filter(|_| !cx.dialogs.is_open())?;
    let asked_of_cards = || match cx.game_kind() {
        Kind::Cards => reply_of_cards(cx, Query::Turn),
        Kind::Tiles => None,
    };
    match hindrance(cx, command)? {
        Hindrance::Away | Hindrance::Idle => why_idle(cx),
        Hindrance::OneRotation => Some(not_turned(cx, cx.tile_stage()?)),
        Hindrance::OneTile => Some(cx.texts().no_tile_to_choose().to_string()),
        Hindrance::Mandatory(Question::Confirm) => Some(cx.texts().ask(Question::Confirm)),
        Hindrance::Mandatory(question) => {
            let asked = asked_for(cx.tile_stage()?, cx.texts(), question);
            Some(format!("{} {asked}", cx.texts().mandatory()))
        }
        Hindrance::NothingCovered => match cx.game_kind() {
            Kind::Tiles if stage.is_locked() => why_idle(cx),
            Kind::Tiles => Some(cx.texts().nothing_covered().to_string()),
            Kind::Cards => why_idle(cx).or_else(asked_of_cards),
        },
        Hindrance::NothingPlayed => Some(cx.texts().nothing_played().to_string()),
        Hindrance::NoAids => Some(cx.texts().aids_off().to_string()),
        Hindrance::NoReplay if !cx.offers(Command::Replay) => why_idle(cx),
        Hindrance::NoReplay => Some(cx.texts().only_in_replay().to_string()),
        Hindrance::OtherGame => why_idle(cx).or_else(asked_of_cards),
        Hindrance::Nothing => None,
    }
}

/// Why the tile cannot be turned.
pub(crate) fn not_turned(cx: &Context, stage: &TileStage) -> String {
    match stage.provisional() {
        Some(placed) => {
            let look = TileLook::new(placed.tile, placed.rotation);
            cx.texts().turned(look.edges, Some(1))
        }
        None => cx.texts().nothing_in_hand().to_string(),
    }
}
