//! Trying what can be done in many worlds that could be the true one: determinization, rollouts, sequential halving.

use super::rollout::{finish_round, payoff};
use crate::ai::rng::SeededRng;
use crate::cards::{Action, Card, Counts, Game};
use crate::table::Seat;

/// Positions after which no world is begun any more.
const BUDGET: u32 = 500;
/// Positions looked at for one decision at most: each halving may come up to a world late.
pub const MAX_NODES: u32 = 2 * BUDGET;

/// What can be done, with how it went so far.
#[derive(Clone, Copy, Debug)]
struct Choice {
    action: Action,
    worth: i64,
}

/// Tries each choice in the same worlds, and after some of them goes on with the better half.
#[derive(Debug)]
pub(super) struct Search {
    view: Game,
    seat: Seat,
    rng: SeededRng,
    choices: Vec<Choice>,
    world: Option<Game>,
    /// The next choice to be tried in this world.
    next: usize,
    /// Positions between one halving of the choices and the next, and when that is.
    stage: u32,
    next_halving: u32,
    nodes: u32,
}

impl Search {
    /// A search among these actions of a seat, in the game as it sees it.
    pub fn new(view: Game, seat: Seat, actions: &[Action], rng: SeededRng) -> Search {
        let choices: Vec<Choice> = actions
            .iter()
            .map(|&action| Choice { action, worth: 0 })
            .collect();
        let halvings = choices.len().max(2).next_power_of_two().ilog2();
        Search {
            view,
            seat,
            rng,
            choices,
            world: None,
            next: 0,
            stage: BUDGET / halvings,
            next_halving: BUDGET / halvings,
            nodes: 0,
        }
    }

    /// Positions looked at so far.
    pub const fn nodes(&self) -> u32 {
        self.nodes
    }

    /// Looks at one more position; the best action when it was the last one.
    pub fn look(&mut self) -> Option<Action> {
        if let [only] = self.choices[..] {
            return Some(only.action);
        }
        let world = self
            .world
            .get_or_insert_with(|| determinize(&self.view, &mut self.rng));
        let mut game = world.clone();
        let choice = &mut self.choices[self.next];
        game.apply_trusted(choice.action);
        finish_round(&mut game, &mut self.rng);
        choice.worth += i64::from(payoff(&game).of(self.seat));
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

    /// Leaves the better half of the choices.
    fn halve(&mut self) {
        self.next_halving = self.nodes + self.stage;
        self.choices.sort_by_key(|choice| -choice.worth);
        self.choices.truncate(self.choices.len().div_ceil(2));
    }
}

/// A determinization: a game that could be the one of this view, hidden cards drawn from those nobody has seen.
fn determinize(view: &Game, rng: &mut SeededRng) -> Game {
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
