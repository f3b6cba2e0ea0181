//! Why a command would do nothing now, so that every key of the help sheet gets an answer.

use crate::context::Context;
use crate::context::by_link::link_idle;
use crate::context::panels::needs_track;
use crate::context::rounds::round_waits;
use crate::context::settled::{how_settled, leaver};
use crate::elements::command::{Command, Concerns, Need};
use crate::messages::{PlayerNames, Texts};
use crate::stage::{AnyStage, TileStage};
use engine::cards;
use engine::rules::Action;
use engine::rules::Question;
use engine::table::{Kind, Seat};

/// Why a command would do nothing now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hindrance {
    /// It is about the player to move, and that is nobody at this device right now. Its button stays enabled.
    Away,
    /// Nobody at this device can decide anything: the command is refused.
    Idle,
    /// The tile fits in one rotation only, or there is no tile.
    OneRotation,
    /// There is at most one tile.
    OneTile,
    /// The decision cannot be skipped.
    Mandatory(Question),
    NothingCovered,
    /// Nothing has been played yet.
    NothingPlayed,
    /// Aids are off.
    NoAids,
    /// No replay is open.
    NoReplay,
    OtherGame,
    /// There is nothing to do, and the command explains that itself.
    Nothing,
}

pub(crate) fn can_turn(stage: &TileStage, clockwise: bool) -> bool {
    stage.tile_in_hand().is_some() || stage.other_rotation(clockwise).is_some()
}

fn can_confirm(shown: Option<&AnyStage>) -> bool {
    match shown {
        None => false,
        Some(AnyStage::Tiles(stage)) => stage.legal().contains(&Action::Confirm),
        Some(AnyStage::Cards(stage)) => {
            stage.legal().contains(&cards::Action::Confirm) || stage.pending().is_narrating()
        }
    }
}

impl Context {
    /// Whether the button of a command is enabled.
    pub fn is_enabled(&self, command: Command) -> bool {
        let hindrance = hindrance(self, command);
        hindrance.is_none_or(|hindrance| hindrance == Hindrance::Away)
    }
}

/// Why a command would do nothing now; none if it does something.
pub(crate) fn hindrance(cx: &Context, command: Command) -> Option<Hindrance> {
    if !cx.offers(command) {
        return Some(Hindrance::Nothing);
    }
    if let Some(drafting) = cx.drafting {
        return drafting.hindrance(command);
    }
    if !command.is_of(cx.game_kind()) && cx.card_stage().is_some() {
        return Some(Hindrance::OtherGame);
    }
    let personal = command.info().about == Concerns::Asked;
    let away = |stage: &AnyStage| stage.covered_for().is_some() || stage.replay().is_some();
    let away = personal && cx.any_stage().is_some_and(away);
    match hindrance_ignoring_turn(cx, command) {
        Some(_) if away => Some(Hindrance::Idle),
        None if away => Some(Hindrance::Away),
        hindrance_ignoring_turn => hindrance_ignoring_turn,
    }
}

