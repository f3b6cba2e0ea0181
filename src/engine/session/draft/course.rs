//! The game that goes on from a position that is drawn up: its decisions, chance included, and what is said after each.

use super::Draft;
use crate::rules::{Game, RecordError};
use crate::session::Session;
use crate::table::record::lines;
use crate::table::{NoteKind, Notes, Party};

/// A decision, and what is said after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Decided {
    /// The decision, as a line of a record.
    line: String,
    /// Comments and marks, as lines of a record; empty where nothing is said.
    pub remarks: String,
}

impl Decided {
    /// A decision of which nothing is said.
    fn of(line: &str) -> Decided {
        Decided {
            line: line.to_owned(),
            remarks: String::new(),
        }
    }
}

impl Draft {
    /// The draft of a whole game: where it began, everything that was decided, and what is said of it. Comments stand where
    /// a replay shows them: after the last decision of a player.
    pub fn of_game(session: &Session) -> Draft {
        let mut draft = Draft::began(session);
        let mut heard = 0;
        for (step, entry) in (1..).zip(session.entries()) {
            draft.course.push(Decided::of(&entry.line));
            if matches!(entry.by, Party::Player(_)) {
                heard = step;
            }
            let said = written(session.notes(), step);
            if let Some(remarks) = draft.remarks_mut(heard) {
                append(remarks, &said);
            }
        }
        draft
    }

    /// How many decisions follow.
    pub const fn steps(&self) -> usize {
        self.course.len()
    }

    /// The game with all that is decided in it, and nothing that is said.
    ///
    /// # Errors
    /// What is wrong with the first decision that cannot be, with its number, from 1; of an impossible position the first
    /// of its faults, with the number 0.
    pub fn played(&self) -> Result<Session, RecordError> {
        let start = self.record().write().unwrap_or_default();
        let before = start.lines().count() as u32 + 1;
        let decided: Vec<&str> = self.course.iter().map(|one| one.line.as_str()).collect();
        let text = format!("{start}play\n{}\n", decided.join("\n"));
        Session::load(&text).map_err(|error| RecordError {
            line: error.line.saturating_sub(before),
            ..error
        })
    }

    /// The game after so many decisions, as it is drawn; none where one of them cannot be.
    pub(super) fn sketch_at(&self, step: usize) -> Option<Game> {
        match step {
            0 => self.sketch(),
            _ => self.played().ok().map(|session| session.at(step)),
        }
    }

    /// The same without what is decided after so many decisions.
    pub(super) fn end_at(&mut self, step: usize) {
        self.course.truncate(step);
    }

    /// The position after so many decisions alone, with what is said there; itself where one of them cannot be.
    #[must_use]
    pub fn alone_at(&self, step: usize) -> Draft {
        let session = self.session().filter(|_| self.steps() > 0);
        let branch = session.and_then(|session| session.branch(step));
        branch.map_or_else(
            || self.clone(),
            |branch| Draft {
                task: self.task.clone(),
                ..Draft::of(&branch)
            },
        )
    }

    /// After how many decisions this differs first from another draft in what is decided or said.
    pub fn differs_at(&self, other: &Draft) -> Option<usize> {
        if self.remarks != other.remarks {
            return Some(0);
        }
        let most = self.steps().max(other.steps());
        (1..=most).find(|&step| self.course.get(step - 1) != other.course.get(step - 1))
    }

    /// The lines of comments and marks after so many decisions.
    pub fn remarks(&self, step: usize) -> &str {
        match step.checked_sub(1) {
            None => &self.remarks,
            Some(before) => self.course.get(before).map_or("", |one| &one.remarks),
        }
    }

    pub(super) fn remarks_mut(&mut self, step: usize) -> Option<&mut String> {
        match step.checked_sub(1) {
            None => Some(&mut self.remarks),
            Some(before) => Some(&mut self.course.get_mut(before)?.remarks),
        }
    }

    /// Whether anything is said, of whatever.
    pub fn says_something(&self) -> bool {
        (0..=self.steps()).any(|step| !self.remarks(step).trim().is_empty())
    }

    /// Takes the lines after `play` apart: a decision is whatever is neither comment nor mark.
    pub(super) fn read_course(&mut self, text: &str) {
        let Some(game) = self.sketch() else {
            append(&mut self.remarks, text);
            return;
        };
        for (_, line) in lines(text).filter(|(_, line)| !line.is_empty()) {
            match (NoteKind::read(&game, line), self.course.last_mut()) {
                (Ok(None), _) => self.course.push(Decided::of(line)),
                (_, Some(last)) => append(&mut last.remarks, line),
                (_, None) => append(&mut self.remarks, line),
            }
        }
    }

    /// The lines after `play`.
    pub(super) fn course_text(&self) -> String {
        let mut text = self.remarks.trim().to_owned();
        for one in &self.course {
            append(&mut text, &one.line);
            append(&mut text, one.remarks.trim());
        }
        text
    }
}

/// What is said after so many decisions, as lines.
fn written(notes: &Notes, step: usize) -> String {
    let said: Vec<&str> = notes
        .at(step)
        .iter()
        .map(|note| note.line.as_str())
        .collect();
    said.join("\n")
}

/// Adds lines to lines.
fn append(lines: &mut String, more: &str) {
    if !lines.is_empty() && !more.is_empty() {
        lines.push('\n');
    }
    lines.push_str(more);
}
