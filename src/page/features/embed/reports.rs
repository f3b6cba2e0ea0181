//! Reports to a host page: every decision and score, who is asked, refusals, and the state of a task.

use super::scores::{Itemised, board_score};
use super::shown;
use crate::context::Context;
use crate::features::embed::Embedding;
use crate::sentences::refusals::refusal_reasons;
use crate::stage::{AnyStage, Stage, View, for_both};
use engine::learn::Standing;
use engine::session::{Entry, Session};
use engine::table::{LoggedEvent, Party, Play as _, Recorded, Seat};
use host::details::{
    BoardAction, BoardQuestion, BoardRefusal, Event, RefusalReason, SeatPoints, TaskResult,
    TaskScore, Zero,
};
use std::mem::replace;
use view::scene::tween::Millis;

/// Precision of the reported share of goals: four decimals.
const SHARES: u32 = 10_000;

/// The legal actions of the person asked, as record lines; empty while only a computer or nobody is asked.
pub fn legal_lines(cx: &Context) -> Vec<String> {
    shown(cx)
        .map(|stage| for_both!(stage, one => lines(one)))
        .unwrap_or_default()
}

impl Embedding {
    /// Reports decisions from now on; earlier ones are known to whoever supplied the game.
    pub(crate) fn begin_reports(&mut self, cx: &mut Context) {
        let steps = cx.any_stage().map_or(0, |stage| stage.steps());
        self.reported = steps;
    }

    /// The result of the task, with the time until `now`; `None` without a task.
    pub fn task_result(&self, cx: &Context, now: Millis) -> Option<TaskResult> {
        let report = self.task_report(cx)?;
        let (raw, max) = (report.score as u32, report.most as u32);
        // A task has at least one goal.
        let scaled = raw * SHARES / max.max(1);
        let seconds = self.task_time(now).max(0.0) / 1000.0;
        Some(TaskResult {
            answered: report.answered,
            score: TaskScore {
                raw,
                min: Zero,
                max,
                scaled: f64::from(scaled) / f64::from(SHARES),
            },
            success: raw == max && report.standing == Standing::Solved,
            completion: report.standing != Standing::Open,
            attempts: report.attempts,
            duration: format!("PT{seconds:.2}S"),
        })
    }

    /// Why something was refused, if not reported yet.
    pub fn take_refusal(&mut self, cx: &mut Context) -> Option<BoardRefusal> {
        let until = cx.any_stage().and_then(AnyStage::refusal_end);
        cx.board.as_ref()?;
        if let Some(text) = self.objection.take() {
            let reasons = vec![RefusalReason { text, rule: None }];
            return Some(BoardRefusal { reasons });
        }
        let known = replace(&mut self.refused, until);
        until.filter(|_| known != until)?;
        let reasons = refusal_reasons(cx).into_iter();
        let reasons = reasons.map(|(text, rule)| RefusalReason {
            text,
            rule: rule.map(|rule| rule.to_string()),
        });
        Some(BoardRefusal {
            reasons: reasons.collect(),
        })
    }

    /// Who is asked here, or by the host, if not reported yet for this state of the game.
    pub fn take_question(&mut self, cx: &mut Context) -> Option<BoardQuestion> {
        // Automatic decisions ask nobody.
        let stage = cx.any_stage().filter(|_| !self.goes_on_unasked(cx))?;
        let (steps, epoch) = (stage.steps(), stage.epoch());
        let here = stage.asked_seat().filter(|_| stage.asks());
        let asked = here.or(stage.remote_turn()).map(|seat| (seat, epoch));
        cx.board.as_ref()?;
        let known = replace(&mut self.asked, asked);
        let (seat, _) = asked.filter(|_| known != asked)?;
        Some(BoardQuestion {
            seat: seat_number(seat),
            step: steps as u32,
            here: here.is_some(),
        })
    }

    /// The decisions since the last call, with the points of each. A step number that is repeated means that decisions were taken
    /// back.
    pub fn take_reports(&mut self, cx: &mut Context) -> Vec<Event> {
        if cx.board.is_none() {
            return Vec::new();
        }
        let from = self.reported;
        let reported = shown(cx)
            .map(|stage| for_both!(stage, one => decisions(one.session(), from)))
            .unwrap_or_default();
        self.begin_reports(cx);
        reported
    }
}

/// A seat as hosts count them, from 1.
pub(super) fn seat_number(seat: Seat) -> u32 {
    u32::from(seat.0) + 1
}

fn lines<V: View>(stage: &Stage<V>) -> Vec<String> {
    let game = stage.session().game();
    let legal = match stage.question() {
        Some(_) => stage.legal().to_vec(),
        None if stage.session().remote_turn().is_some() => game.legal(),
        None => Vec::new(),
    };
    let lines = legal.into_iter().map(|action| game.action_text(action));
    lines.collect()
}

fn decisions<G: Recorded>(session: &Session<G>, from: usize) -> Vec<Event>
where
    G::Event: Itemised,
{
    let entries = (1..).zip(session.entries()).skip(from);
    let all = entries.flat_map(|(step, entry)| {
        let scores = entry
            .events
            .iter()
            .filter_map(move |event| board_score(step, event));
        [Event::Action(decided(step, entry))]
            .into_iter()
            .chain(scores.map(Event::Score))
    });
    all.collect()
}

fn decided<G: Recorded>(step: usize, entry: &Entry<G>) -> BoardAction {
    let scores = entry.events.iter().filter_map(LoggedEvent::points);
    let scores = scores.map(|scored| SeatPoints {
        seat: seat_number(scored.seat),
        points: scored.points.into(),
    });
    BoardAction {
        step: step as u32,
        seat: match entry.by {
            Party::Player(seat) => Some(seat_number(seat)),
            Party::Chance => None,
        },
        action: entry.line.clone(),
        scores: scores.collect(),
    }
}
