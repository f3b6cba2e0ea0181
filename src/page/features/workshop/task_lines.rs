//! The lines of tasks and remarks, as fields and buttons read and write them. All other lines are kept as written.

use crate::elements::workshop::GoalJoin;
use crate::messages::Language;
use engine::table::Said;

/// The keyword of a goal.
const GOAL: &str = "goal";
/// Separates alternative goals, and precedes a negated one.
const OR: &str = " or ";
const NOT: &str = "not ";

/// One goal, perhaps negated. It may be any text written by hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct GoalRow {
    /// The aim in the syntax of a task.
    pub aim: String,
    /// Whether it is negated.
    pub avoided: bool,
}

impl GoalRow {
    /// A goal that is not negated.
    pub fn parse(aim: &str) -> GoalRow {
        let aim = aim.trim();
        let avoided = aim.strip_prefix(NOT);
        GoalRow {
            aim: avoided.unwrap_or(aim).trim().to_string(),
            avoided: avoided.is_some(),
        }
    }

    fn written(&self) -> String {
        let not = if self.avoided { NOT } else { "" };
        format!("{not}{}", self.aim)
    }
}

/// The goals of a task.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Goals {
    /// In order.
    pub rows: Vec<GoalRow>,
    /// Which of them are to be reached.
    pub join: GoalJoin,
}

impl Goals {
    /// The goals in the lines of a task: alternatives are on one line, otherwise there is one per line.
    pub fn read(lines: &str) -> Goals {
        let said: Vec<String> = lines
            .lines()
            .filter_map(|line| rest_in(line, GOAL, None))
            .map(|goal| goal.split_whitespace().collect::<Vec<_>>().join(" "))
            .collect();
        match said.as_slice() {
            [only] if only.contains(OR) => Goals {
                rows: only.split(OR).map(GoalRow::parse).collect(),
                join: GoalJoin::One,
            },
            // Among alternatives, `not` applies to the first only.
            all => Goals {
                rows: all.iter().map(|goal| whole_row(goal)).collect(),
                join: GoalJoin::All,
            },
        }
    }

    /// The lines with these goals in place of the old ones.
    pub fn put(&self, lines: &str) -> String {
        let is_goal = |line: &str| rest_in(line, GOAL, None).is_some();
        let others = lines.lines().filter(|line| !is_goal(line));
        let mut all: Vec<String> = others.map(str::to_string).collect();
        let at = lines.lines().position(is_goal).unwrap_or(all.len());
        let goals = self.rows.iter().map(GoalRow::written);
        let goals: Vec<String> = match self.join {
            GoalJoin::All => goals.map(|goal| format!("{GOAL} {goal}")).collect(),
            GoalJoin::One if self.rows.is_empty() => Vec::new(),
            GoalJoin::One => vec![format!("{GOAL} {}", goals.collect::<Vec<_>>().join(OR))],
        };
        all.splice(at..at, goals);
        all.join("\n")
    }
}

fn whole_row(goal: &str) -> GoalRow {
    match goal.contains(OR) {
        true => GoalRow {
            aim: goal.to_string(),
            avoided: false,
        },
        false => GoalRow::parse(goal),
    }
}

/// The value of the first line with a keyword and no language.
pub(super) fn said<'a>(lines: &'a str, word: &str) -> Option<&'a str> {
    all_said(lines, word, None).into_iter().next()
}

/// The values of all lines with a keyword, in a language or without one.
pub(super) fn all_said<'a>(lines: &'a str, word: &str, language: Option<Language>) -> Vec<&'a str> {
    let said = lines
        .lines()
        .filter_map(|line| rest_in(line, word, language));
    said.map(str::trim).collect()
}

/// Replaces the value of the first line with a keyword and no language; an empty value removes the line.
pub(crate) fn with(lines: &str, word: &str, value: &str) -> String {
    with_said(lines, word, (0, None), value)
}

/// Replaces the value of one line with a keyword, by its index among those in a language or without one. An empty value removes
/// it; a new line is added after the last one with that keyword.
pub(super) fn with_said(
    lines: &str,
    word: &str,
    (index, language): (usize, Option<Language>),
    value: &str,
) -> String {
    // Drop what would begin a comment or another line.
    let value: String = value
        .chars()
        .filter(|letter| !letter.is_control() && *letter != '#')
        .collect();
    let said = (!value.trim().is_empty()).then(|| match language {
        None => format!("{word} {value}"),
        Some(language) => format!("{word} {}: {value}", language.code()),
    });
    let mut all: Vec<String> = lines.lines().map(str::to_string).collect();
    let is_it = |line: &String| rest_in(line, word, language).is_some();
    let found = (0..all.len()).filter(|&at| is_it(&all[at])).nth(index);
    let last = all.iter().rposition(|line| rest_of(line, word).is_some());
    match (found, said) {
        (Some(at), Some(said)) => all[at] = said,
        (Some(at), None) => _ = all.remove(at),
        (None, Some(said)) => all.insert(last.map_or(all.len(), |at| at + 1), said),
        (None, None) => {}
    }
    all.join("\n")
}

/// The rest of a line after its keyword, including any language.
pub(super) fn rest_of<'a>(line: &'a str, word: &str) -> Option<&'a str> {
    let rest = line.trim_start().strip_prefix(word)?;
    rest.strip_prefix(' ')
        .or_else(|| rest.is_empty().then_some(rest))
}

/// The value of a line with a keyword in a language, or without one.
fn rest_in<'a>(line: &'a str, word: &str, language: Option<Language>) -> Option<&'a str> {
    let rest = rest_of(line, word)?;
    let spoken = Said::read(rest).ok().and_then(|said| said.language);
    match (language, spoken) {
        (None, None) => Some(rest),
        (Some(language), Some(spoken)) if language.code().as_bytes() == spoken => {
            rest.split_once(':').map(|(_, text)| text)
        }
        _ => None,
    }
}
