//! Review of one decision of the card game: the expected result of what was played, and of the best alternative.
//!
//! The best is what an expert finds. It and what was played are simulated to the end of the round in other determinizations than
//! the expert's, so that luck there gains nothing here; in each both meet the same cards. A difference that chance explains
//! counts as no loss. The review knows no more than the player did: it gets the game as the seat saw it.
//!
//! The sum of what a player lost says who chose better, but exceeds the difference in the final points: what is missed now can
//! often be had in the next turn, and counts again where it is missed there too. In 8 games against experts `greedy` lost 397
//! points a game by this measure and ended 148 behind.
//!
//! Luck is not measured: what a hand is worth depends on what all others hold and do in the whole round, and there is no average
//! hand to compare it with, as there is an average tile.

use serde::{Deserialize, Serialize};

use super::rollout::outcome_by_cause;
use super::search::{Search, determinize};
use crate::ai::evaluation::Evaluation;
use crate::ai::paired::Paired;
use crate::ai::review::{TurnReview, Why};
use crate::ai::rng::SeededRng;
use crate::cards::{Action, Game, legal};
use crate::table::{Party, Seat};

/// The number of determinizations in which what was played and the best are compared.
const WORLDS: usize = 200;
/// By how many standard errors, squared, the best has to be ahead: among many choices one that is no better easily seems so.
const SQUARED_ERRORS: i128 = 4;

/// A decision that was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decision {
    /// The game as the player who decides sees it.
    pub game: Game,
    /// The action played.
    pub made: Action,
}

impl Decision {
    /// Whether an action is a decision that can be reviewed. Where the dealer lays a joker is not: nobody has any cards yet.
    pub const fn is_of(action: Action) -> bool {
        match action {
            Action::Play { .. }
            | Action::Claim(_)
            | Action::Sell
            | Action::Keep
            | Action::Join(_) => true,
            Action::Dealer(_) | Action::Draw(_) | Action::Lay(_) | Action::Confirm => false,
        }
    }
}

/// Reviews one decision, a slice at a time. The same decision and seed lead to the same review on every machine, however the
/// work is sliced.
#[derive(Debug)]
pub struct Reviewer {
    decision: Decision,
    seat: Seat,
    seed: u64,
    search: Search,
    /// What the expert would do, once that is known.
    best: Option<Action>,
    /// The results of the best and of what was played, in each determinization.
    best_came: Vec<(Evaluation, Why)>,
    made_came: Vec<(Evaluation, Why)>,
    /// Positions searched for these results.
    nodes: u32,
}

impl Reviewer {
    /// Starts the review of a decision; `None` if no player is asked, or the action is illegal or no reviewable decision.
    pub fn new(decision: Decision, seed: u64) -> Option<Reviewer> {
        let asked = decision.game.asked()?;
        let choices = legal(&decision.game);
        let Party::Player(seat) = asked.party else {
            return None;
        };
        if !Decision::is_of(decision.made) || !choices.contains(&decision.made) {
            return None;
        }
        let rng = numbers(&decision.game, seed);
        Some(Reviewer {
            search: Search::new(decision.game.clone(), seat, &choices, rng),
            decision,
            seat,
            seed,
            best: None,
            best_came: Vec::new(),
            made_came: Vec::new(),
            nodes: 0,
        })
    }

    /// Positions searched so far: rollouts to the end of the round.
    pub const fn nodes(&self) -> u32 {
        self.search.nodes() + self.nodes
    }

    /// Continues until about `nodes` more positions have been searched. Returns the review once it is known.
    pub fn step(&mut self, nodes: u32) -> Option<TurnReview<Action>> {
        let until = self.nodes().saturating_add(nodes);
        while self.nodes() < until {
            match self.best {
                None => self.best = self.search.look(),
                Some(best) if self.made_came.len() < WORLDS => self.compare(best),
                Some(best) => return Some(self.turn_review(best)),
            }
        }
        None
    }

    /// Simulates the best and what was played in one more determinization.
    fn compare(&mut self, best: Action) {
        let seed = self.seed.wrapping_add(self.made_came.len() as u64 + 1);
        let mut rng = numbers(&self.decision.game, seed);
        let world = determinize(&self.decision.game, &mut rng);
        let mut came = |action| {
            self.nodes += 1;
            let (evaluation, causes) = outcome_by_cause(&world, action, &mut rng.clone());
            (evaluation, Why::lead(&causes, self.seat, world.seats()))
        };
        let made = came(self.decision.made);
        let best = match best == self.decision.made {
            true => made,
            false => came(best),
        };
        self.best_came.push(best);
        self.made_came.push(made);
    }

    fn turn_review(&self, best: Action) -> TurnReview<Action> {
        let mean = |all: &[(Evaluation, Why)]| {
            let all: Vec<(Evaluation, u32)> =
                all.iter().map(|&(evaluation, _)| (evaluation, 1)).collect();
            Evaluation::mean(&all)
        };
        let leads = |all: &'_ [(Evaluation, Why)]| -> Vec<i32> {
            let all = all.iter();
            all.map(|(evaluation, _)| evaluation.for_seat(self.seat))
                .collect()
        };
        let whys =
            |all: &[(Evaluation, Why)]| -> Vec<Why> { all.iter().map(|&(_, why)| why).collect() };
        let (of_best, of_made) = (mean(&self.best_came), mean(&self.made_came));
        let compared = Paired::new(leads(&self.best_came), leads(&self.made_came));
        let is_better = compared.is_ahead_by(SQUARED_ERRORS);
        let did = of_made.for_seat(self.seat);
        let could = match is_better {
            true => of_best.for_seat(self.seat).max(did),
            false => did,
        };
        let why = match is_better {
            true => Why::between(&whys(&self.best_came), &whys(&self.made_came), could - did),
            false => Why::default(),
        };
        TurnReview {
            seat: self.seat,
            best: if is_better { best } else { self.decision.made },
            could,
            did,
            lead: of_made.by_seat(),
            luck: None,
            why,
        }
    }
}

/// A generator that depends only on a view of a game and on a seed.
fn numbers(view: &Game, seed: u64) -> SeededRng {
    SeededRng::new(seed, view.digest(), view.round().into())
}

/// Reviews a decision without slicing the work.
pub fn review(decision: Decision, seed: u64) -> Option<TurnReview<Action>> {
    let mut reviewer = Reviewer::new(decision, seed)?;
    loop {
        if let Some(turn_review) = reviewer.step(u32::MAX) {
            return Some(turn_review);
        }
    }
}
