//! What was searched for one decision and serves the next one of the same turn: the tile was played on with a figure, so that
//! figure need not be played on again.
//!
//! Nothing is decided by it. What came of a choice in a round follows from the position, the seed and the plan; whoever keeps
//! it decides the same as who does not, only sooner, and counts as spent what it would have cost.

use super::candidate::{Candidate, Sample};
use super::contender::Contender;
use crate::rules::{Action, Game};

/// What is known of a decision before anybody thinks about it: what comes of one of its choices.
#[derive(Clone, Debug, PartialEq)]
pub struct Carryover {
    /// The game as the seat that is asked sees it.
    game: Box<Game>,
    seed: u64,
    /// How everybody played on.
    policy: Box<Contender>,
    action: Action,
    samples: Vec<Sample>,
}

impl Carryover {
    /// What came of `action` in a game, in every round, when everybody played on like this.
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

    /// Hands over what is known to the choice that it is about, where the same would come of that again.
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
