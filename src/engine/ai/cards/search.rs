//! Trying what can be done in many worlds that could be the true one.

use super::outcome::{finish_round, verdict};
use crate::ai::dice::Dice;
use crate::cards::{Action, Card, Counts, Game};
use crate::table::Seat;

/// Positions after which no world is begun any more.
const BUDGET: u32 = 500;
/// Positions looked at for one decision at most: each halving may come up to a world late.
pub const MOST_NODES: u32 = 2 * BUDGET;

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
    dice: Dice,
    choices: Vec<Choice>,
    world: Option<Game>,
    /// The next choice to be tried in this world.
    next: usize,
    /// Positions between one halving of the choices and the next, and when that is.
    stage: u32,
    halves: u32,
    nodes: u32,
}

impl Search {
    /// A search among these actions of a seat, in the game as it sees it.
    pub fn new(view: Game, seat: Seat, actions: &[Action], dice: Dice) -> Search {
        let choices: Vec<Choice> = actions
            .iter()
            .map(|&action| Choice { action, worth: 0 })
            .collect();
        let halvings = choices.len().max(2).next_power_of_two().ilog2();
        Search {
            view,
            seat,
            dice,
            choices,
            world: None,
            next: 0,
            stage: BUDGET / halvings,
            halves: BUDGET / halvings,
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
            .get_or_insert_with(|| imagine(&self.view, &mut self.dice));
        let mut game = world.clone();
        let choice = &mut self.choices[self.next];
        game.apply_trusted(choice.action);
        finish_round(&mut game, &mut self.dice);
        choice.worth += i64::from(verdict(&game).of(self.seat));
        self.nodes += 1;
        self.next += 1;
        if self.next == self.choices.len() {
            self.next = 0;
            self.world = None;
            if self.nodes >= self.halves {
                self.halve();
            }
        }
        None
    }

    /// Leaves the better half of the choices.
    fn halve(&mut self) {
        self.halves = self.nodes + self.stage;
        self.choices.sort_by_key(|choice| -choice.worth);
        self.choices.truncate(self.choices.len().div_ceil(2));
    }
}

/// A game that could be the one of this view, hidden cards drawn from those nobody has seen.
fn imagine(view: &Game, dice: &mut Dice) -> Game {
    view.imagined(|left| draw(left, dice))
}

fn draw(left: &Counts, dice: &mut Dice) -> Option<Card> {
    let mut point = dice.below(left.len());
    left.iter().find_map(|(card, count)| {
        let count = u32::from(count);
        let here = point < count;
        point = point.saturating_sub(count);
        here.then_some(card)
    })
}
