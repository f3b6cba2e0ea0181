//! One way to take a turn, with the simulations that begin with it.

use crate::ai::evaluation::{BySeat, Evaluation};
use crate::ai::paired::Paired;
use crate::rules::Action;
use crate::table::Seat;

/// One way to take a turn.
#[derive(Clone, Debug)]
pub(super) struct Line {
    /// What is done; a strong player does the rest of the turn.
    pub actions: Vec<Action>,
    /// What it seems worth at once for the seat whose turn it is, in thousandths of a point.
    pub believed: i32,
    /// What came of it in each round that is over.
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

    /// What is expected of it in thousandths of a point, with what it seems worth at once counted as `prior` rounds.
    pub fn mean(&self, seat: Seat, prior: i64) -> i32 {
        let came: i64 = self.came(seat).map(i64::from).sum();
        let rounds = self.outcomes.len() as i64 + prior;
        ((came + i64::from(self.believed) * prior) / rounds.max(1)) as i32
    }

    /// How far everybody is ahead of the others after it, on average, in thousandths of a point; none where it was not played on.
    pub fn lead(&self) -> Option<BySeat> {
        let all: Vec<(Evaluation, u32)> = self
            .outcomes
            .iter()
            .map(|&evaluation| (evaluation, 1))
            .collect();
        (!all.is_empty()).then(|| Evaluation::mean(&all).by_seat())
    }

    /// Whether by what came of both in the same rounds it is worse than another one by more than chance would explain in two of
    /// three cases.
    pub fn is_worse(&self, other: &Line, seat: Seat) -> bool {
        Paired::new(other.came(seat), self.came(seat)).is_ahead_by(1)
    }

    fn came(&self, seat: Seat) -> impl Iterator<Item = i32> {
        self.outcomes
            .iter()
            .map(move |evaluation| evaluation.for_seat(seat))
    }
}
