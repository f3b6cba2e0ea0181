//! The answers to choose from in a lesson: one of them is right.

use super::Lesson;
use crate::table::{RuleId, Said};

/// An answer to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer<'a> {
    pub text: &'a str,
    /// Whether it is the right one.
    pub is_right: bool,
}

impl Lesson {
    /// The answers in a language, otherwise those for any language; in the same order in each. Empty if there is nothing to
    /// choose.
    pub fn answers(&self, language: &str) -> Vec<Answer<'_>> {
        let wrong = Said::in_language(self.wrong.iter(), language).into_iter();
        let mut answers: Vec<Answer> = wrong.map(|said| answer(said, false)).collect();
        if let Some(right) = Said::in_language(self.right.iter(), language).first() {
            let place = self.place_of_right(answers.len() + 1);
            answers.insert(place.min(answers.len()), answer(right, true));
        }
        answers
    }

    /// The index of the right answer among `count`: any of them, but always the same, in every language.
    fn place_of_right(&self, count: usize) -> usize {
        let mix =
            |mixed: usize, rule: &RuleId| mixed.wrapping_mul(7).wrapping_add(rule.number.into());
        self.rules.iter().fold(0, mix) % count
    }
}

fn answer(said: &Said, is_right: bool) -> Answer<'_> {
    Answer {
        text: &said.text,
        is_right,
    }
}
