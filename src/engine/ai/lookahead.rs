//! Monte Carlo evaluation of the most promising choices: each is simulated for some turns with random tiles and strong play by
//! everybody, and the resulting positions are evaluated. Sequential halving allocates the budget.

use super::candidate::{Candidate, Sample};
use super::carryover::Carryover;
use super::contender::Contender;
use super::level::Level;
use super::progress::{Choice, Progress};
use super::rollout::Rollout;
use super::thinker::can_simulate;
use crate::rules::{Action, Game};
use crate::table::{Party, Seat};

/// The simulations of one decision, one position at a time.
#[derive(Debug)]
pub(super) struct Lookahead {
    game: Game,
    seat: Seat,
    seed: u64,
    /// How everybody plays in simulations, and how far these go.
    policy: Contender,
    /// The candidates that are still in the running.
    candidates: Vec<Candidate>,
    /// Those that are not, in the order in which they dropped out.
    left_out: Vec<Candidate>,
    /// Halvings until one candidate is left, and halvings done.
    halvings: u32,
    halved: u32,
    round: u32,
    /// The index of the candidate to simulate next in this round.
    next: usize,
    /// The simulation that is under way.
    rollout: Option<Rollout>,
    /// Positions charged to the budget so far.
    spent: u32,
    /// Those of them reused from the previous decision.
    reused_nodes: u32,
}

impl Lookahead {
    /// Prepares simulations of the best of these evaluated choices; `None` if only one is close enough to the best.
    pub fn new(
        game: &Game,
        seat: Seat,
        seed: u64,
        player: &Contender,
        worths: &[Choice],
        carryover: Option<Carryover>,
    ) -> Option<Lookahead> {
        let plan = player.plan.at(game);
        let mut worths = worths.to_vec();
        // The sort is stable: equals stay in the order of the rules.
        worths.sort_by_key(|choice| std::cmp::Reverse(choice.worth));
        let best = worths.first()?.worth;
        let near = worths.iter().take(plan.candidates as usize);
        let near = near.filter(|choice| choice.worth >= best - plan.margin);
        let prior = |choice: &Choice| i64::from(choice.worth) * i64::from(plan.prior);
        let mut candidates: Vec<Candidate> = near
            .map(|choice| Candidate::new(choice.action, prior(choice)))
            .collect();
        let policy = Contender {
            level: Level::Strong,
            weights: player.weights.clone(),
            plan,
        };
        if let Some(carryover) = carryover {
            carryover.apply_to(game, seed, &policy, &mut candidates);
        }
        let halvings = candidates.len().next_power_of_two().trailing_zeros();
        (candidates.len() > 1).then(|| Lookahead {
            game: game.clone(),
            seat,
            seed,
            policy,
            candidates,
            left_out: Vec::new(),
            halvings,
            halved: 0,
            round: 0,
            next: 0,
            rollout: None,
            spent: 0,
            reused_nodes: 0,
        })
    }

    /// Positions searched so far, without those reused from the previous decision.
    pub const fn nodes(&self) -> u32 {
        self.spent - self.reused_nodes
    }

    /// Continues until about `nodes` more positions have been searched, or the best choice is clear.
    pub fn step(&mut self, nodes: u32) -> Progress {
        let until = self.nodes().saturating_add(nodes);
        loop {
            if let Some(action) = self.decided() {
                return Progress::Done(action);
            }
            self.simulate(until);
            if self.nodes() >= until {
                return Progress::Thinking;
            }
        }
    }

    /// The best choice, once every round is over or the budget is spent.
    fn decided(&self) -> Option<Action> {
        let between = self.next == 0 && self.rollout.is_none();
        let last = self.candidates.len() == 1 || {
            self.round >= self.policy.plan.rounds || self.spent >= self.policy.plan.budget
        };
        let over = between && last || self.spent >= self.policy.plan.limit();
        over.then(|| self.best())?
    }

    /// The best choice by the finished rounds.
    pub fn best(&self) -> Option<Action> {
        Some(self.best_candidate()?.action)
    }

