//! Lessons: examples of the rules as data that include their expected results.
//!
//! A lesson stands behind a record, before its task if it has one (`rules/record/FORMAT.md`). `assets/lessons` has those of
//! this project; `bastide check` and the tests ask whether they hold.

mod answers;
mod before;
mod check;
mod read;

pub use answers::Answer;
pub use before::Before;
pub use check::{Failed, Mismatch, Taught};

use std::fmt;

use crate::table::{ExampleId, RuleId, Said, Seat};

/// An example of rules: the game it belongs to is the record it stands behind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lesson {
    /// The worked example of the rules that it is; none where it is another one.
    pub example: Option<ExampleId>,
    /// The rules that it shows.
    pub rules: Vec<RuleId>,
    /// What it is called, once for each language.
    pub title: Vec<Said>,
    /// What is asked of whoever looks at it, or what they may try.
    pub ask: Vec<Said>,
    /// The answer that is right, once for each language; none where points are foretold or something is tried.
    pub right: Vec<Said>,
    /// Answers that are not. Those in other languages stand behind each other in the same order.
    pub wrong: Vec<Said>,
    /// Whether anything is asked.
    pub manner: Manner,
    /// What there is to say when it is over. Sentences in other languages stand behind each other in the same order.
    pub tell: Vec<Said>,
    /// How hard it is, from 1 to 5, if it says so.
    pub level: Option<u8>,
    /// How many of the last decisions it is about, chance and confirmations included; without it, the last tile or card
    /// that somebody played and all that follows.
    pub last: Option<usize>,
    /// What has to come of these decisions; nothing where a task follows that says what is to be reached.
    pub expected: Vec<Expected>,
}

/// How a lesson teaches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Manner {
    /// Something is asked, and what there is to say comes after the answer.
    #[default]
    Asking,
    /// Nothing is: it shows what comes of its decisions, and says why at once.
    Showing,
}

/// A line that says what has to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expected {
    /// The number of the line, from 1.
    pub line: u32,
    /// What it claims.
    pub claim: Claim,
}

/// What has to be by the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// `expect 1 passed`: the last decisions tell this event. Lines of this kind are all that is told, in order.
    Tells(String),
    /// `refuse meeple road W because MEEP-05`: whoever is asked at the end may not decide this, by all of these rules.
    Refuses(String, Vec<RuleId>),
    /// `offer meeple city N`: whoever is asked at the end may decide this. Lines of this kind are all decisions there are.
    Offers(String),
    /// `asked 2`: who has to decide at the end.
    Asks(Seat),
    /// `points 4 0`: the points of all seats at the end.
    Points(Vec<u32>),
    /// `holds figure 1 meeple road N 0,0`: a line with these words says how the game stands at the end.
    Holds(String),
    /// `lacks figure 1`: no line that begins with these words does.
    Lacks(String),
}

impl Lesson {
    /// What it is called, in a language if it is there, otherwise in the one that stands for any.
    pub fn title(&self, language: &str) -> Option<&str> {
        let titles = Said::in_language(self.title.iter(), language);
        titles.first().map(|said| said.text.as_str())
    }

    /// What is asked, in a language if it is there, otherwise in the one that stands for any.
    pub fn asked(&self, language: &str) -> Option<&str> {
        let asked = Said::in_language(self.ask.iter(), language);
        asked.first().map(|said| said.text.as_str())
    }

    /// Whether something is tried in it: it asks, and says what is allowed and what is not instead of giving answers to
    /// choose from.
    pub fn is_tried(&self) -> bool {
        let tries = |one: &Expected| matches!(one.claim, Claim::Offers(_) | Claim::Refuses(..));
        !self.ask.is_empty() && self.right.is_empty() && self.expected.iter().any(tries)
    }

    /// What there is to say when it is over, in a language if it is there, otherwise in the one that stands for any.
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
