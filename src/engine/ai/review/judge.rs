//! Evaluates every way to take a turn without simulations.

use crate::ai::evaluation::Evaluation;
use crate::ai::evaluator::Evaluator;
use crate::ai::progress::Choice;
use crate::ai::search::{Search, distinct_actions};
use crate::ai::weights::Weights;
use crate::rules::{Action, Game};
use crate::table::Seat;

/// Looks at everything that can be done in a position, one position at a time, as a strong player does.
#[derive(Debug)]
pub(super) struct Judge {
    game: Game,
    seat: Seat,
    search: Search,
    choices: Vec<Action>,
    worths: Vec<Choice>,
    /// Positions looked at for all choices together at most.
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

    /// Looks at one more position. Returns whether everything was looked at.
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

    /// What was looked at so far, the best first; of equals in the order of the rules.
    pub fn ranked(&self) -> Vec<Choice> {
        let mut ranked = self.worths.clone();
        ranked.sort_by_key(|choice| std::cmp::Reverse(choice.worth));
        ranked
    }

    /// What a line of actions of this position leads to, as it stands then.
    pub fn after(&self, line: &[Action], weights: &Weights) -> Evaluation {
        let mut after = self.game.clone();
        for &action in line {
            after.apply_trusted(action);
        }
        Evaluator::by_heuristic(&self.game, weights).evaluate(&after)
    }
}
