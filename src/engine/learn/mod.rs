//! Tasks: what somebody is to reach in a game that a record brings, and whether it was reached.
//!
//! A task is the last section of a record (`rules/record/FORMAT.md`). What is allowed and what it scores says the engine;
//! here is only asked whether what happened is what was wanted.

mod goal;
mod judge;
mod read;

pub use goal::{Aim, Clause, Goal};
pub use judge::{Judged, SolutionCheck, Standing, Verdict};

use crate::table::Seat;

/// A sentence of whoever set the task, in a language or in any.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// The language, by its code of two letters; none for whoever has no sentence of their own.
    pub language: Option<[u8; 2]>,
    /// The sentence.
    pub text: String,
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
        said_in(&self.ask, language).first().copied()
    }

    /// The hints, in a language if they are there, otherwise those that stand for any.
    pub fn hints(&self, language: &str) -> Vec<&str> {
        said_in(&self.hints, language)
    }
}

/// The sentences of a language, or those for any language, or the first of all.
fn said_in<'a>(all: &'a [Said], language: &str) -> Vec<&'a str> {
    let wanted: Option<[u8; 2]> = language.as_bytes().try_into().ok();
    let first = all.first().and_then(|said| said.language);
    let choices = [wanted, None, first];
    let of = |language: Option<[u8; 2]>| -> Vec<&'a str> {
        let those = all.iter().filter(|said| said.language == language);
        those.map(|said| said.text.as_str()).collect()
    };
    let mut found = choices.into_iter().map(of);
    found.find(|those| !those.is_empty()).unwrap_or_default()
}
