//! The turns of the game on the screen to look back at: of cards each decision is one.

use crate::context::thinking::AnyTurn;
use crate::stage::{OnScreen, Stage, View};
use view::scene::tween::Millis;

/// After how many actions each of them began.
pub(super) fn steps(shown: &OnScreen) -> Vec<usize> {
    match shown {
        OnScreen::Nothing => Vec::new(),
        OnScreen::Tiles(stage) => stage.session().laid_at(),
        OnScreen::Cards(stage) => stage.session().decided_at(),
    }
}

/// The one that began after so many actions, and the seed of its session; none where none began.
pub(super) fn turn_at(shown: &OnScreen, step: usize) -> Option<(u64, AnyTurn)> {
    match shown {
        OnScreen::Nothing => None,
        OnScreen::Tiles(stage) => {
            let turn = Box::new(stage.session().turn_at(step)?);
            Some((stage.session().seed(), AnyTurn::Tiles(turn)))
        }
        OnScreen::Cards(stage) => {
            let decision = Box::new(stage.session().decision_at(step)?);
            Some((stage.session().seed(), AnyTurn::Cards(decision)))
        }
    }
}

/// The number of the turn that it is in as a replay counts, and the last number.
pub(super) fn number(shown: &OnScreen, step: usize) -> (usize, usize) {
    match shown {
        OnScreen::Nothing => (0, 0),
        OnScreen::Tiles(stage) => stage.turn_of(step),
        OnScreen::Cards(stage) => stage.turn_of(step),
    }
}

/// Shows in a replay what there was before it, with these lines of a record beside it.
pub(super) fn show_before(shown: &mut OnScreen, step: usize, remarks: &str, now: Millis) {
    match shown {
        OnScreen::Nothing => {}
        OnScreen::Tiles(stage) => {
            replay_with(stage, step, remarks, now);
            stage.show_marks(now);
        }
        OnScreen::Cards(stage) => replay_with(stage, step, remarks, now),
    }
}

fn replay_with<V: View>(stage: &mut Stage<V>, step: usize, remarks: &str, now: Millis) {
    stage.replay_before(step, now);
    // What cannot be said is left out: the table is there.
    let _ = stage.annotate_stop(remarks);
}
