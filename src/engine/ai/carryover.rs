//! Simulations carried over from one decision of a turn to the next: those of the best placement went on to choose a figure, and
//! need not be repeated for that choice.

use super::candidate::{Candidate, Sample};
use super::contender::Contender;
use crate::rules::{Action, Game};

/// The simulations of one choice of a decision, made before that decision was due.
#[derive(Clone, Debug, PartialEq)]
pub struct Carryover {
    /// The game at that decision, as its seat sees it.
    game: Box<Game>,
    seed: u64,
    /// How everybody played in the simulations.
    policy: Box<Contender>,
    action: Action,
    samples: Vec<Sample>,
}

impl Carryover {
    /// The results of `action` in every round of simulations by this policy.
    pub(super) fn new(
        game: Game,
        seed: u64,
        policy: Contender,
        action: Action,
        samples: Vec<Sample>,
    ) -> Carryover {
        Carryover {
            game: Box::new(game),
            seed,
            policy: Box::new(policy),
            action,
            samples,
        }
    }

    /// Gives the results to their candidate, if simulating it again would lead to the same ones.
    pub(super) fn apply_to(
        self,
        game: &Game,
        seed: u64,
        policy: &Contender,
        candidates: &mut [Candidate],
    ) {
        if self.seed != seed || !self.policy.simulates_like(policy) || *self.game != *game {
            return;
        }
        let about = candidates
            .iter_mut()
            .find(|candidate| candidate.action == self.action);
        if let Some(candidate) = about {
            candidate.reused = self.samples;
        }
    }
}
