//! The turns to review in the game on the screen; in the card game each decision is one.

use crate::context::Context;
use crate::context::thinking::AnyTurn;
use crate::stage::{AnyStage, Stage, View, for_both};
use engine::table::{Party, Seat};
use view::scene::tween::Millis;

/// How many actions precede each of them.
pub(super) fn steps(shown: Option<&AnyStage>) -> Vec<usize> {
    match shown {
        None => Vec::new(),
        Some(AnyStage::Tiles(stage)) => stage.session().laid_at(),
        Some(AnyStage::Cards(stage)) => stage.session().decided_at(),
    }
}

/// Who made the turn after `step` actions.
pub(super) fn seat_at(cx: &Context, step: usize) -> Option<Seat> {
    let by = for_both!(cx.stage.as_ref()?, one => one.session().entries().get(step)?.by);
    match by {
        Party::Player(seat) => Some(seat),
        Party::Chance => None,
    }
}

/// The turn after `step` actions, and the seed of its session; `None` if no turn starts there.
pub(super) fn turn_at(shown: Option<&AnyStage>, step: usize) -> Option<(u64, AnyTurn)> {
    match shown {
        None => None,
        Some(AnyStage::Tiles(stage)) => {
            let turn = Box::new(stage.session().turn_at(step)?);
            Some((stage.session().seed(), AnyTurn::Tiles(turn)))
        }
        Some(AnyStage::Cards(stage)) => {
            let decision = Box::new(stage.session().decision_at(step)?);
            Some((stage.session().seed(), AnyTurn::Cards(decision)))
        }
    }
}

/// The turn after `step` actions, once nobody can change it any more.
pub(super) fn ended_turn(shown: Option<&AnyStage>, step: usize) -> Option<AnyTurn> {
    let stage = shown.filter(|stage| stage.steps() > step)?;
    let (_, turn) = turn_at(shown, step)?;
    let ended = match &turn {
        AnyTurn::Tiles(turn) => stage.is_over() || stage.steps() > step + turn.made.len(),
        AnyTurn::Cards(_) => !asks_to_confirm(stage),
    };
    ended.then_some(turn)
}

/// The turn of a seat after `step` actions, once another seat has to go on with it.
pub(super) fn passed_on(shown: Option<&AnyStage>, step: usize, seat: Seat) -> Option<AnyTurn> {
    let stage = shown.filter(|stage| stage.steps() > step)?;
    let passes = stage.asked_seat().is_some_and(|asked| asked != seat);
    let passed = passes && ended_turn(shown, step).is_none();
    passed
        .then(|| turn_at(shown, step))
        .flatten()
        .map(|(_, turn)| turn)
}

/// Whether the turn waits to be confirmed.
fn asks_to_confirm(stage: &AnyStage) -> bool {
    fn of<V: View>(stage: &Stage<V>) -> bool {
        let asked = stage.session().asked();
        asked.is_some_and(|asked| asked.question == V::CONFIRM)
    }
    for_both!(stage, one => of(one))
}

/// The number of its turn as counted by replays, and the last number.
pub(super) fn number(shown: Option<&AnyStage>, step: usize) -> (usize, usize) {
    shown
        .map(|stage| for_both!(stage, one => one.turn_of(step)))
        .unwrap_or_default()
}

/// Shows the position before it in a replay, with these record lines as remarks.
pub(super) fn show_before(shown: &mut Option<AnyStage>, step: usize, remarks: &str, now: Millis) {
    match shown {
        None => {}
        Some(AnyStage::Tiles(stage)) => {
            replay_with(stage, step, remarks, now);
            stage.show_marks(now);
        }
        Some(AnyStage::Cards(stage)) => replay_with(stage, step, remarks, now),
    }
}

fn replay_with<V: View>(stage: &mut Stage<V>, step: usize, remarks: &str, now: Millis) {
    stage.replay_before(step, now);
    // Without the remark if it is invalid: the table is shown anyway.
    let _ = stage.annotate_stop(remarks);
}
