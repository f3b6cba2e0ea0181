//! The turns of the game on the screen to look back at: of cards each decision is one.

use crate::context::thinking::AnyTurn;
use crate::stage::{AnyStage, Stage, View, for_both};
use view::scene::tween::Millis;

/// After how many actions each of them began.
pub(super) fn steps(shown: Option<&AnyStage>) -> Vec<usize> {
    match shown {
        None => Vec::new(),
        Some(AnyStage::Tiles(stage)) => stage.session().laid_at(),
        Some(AnyStage::Cards(stage)) => stage.session().decided_at(),
    }
}

/// The one that began after so many actions, and the seed of its session; none where none began.
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

/// The number of the turn that it is in as a replay counts, and the last number.
pub(super) fn number(shown: Option<&AnyStage>, step: usize) -> (usize, usize) {
    shown
        .map(|stage| for_both!(stage, one => one.turn_of(step)))
        .unwrap_or_default()
}

/// Shows in a replay what there was before it, with these lines of a record beside it.
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
    // What cannot be said is left out: the table is there.
    let _ = stage.annotate_stop(remarks);
}