    /// The best candidate by the finished rounds; among equals the one with the best prior, which comes first.
    fn best_candidate(&self) -> Option<&Candidate> {
        let (mut best, others) = self.candidates.split_first()?;
        for other in others {
            if other.sum() > best.sum() {
                best = other;
            }
        }
        Some(best)
    }

    /// What the next decision of this seat in its turn can reuse, if the best choice is made now.
    pub fn carryover(&self) -> Option<Carryover> {
        let best = self.best_candidate()?;
        let mut game = self.game.clone();
        game.apply_trusted(best.action);
        for &(action, nodes) in &best.rest {
            let asked = game.asked()?.party == Party::Player(self.seat);
            if asked && can_simulate(&game) {
                let later = best.samples.iter().map(|sample| Sample {
                    nodes: sample.nodes - nodes,
                    ..*sample
                });
                let (policy, samples) = (self.policy.clone(), later.collect());
                return Some(Carryover::new(game, self.seed, policy, action, samples));
            }
            game.apply_trusted(action);
        }
        None
    }

    /// All candidates with their mean results in thousandths of a point, best first. Dropped ones are compared with the best over
    /// the rounds that both took part in.
    pub fn ranked(&self) -> Vec<Choice> {
        let Some(best) = self.best_candidate() else {
            return Vec::new();
        };
        let prior = self.policy.plan.prior;
        let most = best.mean(prior);
        let all = self.candidates.iter().chain(self.left_out.iter().rev());
        let choice = |candidate: &Candidate| Choice {
            action: candidate.action,
            worth: most - candidate.behind(best, prior).max(0),
        };
        let mut ranked: Vec<Choice> = all.map(choice).collect();
        ranked.sort_by_key(|choice| {
            let others = choice.action != best.action;
            (others, std::cmp::Reverse(choice.worth))
        });
        ranked
    }

    /// Simulates the next candidate until its rollout is over or `until` positions have been searched.
    fn simulate(&mut self, until: u32) {
        let Some(candidate) = self.candidates.get_mut(self.next) else {
            return self.end_round();
        };
        if let Some(&known) = candidate.reused.get(self.round as usize) {
            candidate.last = known;
            self.spent = self.spent.saturating_add(known.nodes);
            self.reused_nodes = self.reused_nodes.saturating_add(known.nodes);
            self.next += 1;
            return;
        }
        let rollout = self.rollout.get_or_insert_with(|| {
            Rollout::new(&self.game, &[candidate.action], self.seed, self.round)
        });
        while self.spent - self.reused_nodes < until {
            let left = until - (self.spent - self.reused_nodes);
            let before = rollout.nodes();
            let over = rollout.advance(self.round, &self.policy, left);
            self.spent += rollout.nodes() - before;
            if over {
                candidate.last = Sample {
                    worth: rollout.evaluation(&self.policy).for_seat(self.seat),
                    nodes: rollout.nodes(),
                };
                candidate.rest = rollout.take_rest();
                self.rollout = None;
                self.next += 1;
                return;
            }
        }
    }

    /// Drops candidates that are clearly worse than the best, and the worse half when its share of the budget is spent.
    fn end_round(&mut self) {
        self.next = 0;
        self.round += 1;
        for candidate in &mut self.candidates {
            candidate.samples.push(candidate.last);
        }
        // The sort is stable: the best prior stays first among equals.
        self.candidates
            .sort_by_key(|candidate| std::cmp::Reverse(candidate.sum()));
        let mut all = std::mem::take(&mut self.candidates).into_iter();
        self.candidates.extend(all.next());
        for candidate in all {
            let worse = candidate.is_clearly_worse(&self.candidates[0]);
            let list = if worse {
                &mut self.left_out
            } else {
                &mut self.candidates
            };
            list.push(candidate);
        }
        let spent = u64::from(self.spent) * u64::from(self.halvings);
        while spent >= u64::from(self.policy.plan.budget) * u64::from(self.halved + 1) {
            self.halved += 1;
            let most = 1usize << self.halvings.saturating_sub(self.halved);
            let keep = self.candidates.len().min(most);
            self.left_out.extend(self.candidates.drain(keep..).rev());
        }
    }
}
