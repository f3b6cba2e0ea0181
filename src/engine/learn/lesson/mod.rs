//! Lessons: examples of the rules as data, with their expected results.
//!
//! A lesson follows a record, before its task if it has one (`rules/record/FORMAT.md`). Those of this project are in
//! `assets/lessons`; `bastide check` and the tests verify that they hold.

mod answers;
mod before;
mod check;
mod read;

pub use answers::Answer;
pub use before::Before;
pub use check::{Failed, Mismatch, Taught};

use std::fmt;

use crate::table::{ExampleId, RuleId, Said, Seat};

/// An example of rules, in the game of the record it follows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lesson {
    /// The worked example of the rules that it shows, if it is one of them.
    pub example: Option<ExampleId>,
    /// The rules that it shows.
    pub rules: Vec<RuleId>,
    /// The title, once for each language.
    pub title: Vec<Said>,
    /// What the learner is asked or may try.
    pub ask: Vec<Said>,
    /// The right answer, once for each language; empty if points are to be predicted or something is to be tried.
    pub right: Vec<Said>,
    /// The wrong answers; each language lists them in the same order.
    pub wrong: Vec<Said>,
    /// Whether anything is asked.
    pub manner: Manner,
    /// The sentences at the end; each language lists them in the same order.
    pub tell: Vec<Said>,
    /// How hard it is, from 1 to 5, if given.
    pub level: Option<u8>,
    /// How many of the last decisions it is about, chance and confirmations included; by default the last tile or card played and
    /// all that follows.
    pub last: Option<usize>,
    /// What must come of these decisions; may be empty if a task follows.
    pub expected: Vec<Expected>,
}

/// How a lesson teaches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Manner {
    /// It asks something, and explains after the answer.
    #[default]
    Asking,
    /// It asks nothing: it shows the result of its decisions, and explains at once.
    Showing,
}

/// A line with a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expected {
    /// The number of the line, from 1.
    pub line: u32,
    /// What it claims.
    pub claim: Claim,
}

/// What must be true by the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// `expect 1 passed`: the last decisions cause this event. Lines of this kind list all their events, in order.
    Tells(String),
    /// `refuse meeple road W because MEEP-05`: the player to move at the end may not decide this, by exactly these rules.
    Refuses(String, Vec<RuleId>),
    /// `offer meeple city N`: the player to move at the end may decide this. Lines of this kind list all legal decisions.
    Offers(String),
    /// `try meeple road W`: of all that can be tried at the end, this is what the question asks for.
    Tries(String),
    /// `asked 2`: who has to decide at the end.
    Asks(Seat),
    /// `points 4 0`: the points of all seats at the end.
    Points(Vec<u32>),
    /// `holds figure 1 meeple road N 0,0`: a line of the final position begins with these words.
    Holds(String),
    /// `lacks figure 1`: no line of the final position begins with these words.
    Lacks(String),
}

impl Lesson {
    /// The title in a language, otherwise the one for any language.
    pub fn title(&self, language: &str) -> Option<&str> {
        let titles = Said::in_language(self.title.iter(), language);
        titles.first().map(|said| said.text.as_str())
    }

    /// The question in a language, otherwise the one for any language.
    pub fn asked(&self, language: &str) -> Option<&str> {
        let asked = Said::in_language(self.ask.iter(), language);
        asked.first().map(|said| said.text.as_str())
    }

    /// Whether something is to be tried: it asks, and lists what is legal and what is refused instead of answers to choose from.
    pub fn is_tried(&self) -> bool {
        let tries = |one: &Expected| {
            matches!(
                one.claim,
                Claim::Offers(_) | Claim::Refuses(..) | Claim::Tries(_)
            )
        };
        !self.ask.is_empty() && self.right.is_empty() && self.expected.iter().any(tries)
    }

    /// The decisions that the question asks the reader to try, one of which will do; empty if any decision will.
    pub fn tries(&self) -> Vec<&str> {
        let tries = self.expected.iter().filter_map(|one| match &one.claim {
            Claim::Tries(line) => Some(line.as_str()),
            _ => None,
        });
        tries.collect()
    }

    /// The sentences at the end in a language, otherwise those for any language.
    pub fn told(&self, language: &str) -> Vec<&str> {
        let told = Said::in_language(self.tell.iter(), language).into_iter();
        told.map(|said| said.text.as_str()).collect()
    }
}

/// As the line of a lesson.
impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Claim::Tells(event) => write!(f, "expect {event}"),
            Claim::Refuses(line, because) => {
                let before = if because.is_empty() { "" } else { " because" };
                write!(f, "refuse {line}{before}")?;
                because.iter().try_for_each(|rule| write!(f, " {rule}"))
            }
            Claim::Offers(line) => write!(f, "offer {line}"),
            Claim::Tries(line) => write!(f, "try {line}"),
            Claim::Asks(seat) => write!(f, "asked {}", seat.0 + 1),
            Claim::Points(points) => {
                f.write_str("points")?;
                points.iter().try_for_each(|points| write!(f, " {points}"))
            }
            Claim::Holds(line) => write!(f, "holds {line}"),
            Claim::Lacks(line) => write!(f, "lacks {line}"),
        }
    }
}
