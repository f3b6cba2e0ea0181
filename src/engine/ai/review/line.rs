//! One way to play a turn, with the results of its simulations.

use crate::ai::evaluation::{BySeat, Evaluation};
use crate::ai::paired::Paired;
use crate::rules::Action;
use crate::table::Seat;

#[derive(Clone, Debug)]
pub(super) struct Line {
    /// The first actions; the rest of the turn is up to a strong player.
    pub actions: Vec<Action>,
    /// Its evaluation without simulations for the seat whose turn it is, in thousandths of a point.
    pub believed: i32,
    /// The result of each finished round.
    pub outcomes: Vec<Evaluation>,
}

impl Line {
    pub const fn new(actions: Vec<Action>, believed: i32) -> Line {
        Line {
            actions,
            believed,
            outcomes: Vec::new(),
        }
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
