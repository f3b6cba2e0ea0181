//! A choice that is simulated, with the results so far.

use super::paired::Paired;
use crate::rules::Action;

/// The result of one simulation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Sample {
    /// The lead of the seat that chooses over the others at the end, in thousandths of a point.
    pub worth: i32,
    /// Positions searched for it.
    pub nodes: u32,
}

#[derive(Clone, Debug)]
pub(super) struct Candidate {
    pub action: Action,
    /// The prior: its evaluation without simulations for the seat that chooses, in thousandths of a point, times the number of
    /// rounds it counts as.
    pub prior_sum: i64,
    /// The result of each finished round.
    pub samples: Vec<Sample>,
    /// The result of this round.
    pub last: Sample,
    /// The rest of the turn after it, in every round: each decision, with the positions of a sample searched by then. Known after
    /// the first simulation.
    pub rest: Vec<(Action, u32)>,
    /// Results reused from the previous decision, from the first round on.
    pub reused: Vec<Sample>,
}

/// By how many standard errors, squared, a choice has to be behind to be dropped: three.
const CLEAR: i128 = 9;
/// The minimum number of rounds compared before a choice may be dropped for that.
const LEAST_COMPARED: i128 = 12;

impl Candidate {
    /// A choice without simulations.
    pub const fn new(action: Action, prior_sum: i64) -> Candidate {
        Candidate {
            action,
            prior_sum,
            samples: Vec::new(),
            last: Sample { worth: 0, nodes: 0 },
            rest: Vec::new(),
            reused: Vec::new(),
        }
    }

    /// The sum of its prior and its results, for comparison with another one simulated as often.
    pub fn sum(&self) -> i64 {
        let came: i64 = self.worths().map(i64::from).sum();
        self.prior_sum + came
    }

    /// The mean of its results in thousandths of a point, with the prior counted as `prior_rounds` rounds.
    pub fn mean(&self, prior_rounds: u32) -> i32 {
        self.mean_of(self.samples.len(), prior_rounds)
    }

    /// The mean of its first rounds.
    fn mean_of(&self, rounds: usize, prior_rounds: u32) -> i32 {
        let samples = self.samples.iter().take(rounds);
        let came: i64 = samples.map(|one| i64::from(one.worth)).sum();
        let times = rounds as i64 + i64::from(prior_rounds);
        ((self.prior_sum + came) / times.max(1)) as i32
    }

    /// How far its mean is behind that of another one, simulated at least as often, over the rounds of this one.
    pub fn behind(&self, other: &Candidate, prior_rounds: u32) -> i32 {
        other.mean_of(self.samples.len(), prior_rounds) - self.mean(prior_rounds)
    }

    /// Whether this is clearly worse than another one that was simulated as often: a paired test over the rounds.
    pub fn is_clearly_worse(&self, other: &Candidate) -> bool {
        let paired = Paired::new(other.worths(), self.worths());
        paired.rounds() >= LEAST_COMPARED && paired.is_ahead_by(CLEAR)
    }

    /// The worth of each result.
    fn worths(&self) -> impl Iterator<Item = i32> {
        self.samples.iter().map(|sample| sample.worth)
    }
}
