//! A choice that is played on, with what came of it so far.

use super::paired::Paired;
use crate::rules::Action;

/// What came of a choice once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Sample {
    /// How far the seat that chooses is ahead of the others where it ended, in thousandths of a point.
    pub worth: i32,
    /// Positions that were looked at to find that.
    pub nodes: u32,
}

/// A choice that is played on.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    pub action: Action,
    /// What it seems worth at once for the seat that chooses, in thousandths of a point, as often as the plan counts that.
    pub believed: i64,
    /// What came of it in each round that is over.
    pub samples: Vec<Sample>,
    /// What came of it in this round.
    pub last: Sample,
    /// How the turn goes on after it, in every round: what is done, and how many positions of a sample were looked at up to
    /// and for that. Known once it was played on.
    pub rest: Vec<(Action, u32)>,
    /// What came of it in rounds from the first on, where that is known already.
    pub known: Vec<Sample>,
}

/// How many standard errors a choice has to be behind to be left out, squared: three of them.
const CLEAR: i128 = 9;
/// In how many rounds two choices are compared before one of them may be left out for that.
const LEAST_COMPARED: i128 = 12;

impl Candidate {
    /// One that was not played on yet.
    pub const fn new(action: Action, believed: i64) -> Candidate {
        Candidate {
            action,
            believed,
            samples: Vec::new(),
            last: Sample { worth: 0, nodes: 0 },
            rest: Vec::new(),
            known: Vec::new(),
        }
    }

    /// All that is known of it, to compare it with another one that was played on as often.
    pub fn sum(&self) -> i64 {
        let came: i64 = self.worths().map(i64::from).sum();
        self.believed + came
    }

    /// What comes of it on average, in thousandths of a point, with what it seems worth at once counted as `prior` rounds.
    pub fn mean(&self, prior: u32) -> i32 {
        self.mean_of(self.samples.len(), prior)
    }

    /// The same by its first rounds.
    fn mean_of(&self, rounds: usize, prior: u32) -> i32 {
        let samples = self.samples.iter().take(rounds);
        let came: i64 = samples.map(|one| i64::from(one.worth)).sum();
        let times = rounds as i64 + i64::from(prior);
        ((self.believed + came) / times.max(1)) as i32
    }

    /// How much less comes of it than of another one that was played on at least as often, in the rounds of this one.
    pub fn behind(&self, other: &Candidate, prior: u32) -> i32 {
        other.mean_of(self.samples.len(), prior) - self.mean(prior)
    }

    /// Whether it is clear that this is worse than another one that was played on as often: by how much it was worse in
    /// each round is far more than what that varies by.
    pub fn is_clearly_worse(&self, other: &Candidate) -> bool {
        let paired = Paired::of(other.worths(), self.worths());
        paired.rounds() >= LEAST_COMPARED && paired.is_ahead_by(CLEAR)
    }

    /// What came of it in each round.
    fn worths(&self) -> impl Iterator<Item = i32> {
        self.samples.iter().map(|sample| sample.worth)
    }
}