/// The hindrance of a command, apart from nobody being to move.
fn hindrance_ignoring_turn(cx: &Context, command: Command) -> Option<Hindrance> {
    let tiles = cx.tile_stage();
    let asked = tiles.and_then(TileStage::question);
    let idle_or = |hindrance| asked.map_or(Hindrance::Idle, |_| hindrance);
    let game = |able: fn(&AnyStage) -> bool| cx.any_stage().is_some_and(able);
    let (able, hindrance) = match command.info().needs {
        Need::Nothing => return None,
        Need::Game => (cx.stage.is_some(), Hindrance::Nothing),
        Need::TileGame => (tiles.is_some(), Hindrance::Nothing),
        Need::GameOutsideChat => (cx.stage.is_some() && !cx.is_in_chat(), Hindrance::Nothing),
        Need::PlayedGame => (game(|stage| stage.can_replay()), Hindrance::NothingPlayed),
        Need::FinishedGame => (game(|stage| stage.is_over()), Hindrance::Nothing),
        Need::Aids => (tiles.is_some_and(TileStage::shows_aids), Hindrance::NoAids),
        Need::AidsAndQuestion if !cx.aids() => (false, Hindrance::NoAids),
        Need::AidsAndQuestion => (game(|stage| stage.asks()), Hindrance::Idle),
        Need::Replay => (game(|stage| stage.replay().is_some()), Hindrance::NoReplay),
        Need::OtherRotation { clockwise } => (
            tiles.is_some_and(|stage| can_turn(stage, clockwise)),
            idle_or(Hindrance::OneRotation),
        ),
        Need::SeveralTiles => (
            tiles.is_some_and(|stage| stage.hand().count() > 1),
            idle_or(Hindrance::OneTile),
        ),
        Need::Skippable => (
            tiles.is_some_and(|stage| stage.legal().contains(&Action::Pass)),
            asked.map_or(Hindrance::Idle, Hindrance::Mandatory),
        ),
        Need::Confirmable if game(|stage| stage.asks()) => {
            (can_confirm(cx.stage.as_ref()), Hindrance::Nothing)
        }
        Need::Confirmable => (can_confirm(cx.stage.as_ref()), Hindrance::Idle),
        Need::Undoable => (game(|stage| stage.can_undo()), Hindrance::Nothing),
        Need::Redoable => (
            game(|stage| stage.asks() && stage.can_redo()),
            Hindrance::Nothing,
        ),
        Need::CoveredHand => (cx.covered_for().is_some(), Hindrance::NothingCovered),
        Need::Leaver => (leaver(cx).is_some(), Hindrance::Idle),
        Need::LongTrack => (tiles.is_some_and(needs_track), Hindrance::Nothing),
    };
    (!able).then_some(hindrance)
}

/// Why nobody at this device can decide anything now.
pub(crate) fn why_idle(cx: &Context) -> Option<String> {
    let (stage, player_names) = (cx.any_stage()?, cx.player_names()?);
    if cx.board_mode().is_some() && (stage.replay().is_some() || stage.is_locked()) {
        return Some(cx.texts().nothing_decided_here().to_string());
    }
    if stage.replay().is_some() {
        return Some(cx.texts().looking_back().to_string());
    }
    if stage.is_locked() {
        return Some(cx.texts().other_tab().to_string());
    }
    if let Some(told) = how_settled(cx) {
        return Some(told);
    }
    if stage.covered_for().is_some() {
        return Some(handed_over(
            cx.texts(),
            &player_names,
            (stage.kind(), stage.covered_for()),
        ));
    }
    if let Some(waits) = round_waits(cx) {
        return Some(waits);
    }
    if let Some(told) = link_idle(cx) {
        return Some(told);
    }
    if let Some(seat) = stage.remote_turn() {
        return Some(format!("{}.", cx.texts().turn_of(player_names.name(seat))));
    }
    match stage.computers_turn() {
        Some((seat, _)) => Some(format!("{}.", cx.texts().thinking(player_names.name(seat)))),
        None => stage
            .is_over()
            .then(|| cx.texts().game_is_over().to_string()),
    }
}

/// Whom to hand the screen to, and how to show the hand.
pub(crate) fn handed_over(
    texts: &Texts,
    player_names: &PlayerNames,
    (kind, covered): (Kind, Option<Seat>),
) -> String {
    let key = Command::ShowHand.key(kind, texts.language());
    let key = key.map(|key| texts.key_name(key)).unwrap_or_default();
    let told = |seat| match kind {
        Kind::Tiles => texts.covered(player_names.name(seat), &key),
        Kind::Cards => texts.hand_covered(player_names.name(seat), &key),
    };
    covered.map(told).unwrap_or_default()
}

/// Joins sentences with spaces, skipping empty ones.
pub(crate) fn join<const N: usize>(parts: [String; N]) -> String {
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join(" ")
}
