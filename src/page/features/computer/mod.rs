//! A computer player in a running game: its answer, and when that is shown.

pub mod ahead;

use crate::context::Context;
use crate::context::effects::Effect;
use crate::context::notices::Notice;
use crate::context::thinking::ThinkRequest;
use crate::elements::setting::Pace;
use crate::features::computer::ahead::foresee;
use crate::stage::AnyAction;
use engine::ai::Level;
use engine::table::Seat;
use view::scene::tween::Millis;

/// How long a computer waits at most before the first decision of its turn: nobody has to follow anything yet, in milliseconds.
const FIRST_WAIT: Millis = 150.0;

/// An answer of a computer player that is not due yet.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PendingMove {
    epoch: u64,
    action: AnyAction,
    arrived: Millis,
}

/// What was asked of computer players about the game on the screen, and an answer.
#[derive(Debug, Default)]
pub struct ComputerMoves {
    /// The epoch of the session about which one was asked last.
    pub(crate) asked_epoch: Option<u64>,
    /// The epoch of the session from which one is pondering.
    pub(crate) foreseen: Option<u64>,
    answer: Option<PendingMove>,
}

impl ComputerMoves {
    /// Drops the answer and the question; a computer that still has to decide is asked again.
    pub(crate) const fn drop_answer(&mut self) {
        self.answer = None;
        self.asked_epoch = None;
    }

    /// Asks the computer player that has to decide, unless it was asked already, and lets an expert ponder.
    pub(crate) fn follow(&mut self, cx: &mut Context, thinks: Option<(Seat, Level)>) {
        let epoch = cx.any_stage().map_or(0, |stage| stage.epoch());
        if let Some((seat, level)) = thinks.filter(|_| self.asked_epoch != Some(epoch)) {
            self.asked_epoch = Some(epoch);
            cx.effects.push(Effect::Think { epoch, seat, level });
        }
        if self.asked_epoch.is_some() {
            foresee(self, cx);
        }
    }

    /// Stores an answer, to be shown when it is due.
    pub(crate) const fn take_answer(&mut self, epoch: u64, action: AnyAction, arrived: Millis) {
        self.answer = Some(PendingMove {
            epoch,
            action,
            arrived,
        });
    }

    /// Drops the answer: the game goes on elsewhere.
    pub(crate) const fn forget_answer(&mut self) {
        self.answer = None;
    }
}

/// Plays the answer if it is due.
pub(crate) fn play_answer(computer: &mut ComputerMoves, cx: &mut Context, now: Millis) {
    if answer_due(computer, cx).is_none_or(|due| due > now) {
        return;
    }
    let answer = computer.answer.take();
    let current = cx.any_stage().map(|stage| stage.epoch());
    let answer = answer.filter(|answer| Some(answer.epoch) == current);
    let acted = answer.is_none_or(|answer| {
        let stage = cx.stage.as_mut();
        stage.is_some_and(|stage| stage.act(answer.action, now))
    });
    if !acted {
        cx.add_notice(Notice::ComputerFailed);
    }
}

/// When the answer is due.
pub(crate) fn answer_due(computer: &ComputerMoves, cx: &Context) -> Option<Millis> {
    let (answer, stage) = (computer.answer?, cx.any_stage()?);
    if stage.is_read_only() || stage.pending().is_narrating() {
        return None;
    }
    if answer.action.is_unseen() {
        return Some(stage.animation_end().max(answer.arrived));
    }
    let pace = cx.settings().pace;
    let mut wait = pace.wait(cx.settings.calm());
    if pace == Pace::Brisk && stage.is_between_turns() {
        wait = wait.min(FIRST_WAIT);
    }
    let due = answer.arrived + wait;
    // A tile dropped by mistake can be taken back, and so can every turn if that is set.
    let held_back = stage.held_back_until().unwrap_or_default();
    Some(match pace {
        Pace::Instant => due,
        Pace::Brisk | Pace::Unhurried => stage.animation_end().max(due).max(held_back),
    })
}

/// The request to a computer player that decides for a seat.
pub fn think_request(cx: &Context, epoch: u64, seat: Seat, level: Level) -> Option<ThinkRequest> {
    let (seed, game) = cx.seen_by(seat)?;
    let patience = cx.settings().thinking.patience();
    Some(ThinkRequest {
        epoch,
        seed,
        level,
        patience,
        game,
    })
}
