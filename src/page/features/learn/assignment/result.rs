//! What somebody did of an assignment, as a text that goes back to whoever gave it.
//!
//! ```text
//! result = "bastide-result 1" NEWLINE "list" id [ title ] NEWLINE "name" text { NEWLINE outcome name of an entry }
//! ```

use super::{Assignment, shortened};

pub(super) const HEAD: &str = "bastide-result 1";
/// The most lines that are read.
const MOST_LINES: usize = 200;

/// How far somebody is with an entry.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// Not answered yet.
    #[default]
    Open,
    /// Answered wrongly, or the solution was looked at.
    Missed,
    /// Solved after a miss.
    Later,
    /// Solved at the first try.
    AtOnce,
}

impl Outcome {
    pub const ALL: [Outcome; 4] = [
        Outcome::Open,
        Outcome::Missed,
        Outcome::Later,
        Outcome::AtOnce,
    ];

    /// The letter by which it is written.
    pub const fn letter(self) -> char {
        match self {
            Outcome::Open => '-',
            Outcome::Missed => 'm',
            Outcome::Later => 'l',
            Outcome::AtOnce => 's',
        }
    }

    pub fn read(letter: char) -> Option<Outcome> {
        let mut all = Outcome::ALL.into_iter();
        all.find(|outcome| outcome.letter() == letter)
    }

    /// The outcome after one more answer.
    pub const fn after(self, right: bool) -> Outcome {
        match (self, right) {
            (Outcome::Open, true) => Outcome::AtOnce,
            (Outcome::Open, false) => Outcome::Missed,
            (Outcome::Missed, true) => Outcome::Later,
            (same, _) => same,
        }
    }

    pub const fn is_solved(self) -> bool {
        matches!(self, Outcome::Later | Outcome::AtOnce)
    }
}

/// A learner's result.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Report {
    /// The id of the list.
    pub list: String,
    /// Its title.
    pub title: String,
    pub learner: String,
    /// The entries by name.
    pub outcomes: Vec<(String, Outcome)>,
}

impl Report {
    pub fn new(list: &Assignment, learner: &str, outcomes: &[Outcome]) -> Report {
        let names = list.items.iter().map(super::Item::name);
        let outcomes = outcomes
            .iter()
            .copied()
            .chain(std::iter::repeat(Outcome::Open));
        Report {
            list: list.id(),
            title: list.title.clone(),
            learner: learner.trim().to_string(),
            outcomes: names.zip(outcomes).collect(),
        }
    }

    /// How far the learner is with an entry.
    pub fn outcome(&self, name: &str) -> Outcome {
        let mut all = self.outcomes.iter();
        let found = all.find(|(one, _)| one == name);
        found.map(|(_, outcome)| *outcome).unwrap_or_default()
    }

    pub fn write(&self) -> String {
        let mut lines = vec![
            HEAD.to_string(),
            format!("list {} {}", self.list, self.title),
            format!("name {}", self.learner),
        ];
        let outcomes = self.outcomes.iter();
        lines.extend(outcomes.map(|(name, outcome)| format!("{} {name}", outcome.letter())));
        lines.join("\n") + "\n"
    }

    /// All results in a text, such as several that were pasted one after another.
    pub fn read_all(text: &str) -> Vec<Report> {
        let mut parts = text.split(HEAD);
        // What precedes the first one is none.
        parts.next();
        parts.filter_map(Report::read_lines).collect()
    }

    fn read_lines(text: &str) -> Option<Report> {
        let mut report = Report::default();
        for line in text.lines().take(MOST_LINES) {
            match line.trim().split_once(' ') {
                Some(("list", list)) => {
                    let (id, title) = list.split_once(' ').unwrap_or((list, ""));
                    (report.list, report.title) = (shortened(id), shortened(title));
                }
                Some(("name", name)) => report.learner = shortened(name),
                Some((letter, name)) => {
                    let letter = letter.chars().next().filter(|_| letter.len() == 1);
                    let outcome = letter.and_then(Outcome::read);
                    let read = outcome.map(|outcome| (shortened(name), outcome));
                    report.outcomes.extend(read);
                }
                None => {}
            }
        }
        let is_whole = !report.list.is_empty() && !report.outcomes.is_empty();
        is_whole.then_some(report)
    }
}
