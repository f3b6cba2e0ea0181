//! The game that continues from a drawn-up position: its decisions, including chance, and the
//! remarks on them.

use super::Draft;
use crate::rules::{Game, RecordError};
use crate::session::Session;
use crate::table::record::lines;
use crate::table::{NoteKind, Notes, Party};

/// A decision and the remarks that follow it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Decided {
    /// As a line of a record.
    line: String,
    /// Comments and marks, as lines of a record; may be empty.
    pub remarks: String,
}

impl Decided {
    /// A decision without remarks.
    fn without_remarks(line: &str) -> Decided {
        Decided {
            line: line.to_owned(),
            remarks: String::new(),
        }
    }
}

impl Draft {
    /// The draft of a whole game: its start, all decisions and remarks. Comments are placed where a
    /// replay shows them: after the last decision of a player.
    pub fn of_game(session: &Session) -> Draft {
        let mut draft = Draft::began(session);
        let mut heard = 0;
        for (step, entry) in (1..).zip(session.entries()) {
            draft.course.push(Decided::without_remarks(&entry.line));
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

    /// Number of decisions.
    pub const fn steps(&self) -> usize {
        self.course.len()
    }

    /// The game with all its decisions, without remarks.
    ///
    /// # Errors
    /// The first impossible decision with its number, from 1; for an impossible position its first
    /// fault, with number 0.
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

    /// The game after this many decisions, as drawn; `None` if one of them is impossible.
    pub(super) fn sketch_at(&self, step: usize) -> Option<Game> {
        match step {
            0 => self.sketch(),
            _ => self.played().ok().map(|session| session.at(step)),
        }
    }

    /// Removes all decisions after the first `step`.
    pub(super) fn end_at(&mut self, step: usize) {
        self.course.truncate(step);
    }

    /// A draft of the position after this many decisions, with its remarks; a copy of this draft if
    /// one of them is impossible.
    #[must_use]
    pub fn alone_at(&self, step: usize) -> Draft {
        let session = self.session().filter(|_| self.steps() > 0);
        let branch = session.and_then(|session| session.branch(step));
        branch.map_or_else(
            || self.clone(),
            |branch| Draft {
                task: self.task.clone(),
                ..Draft::current(&branch)
            },
        )
    }

    /// The number of decisions after which two drafts first differ in decisions or remarks.
    pub fn differs_at(&self, other: &Draft) -> Option<usize> {
        if self.remarks != other.remarks {
            return Some(0);
        }
        let most = self.steps().max(other.steps());
        (1..=most).find(|&step| self.course.get(step - 1) != other.course.get(step - 1))
    }

    /// The lines of comments and marks after this many decisions.
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

    /// Whether there are any remarks.
    pub fn says_something(&self) -> bool {
        (0..=self.steps()).any(|step| !self.remarks(step).trim().is_empty())
    }

    /// Parses the lines after `play`: everything except comments and marks is a decision.
    pub(super) fn read_course(&mut self, text: &str) {
        let Some(game) = self.sketch() else {
            append(&mut self.remarks, text);
            return;
        };
        for (_, line) in lines(text).filter(|(_, line)| !line.is_empty()) {
            match (NoteKind::read(&game, line), self.course.last_mut()) {
                (Ok(None), _) => self.course.push(Decided::without_remarks(line)),
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

/// The remarks after this many decisions, as lines.
fn written(notes: &Notes, step: usize) -> String {
    let said: Vec<&str> = notes
        .at(step)
        .iter()
        .map(|note| note.line.as_str())
        .collect();
    said.join("\n")
}

/// Appends lines to lines.
fn append(lines: &mut String, more: &str) {
    if !lines.is_empty() && !more.is_empty() {
        lines.push('\n');
    }
    lines.push_str(more);
}
