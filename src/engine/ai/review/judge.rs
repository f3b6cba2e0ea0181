//! Evaluates every way to play a turn, without simulations.

use crate::ai::evaluation::Evaluation;
use crate::ai::evaluator::Evaluator;
use crate::ai::progress::Choice;
use crate::ai::search::{Search, distinct_actions};
use crate::ai::weights::Weights;
use crate::rules::{Action, Game};
use crate::table::Seat;

/// Evaluates all actions in a position as a strong player does, one position at a time.
#[derive(Debug)]
pub(super) struct Judge {
    game: Game,
    seat: Seat,
    search: Search,
    choices: Vec<Action>,
    worths: Vec<Choice>,
    /// The most positions searched for all choices together.
    most: u32,
}

impl Judge {
    pub fn new(game: Game, seat: Seat, weights: &Weights, most: u32) -> Judge {
        let mut choices = Vec::new();
        distinct_actions(&game, &mut choices);
        Judge {
            search: Search::new(Evaluator::by_heuristic(&game, weights)),
            game,
            seat,
            choices,
            worths: Vec::new(),
            most,
        }
    }

    /// Searches one more position. Returns whether all choices are evaluated.
    pub fn step(&mut self) -> bool {
        let Some(&action) = self.choices.get(self.worths.len()) else {
            return true;
        };
        let evaluation = match self.search.is_trying() {
            true => self.search.step(),
            false => {
                let each = self.most / (self.choices.len() as u32).max(1);
                self.search.begin(&self.game, action, each)
            }
        };
        if let Some(evaluation) = evaluation {
            let worth = evaluation.for_seat(self.seat);
            self.worths.push(Choice { action, worth });
        }
        self.worths.len() == self.choices.len()
    }

    /// The choices evaluated so far, best first; equals in the order of the rules.
    pub fn ranked(&self) -> Vec<Choice> {
        let mut ranked = self.worths.clone();
        ranked.sort_by_key(|choice| std::cmp::Reverse(choice.worth));
        ranked
    }

    /// The static evaluation after a line of actions from this position.
    pub fn after(&self, line: &[Action], weights: &Weights) -> Evaluation {
        let mut after = self.game.clone();
        for &action in line {
            after.apply_trusted(action);
        }
        Evaluator::by_heuristic(&self.game, weights).evaluate(&after)
    }
}
