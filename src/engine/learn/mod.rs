//! Lessons and tasks: what the game of a record is an example of, and what is to be reached in it.
//!
//! Both stand behind a record (`rules/record/FORMAT.md`). The rules decide what is allowed and what it scores; here
//! it is only compared with what a lesson expects or a task wants.

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

/// The most decisions that are tried out in one search: a turn with every box has a few thousand ways to go.
pub const MOST_TRIES: usize = 20_000;
/// As many decisions before one that is tried out cost as much as it does: it is tried out in a copy of all of them.
const STEPS_OF_A_TRY: usize = 256;

/// How many of [`MOST_TRIES`] one counts for that is tried out after so many decisions.
pub const fn cost_of_a_try(steps: usize) -> usize {
    1 + steps / STEPS_OF_A_TRY
}

/// What somebody is to reach.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Task {
    /// Who is to reach it; without it whoever is asked first.
    pub seat: Option<Seat>,
    /// In how many turns of theirs, from 1.
    pub turns: u16,
    /// What is asked, once for each language.
    pub ask: Vec<Said>,
    /// What is to be reached, all of it.
    pub goals: Vec<Goal>,
    /// Hints, from where to look to what to do. Those in other languages stand behind each other in the same order.
    pub hints: Vec<Said>,
    /// Decisions that reach it, as lines of a record.
    pub solution: Vec<String>,
}

impl Task {
    /// What is asked, in a language if it is there, otherwise in the one that stands for any.
    pub fn asked(&self, language: &str) -> Option<&str> {
        let asked = Said::in_language(self.ask.iter(), language);
        asked.first().map(|said| said.text.as_str())
    }

    /// The hints, in a language if they are there, otherwise those that stand for any.
    pub fn hints(&self, language: &str) -> Vec<&str> {
        let hints = Said::in_language(self.hints.iter(), language).into_iter();
        hints.map(|said| said.text.as_str()).collect()
    }
}
