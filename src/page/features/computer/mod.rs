//! A computer player in a running game: what it answered, and when that is shown.

pub mod ahead;
pub mod messages;

use crate::app::Shell;
use crate::context::notices::Notice;
use crate::elements::setting::Pace;
use crate::stage::{AnyAction, AnyGame};
use engine::ai::Level;
use engine::table::Seat;
use messages::ThinkRequest;
use view::scene::tween::Millis;

/// An answer of a computer player that waits until it may be shown.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PendingMove {
    epoch: u64,
    action: AnyAction,
    arrived: Millis,
}

/// Plays the answer of the computer when it is due.
pub(crate) fn play_answer(shell: &mut Shell, now: Millis) {
    if answer_due(shell).is_none_or(|due| due > now) {
        return;
    }
    let answer = shell.active.answer.take();
    let current = shell.any_stage().map(|stage| stage.epoch());
    let answer = answer.filter(|answer| Some(answer.epoch) == current);
    let acted = answer.is_none_or(|answer| shell.stage.act(answer.action, now));
    if !acted {
        shell.add_notice(Notice::ComputerFailed);
    }
}

/// When the answer of the computer may be shown.
pub(crate) fn answer_due(shell: &Shell) -> Option<Millis> {
    let (answer, stage) = (shell.active.answer?, shell.any_stage()?);
    if stage.is_read_only() || stage.pending().is_telling() {
        return None;
    }
    if answer.action.is_unseen() {
        return Some(stage.animation_end().max(answer.arrived));
    }
    let pace = shell.settings().pace;
    let due = answer.arrived + pace.wait(shell.settings.calm());
    // Who ended a turn by leaving something out has time to think better of it.
    let held_back = stage.held_back_until().unwrap_or_default();
    Some(match pace {
        Pace::Instant => due,
        Pace::Brisk | Pace::Unhurried => stage.animation_end().max(due).max(held_back),
    })
}

impl Shell {
    /// Takes in what a computer player decided; an answer to an old question is dropped.
    pub fn answer(&mut self, epoch: u64, action: Option<impl Into<AnyAction>>, now: Millis) {
        let current = self.any_stage().map(|stage| stage.epoch());
        if current != Some(epoch) {
            return;
        }
        match action {
            Some(action) => {
                self.active.answer = Some(PendingMove {
                    epoch,
                    action: action.into(),
                    arrived: now,
                });
                self.tick(now);
            }
            None => self.add_notice(Notice::ComputerFailed),
        }
    }

    /// What a computer player is to think about in the place of a seat, and for how long.
    pub fn think_request(&self, epoch: u64, seat: Seat, level: Level) -> Option<ThinkRequest> {
        let (seed, game) = self.seen_by(seat)?;
        let patience = self.settings().thinking.patience();
        Some(ThinkRequest {
            epoch,
            seed,
            level,
            patience,
            game,
        })
    }

    /// The game as a seat sees it, with the seed of what a computer chooses among equals.
    pub fn seen_by(&self, seat: Seat) -> Option<(u64, AnyGame)> {
        self.stage.seen_by(seat)
    }
}
