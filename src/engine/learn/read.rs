//! Reads the task of a record: all or nothing, errors name line and reason.

use super::{Aim, Clause, Goal, GoalFeature, Task};
use crate::rules::NamedSegment;
use crate::table::record::{Annex, Words, annex, some_text};
use crate::table::{LineTrouble, RecordError, Said, Seat};
use crate::tiles::{FeatureKind, Pos, Rotation};

/// The most lines of a task.
const MOST_LINES: usize = 200;
/// The word between alternative clauses.
const OR: &str = "or";
/// The most turns a task may take.
const MOST_TURNS: u16 = 100;

impl Task {
    /// The task at the end of a record; `None` if there is none.
    ///
    /// # Errors
    /// The first line that cannot be read, and why not.
    pub fn read(text: &str) -> Result<Option<Task>, RecordError<LineTrouble>> {
        let Some((head, lines)) = annex(text, Annex::Task) else {
            return Ok(None);
        };
        let mut task = Task {
            turns: 1,
            ..Task::default()
        };
        let mut last = head;
        for (count, (line, said)) in lines.enumerate() {
            last = line;
            let read = match count < MOST_LINES {
                true => task.read_line(said),
                false => Err(LineTrouble::TooManyLines),
            };
            read.map_err(|trouble| RecordError { line, trouble })?;
        }
        match task.goals.is_empty() {
            true => Err(RecordError {
                line: last,
                trouble: LineTrouble::Missing,
            }),
            false => Ok(Some(task)),
        }
    }

    fn read_line(&mut self, line: &str) -> Result<(), LineTrouble> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let mut words = Words::new(rest);
        match word {
            "seat" => self.seat = Some(words.seat()?),
            "turns" => self.turns = turns(&mut words)?,
            "goal" => self.goals.push(goal(&mut words)?),
            "ask" => return Said::read(rest).map(|said| self.ask.push(said)),
            "hint" => return Said::read(rest).map(|said| self.hints.push(said)),
            "solve" => return some_text(rest).map(|line| self.solution.push(line.to_owned())),
            _ => return Err(LineTrouble::unknown(word)),
        }
        words.end()
    }

    /// The seat that solves it; without one in the task, `asked`, the player to move first.
    pub fn solver(&self, asked: Option<Seat>) -> Seat {
        self.seat.or(asked).unwrap_or(Seat(0))
    }
}

fn turns(words: &mut Words) -> Result<u16, LineTrouble> {
    match words.number()? {
        number @ 1..=MOST_TURNS => Ok(number),
        number => Err(LineTrouble::Number(number.to_string())),
    }
}

/// Clauses with `or` between them.
fn goal(words: &mut Words) -> Result<Goal, LineTrouble> {
    let mut goal = Goal::default();
    loop {
        goal.any.push(clause(words)?);
        match words.optional() {
            None => return Ok(goal),
            Some(OR) => {}
            Some(word) => return Err(LineTrouble::TooMuch(word.to_owned())),
        }
    }
}

fn clause(words: &mut Words) -> Result<Clause, LineTrouble> {
    match words.next()? {
        "not" => Ok(Clause {
            aim: aim(words.next()?, words)?,
            wanted: false,
        }),
        word => Ok(Clause {
            aim: aim(word, words)?,
            wanted: true,
        }),
    }
}

fn aim(word: &str, words: &mut Words) -> Result<Aim, LineTrouble> {
    match word {
        "score" => Ok(Aim::Score(words.number()?)),
        "complete" => Ok(Aim::Complete(words.named(FeatureKind::parse)?)),
        "figure" => Ok(Aim::Figure(words.named(FeatureKind::parse)?)),
        "occupy" => goal_feature(words).map(Aim::Occupy),
        "majority" => goal_feature(words).map(Aim::Majority),
        "find" => Ok(Aim::Find),
        "lay" => Ok(Aim::Lay),
        "place" => Ok(Aim::Place(cell(words.next()?)?, turned(words))),
        "home" => Ok(Aim::Home),
        "lead" => Ok(Aim::Lead),
        "win" => Ok(Aim::Win),
        _ => Err(LineTrouble::unknown(word)),
    }
}

/// A kind of feature, or one feature of that kind.
fn goal_feature(words: &mut Words) -> Result<GoalFeature, LineTrouble> {
    let kind = words.named(FeatureKind::parse)?;
    match words.clone().optional() {
        None | Some(OR) => Ok(GoalFeature::Any(kind)),
        Some(_) => NamedSegment::read(kind, words).map(GoalFeature::This),
    }
}

/// The rotation, as records write it, if that is the next word; any other word is left unread.
fn turned(words: &mut Words) -> Option<Rotation> {
    let mut ahead = words.clone();
    let word = ahead.optional()?;
    let named = |rotation: &Rotation| word == format!("r{}", *rotation as u8);
    let rotation = Rotation::ALL.into_iter().find(named)?;
    *words = ahead;
    Some(rotation)
}

/// A cell as records write it: `1,-2`.
pub(super) fn cell(word: &str) -> Result<Pos, LineTrouble> {
    let wrong = || LineTrouble::Number(word.to_owned());
    let (x, y) = word.split_once(',').ok_or_else(wrong)?;
    match (x.parse(), y.parse()) {
        (Ok(x), Ok(y)) => Ok(Pos { x, y }),
        _ => Err(wrong()),
    }
}
