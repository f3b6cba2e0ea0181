//! Lessons and tasks: what the game of a record is an example of, and what is to be achieved in it.
//!
//! Both follow a record (`rules/record/FORMAT.md`). The rules decide what is legal and what it scores; here that is only compared
//! with what a lesson expects or a task wants.

mod editions;
mod examined;
mod goal;
mod judge;
mod lesson;
mod read;
mod solve;

pub use editions::{ByEdition, Tally};
pub use examined::{Examined, Judged};
pub use goal::{Aim, Clause, Goal, GoalFeature, MOST_TO_COME};
pub use judge::{Attempt, SolutionCheck, Standing, Verdict, find_line, laid_cell, pointed_cell};
pub use lesson::{Answer, Before, Claim, Expected, Failed, Lesson, Manner, Mismatch, Taught};

use crate::table::{Said, Seat};

/// The most decisions tried in one search: with all boxes a turn has a few thousand lines of play.
pub const MOST_TRIES: usize = 20_000;
/// This many earlier decisions cost as much as the one that is tried: each try copies all of them.
const STEPS_OF_A_TRY: usize = 256;

/// How many of [`MOST_TRIES`] a try costs after this many decisions.
pub const fn cost_of_a_try(steps: usize) -> usize {
    1 + steps / STEPS_OF_A_TRY
}

/// What a player is asked to achieve in the game of a record.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Task {
    /// Who is to solve it; by default the player to move.
    pub seat: Option<Seat>,
    /// In how many of their turns, at least 1.
    pub turns: u16,
    /// What is asked, once for each language.
    pub ask: Vec<Said>,
    /// The goals, all of which are to be reached.
    pub goals: Vec<Goal>,
    /// Hints, from where to look to what to do; each language lists them in the same order.
    pub hints: Vec<Said>,
    /// Decisions that solve it, as lines of a record.
    pub solution: Vec<String>,
}

impl Task {
    /// The question in a language, otherwise the one for any language.
    pub fn asked(&self, language: &str) -> Option<&str> {
        let asked = Said::in_language(self.ask.iter(), language);
        asked.first().map(|said| said.text.as_str())
    }

    /// The hints in a language, otherwise those for any language.
    pub fn hints(&self, language: &str) -> Vec<&str> {
        let hints = Said::in_language(self.hints.iter(), language).into_iter();
        hints.map(|said| said.text.as_str()).collect()
    }
}
