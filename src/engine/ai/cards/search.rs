//! Monte Carlo search with determinization, rollouts and sequential halving.

use std::cmp::Reverse;

use super::rollout::outcome;
use crate::ai::Choice;
use crate::ai::rng::SeededRng;
use crate::cards::{Action, Card, Counts, Game};
use crate::table::Seat;

/// The positions to spend on one decision, shared evenly among the halvings.
const BUDGET: u32 = 500;
/// The most positions searched for one decision: each halving may come up to one determinization late.
pub const MAX_NODES: u32 = 2 * BUDGET;

/// A choice, and its result in each determinization, in order.
#[derive(Clone, Debug)]
struct Tried {
    action: Action,
    outcomes: Vec<i32>,
}

impl Tried {
    /// The sum of its results in the first determinizations.
    fn sum(&self, worlds: usize) -> i64 {
        let outcomes = self.outcomes.iter().take(worlds);
        outcomes.map(|&outcome| i64::from(outcome)).sum()
    }

    /// The sum of all its results.
    fn total(&self) -> i64 {
        self.sum(self.outcomes.len())
    }
}

/// Tries all choices in the same determinizations, and after some of them drops the worse half.
#[derive(Debug)]
pub(super) struct Search {
    view: Game,
    seat: Seat,
    rng: SeededRng,
    choices: Vec<Tried>,
    /// Choices dropped at halvings.
    given_up: Vec<Tried>,
    world: Option<Game>,
    /// The index of the next choice to try in this determinization.
    next: usize,
    /// Positions between two halvings, and the number at which the next one is due.
    stage: u32,
    next_halving: u32,
    nodes: u32,
}

impl Search {
    /// A search among these actions of a seat, in the game as it sees it.
    pub fn new(view: Game, seat: Seat, actions: &[Action], rng: SeededRng) -> Search {
        let actions = actions.iter();
        let choices: Vec<Tried> = actions
            .map(|&action| Tried {
                action,
                outcomes: Vec::new(),
            })
            .collect();
        let halvings = choices.len().max(2).next_power_of_two().ilog2();
        Search {
            view,
            seat,
            rng,
            choices,
            given_up: Vec::new(),
            world: None,
            next: 0,
            stage: BUDGET / halvings,
            next_halving: BUDGET / halvings,
            nodes: 0,
        }
    }

    /// Positions searched so far.
    pub const fn nodes(&self) -> u32 {
        self.nodes
    }

    /// Searches one more position; returns the best action once only that is left.
    pub fn look(&mut self) -> Option<Action> {
        if let [only] = &self.choices[..] {
            return Some(only.action);
        }
        let world = self
            .world
            .get_or_insert_with(|| determinize(&self.view, &mut self.rng));
        let choice = &mut self.choices[self.next];
        let outcome = outcome(world, choice.action, &mut self.rng);
        choice.outcomes.push(outcome.for_seat(self.seat));
        self.nodes += 1;
        self.next += 1;
        if self.next == self.choices.len() {
            self.next = 0;
            self.world = None;
            if self.nodes >= self.next_halving {
                self.halve();
            }
        }
        None
    }

    /// Drops the worse half of the choices.
    fn halve(&mut self) {
        self.next_halving = self.nodes + self.stage;
        self.choices.sort_by_key(|choice| -choice.total());
        let worse = self.choices.split_off(self.choices.len().div_ceil(2));
        self.given_up.extend(worse);
    }

    /// All choices, best first; each is as much worse than the best as in the determinizations in which both were tried.
    pub fn ranked(&self) -> Vec<Choice<Action>> {
        let Some((best, others)) = self.choices.split_first() else {
            return Vec::new();
        };
        let mean = |sum: i64, worlds: usize| (sum / (worlds as i64).max(1)) as i32;
        let worth = mean(best.total(), best.outcomes.len());
        let others = others.iter().chain(&self.given_up).map(|other| {
            let worlds = other.outcomes.len();
            let less = mean(best.sum(worlds) - other.total(), worlds);
            Choice {
                action: other.action,
                worth: worth - less.max(0),
            }
        });
        let mut ranked: Vec<_> = others.collect();
        ranked.sort_by_key(|choice| Reverse(choice.worth));
        let action = best.action;
        ranked.insert(0, Choice { action, worth });
        ranked
    }
}

/// A determinization of a view: a possible game, with hidden cards drawn from the unseen ones.
pub(super) fn determinize(view: &Game, rng: &mut SeededRng) -> Game {
    view.determinized(|left| draw(left, rng))
}

fn draw(left: &Counts, rng: &mut SeededRng) -> Option<Card> {
    let mut point = rng.below(left.len());
    left.iter().find_map(|(card, count)| {
        let count = u32::from(count);
        let here = point < count;
        point = point.saturating_sub(count);
        here.then_some(card)
    })
}
