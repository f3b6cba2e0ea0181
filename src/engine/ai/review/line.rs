//! One way to play a turn, with the results of its simulations.

use super::why::{ByCause, Cause, Why};
use crate::ai::contender::Contender;
use crate::ai::evaluation::{BySeat, Evaluation};
use crate::ai::evaluator::Evaluator;
use crate::ai::paired::Paired;
use crate::ai::rollout::Rollout;
use crate::rules::{Action, Event, Game, Question, Timing};
use crate::table::Seat;

#[derive(Clone, Debug)]
pub(super) struct Line {
    /// The first actions; the rest of the turn is up to a strong player.
    pub actions: Vec<Action>,
    /// Its evaluation without simulations for the seat whose turn it is, in thousandths of a point.
    pub believed: i32,
    /// The result of each finished round.
    pub outcomes: Vec<Evaluation>,
    /// The same for the seat whose turn it is, by cause.
    pub whys: Vec<Why>,
}

impl Line {
    pub const fn new(actions: Vec<Action>, believed: i32) -> Line {
        Line {
            actions,
            believed,
            outcomes: Vec::new(),
            whys: Vec::new(),
        }
    }

    /// Takes the result of a finished round, which began with the turn in this game.
    pub fn take(&mut self, game: &Game, rollout: &Rollout, policy: &Contender, seat: Seat) {
        let causes = causes(game, rollout, policy);
        self.outcomes.push(rollout.evaluation(policy));
        self.whys.push(Why::lead(&causes, seat, game.seats()));
    }

    /// Forgets the results of later rounds than these.
    pub fn truncate(&mut self, rounds: usize) {
        self.outcomes.truncate(rounds);
        self.whys.truncate(rounds);
    }

    /// The mean result in thousandths of a point, with `believed` counted as `prior` rounds.
    pub fn mean(&self, seat: Seat, prior: i64) -> i32 {
        let came: i64 = self.came(seat).map(i64::from).sum();
        let rounds = self.outcomes.len() as i64 + prior;
        ((came + i64::from(self.believed) * prior) / rounds.max(1)) as i32
    }

    /// The mean lead of each seat after it, in thousandths of a point; `None` if it was not simulated.
    pub fn lead(&self) -> Option<BySeat> {
        let all: Vec<(Evaluation, u32)> = self
            .outcomes
            .iter()
            .map(|&evaluation| (evaluation, 1))
            .collect();
        (!all.is_empty()).then(|| Evaluation::mean(&all).by_seat())
    }

    /// Whether it did worse than another line by more than one standard error over the same rounds.
    pub fn is_worse(&self, other: &Line, seat: Seat) -> bool {
        Paired::new(other.came(seat), self.came(seat)).is_ahead_by(1)
    }

    fn came(&self, seat: Seat) -> impl Iterator<Item = i32> {
        self.outcomes
            .iter()
            .map(move |evaluation| evaluation.for_seat(seat))
    }
}

/// What a round came to for each seat by cause: what is expected in the end, and what was scored on the way.
fn causes(before: &Game, rollout: &Rollout, policy: &Contender) -> ByCause {
    let reached = rollout.game();
    let mut causes = Evaluator::by_heuristic(reached, &policy.weights).by_cause(reached);
    let (mut game, mut at_once) = (before.clone(), true);
    for &action in rollout.taken() {
        let asked = game.asked();
        // Dice, messages and the like belong to the turn; with the next tile something else begins.
        at_once &= asked.is_some_and(|asked| !matches!(asked.question, Question::Draw(_)));
        let mut events = Vec::new();
        if game.apply(action, &mut events).is_err() {
            break;
        }
        for event in events {
            let Event::Scored(scored) = event else {
                continue;
            };
            let cause = match (at_once, scored.timing) {
                (true, Timing::During) => Cause::AtOnce,
                _ => Cause::of_source(scored.source),
            };
            let points = i32::from(scored.points) * 1000;
            causes[cause as usize][scored.seat.index()] += points;
            causes[Cause::Rest as usize][scored.seat.index()] -= points;
        }
    }
    causes
}
