//! Remarks on a drawn-up position and the moves that follow: comments and marks, as lines of a
//! record.

use super::Draft;
use crate::rules::{Game, RecordError, Trouble};
use crate::table::record::{Annex, Label, SAY, annex_text, lines, split_where, without_annexes};
use crate::table::{LineTrouble, Mark, Marked, NoteKind};

/// The text of a draft, split at the lines that begin a section. The section of lessons is left
/// out.
pub(super) struct Sections<'a> {
    pub start: &'a str,
    /// Decisions, comments and marks.
    pub course: &'a str,
    pub task: &'a str,
}

impl<'a> Sections<'a> {
    /// Splits a text.
    pub fn split(text: &'a str) -> Sections<'a> {
        let (start, course) = split_where(without_annexes(text), |line| line == "play");
        Sections {
            start,
            course,
            task: annex_text(text, Annex::Task),
        }
    }
}

/// A faulty comment or mark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RemarkError {
    /// The number of decisions before it.
    pub step: usize,
    /// Its line among those after the same decision, from 1, and what is wrong.
    pub error: RecordError,
}

impl Draft {
    /// The valid comments and marks after this many decisions, read in the game at that point.
    pub fn notes(&self, step: usize, game: &Game) -> Vec<NoteKind> {
        let read = read_remarks(self.remarks(step), game);
        read.filter_map(|(_, read)| read.ok()).collect()
    }

    /// The first faulty comment or mark. After an impossible decision nothing is checked.
    pub fn remark_error(&self) -> Option<RemarkError> {
        let said = (0..=self.steps()).filter(|&step| !self.remarks(step).trim().is_empty());
        let wrong = |step: usize, game: &Game| {
            let mut read = read_remarks(self.remarks(step), game);
            let error = read.find_map(|(line, read)| {
                let trouble = read.err()?;
                Some(RecordError { line, trouble })
            });
            error.map(|error| RemarkError { step, error })
        };
        let mut played = None;
        said.into_iter().find_map(|step| match step {
            0 => wrong(0, &self.sketch()?),
            _ => {
                let played = played.get_or_insert_with(|| self.played().ok());
                wrong(step, &played.as_ref()?.at(step))
            }
        })
    }

    /// Adds a mark, or removes an identical one. It replaces a mark of another colour on the same
    /// thing, and another label on the same cell.
    pub(super) fn mark(&mut self, step: usize, mark: Mark) {
        let Some(game) = self.sketch_at(step) else {
            return;
        };
        let mut there = false;
        let kept: Vec<&str> = self
            .remarks(step)
            .lines()
            .filter(|line| match NoteKind::read(&game, line.trim()) {
                Ok(Some(NoteKind::Mark(other))) => {
                    there |= other == mark;
                    !is_on_same(other.on, mark.on)
                }
                _ => true,
            })
            .collect();
        let written = NoteKind::Mark(mark).written(&game);
        let lines = kept.into_iter().chain((!there).then_some(written.as_str()));
        let lines = lines.collect::<Vec<&str>>().join("\n");
        self.say(step, &lines);
    }

    /// Sets the comments after this many decisions.
    pub(super) fn say(&mut self, step: usize, lines: &str) {
        if let Some(remarks) = self.remarks_mut(step) {
            lines.clone_into(remarks);
        }
    }

    /// Removes all marks; comments stay.
    pub(super) fn unmark(&mut self) {
        let comment = |line: &&str| line.split_whitespace().next() == Some(SAY);
        let kept: Vec<&str> = self.remarks.lines().filter(comment).collect();
        self.remarks = kept.join("\n");
    }
}

/// The next one-letter label not used on any cell.
pub fn free_label(marks: &[Mark]) -> Option<Label> {
    let taken: Vec<Label> = marks.iter().filter_map(label).collect();
    let mut letters = ('A'..='Z').filter_map(|letter| Label::parse(&letter.to_string()));
    letters.find(|free| !taken.contains(free))
}

/// Parses the non-empty lines, with their numbers from 1. A line that is neither comment nor mark
/// is a fault.
fn read_remarks<'a>(
    remarks: &'a str,
    game: &'a Game,
) -> impl Iterator<Item = (u32, Result<NoteKind, Trouble>)> + 'a {
    let lines = lines(remarks).filter(|(_, line)| !line.is_empty());
    lines.map(|(number, line)| {
        let read = NoteKind::read(game, line);
        let too_much = || LineTrouble::TooMuch(line.to_owned()).into();
        (number, read.and_then(|read| read.ok_or_else(too_much)))
    })
}

const fn label(mark: &Mark) -> Option<Label> {
    match mark.on {
        Marked::Label(_, label) => Some(label),
        _ => None,
    }
}

fn is_on_same(one: Marked, other: Marked) -> bool {
    match (one, other) {
        (Marked::Label(pos, _), Marked::Label(same, _)) => pos == same,
        _ => one == other,
    }
}
