//! What is said about a position that is drawn up: the comments and marks of a draft, as lines of a record.

use super::Draft;
use crate::rules::RecordError;
use crate::table::record::{Annex, Label, SAY, annex_text, lines, split_where, without_annexes};
use crate::table::{LineTrouble, Mark, Marked, NoteKind};

/// The text of a draft, taken apart where a line stands alone that begins a section. What it is an example of is left out.
pub(super) struct Sections<'a> {
    /// Setup and position.
    pub start: &'a str,
    /// Comments and marks.
    pub remarks: &'a str,
    /// The task.
    pub task: &'a str,
}

impl<'a> Sections<'a> {
    /// Those of a text.
    pub fn of(text: &'a str) -> Sections<'a> {
        let (start, remarks) = split_where(without_annexes(text), |line| line == "play");
        Sections {
            start,
            remarks,
            task: annex_text(text, Annex::Task),
        }
    }

    /// How many lines stand before the remarks, blank ones at their beginning left out.
    pub fn before_remarks(&self) -> u32 {
        let blank = self
            .remarks
            .lines()
            .take_while(|line| line.trim().is_empty());
        self.start.lines().count() as u32 + 1 + blank.count() as u32
    }
}

impl Draft {
    /// The lines of comments and marks; empty where nothing is said.
    pub fn remarks(&self) -> &str {
        &self.remarks
    }

    /// The comments and marks that can be read.
    pub fn notes(&self) -> Vec<NoteKind> {
        let read = self.read_remarks().into_iter();
        read.filter_map(|(_, _, read)| read.ok().flatten())
            .collect()
    }

    /// What is wrong with the first comment or mark that cannot be, with the number of its line among them, from 1.
    pub fn remark_error(&self) -> Option<RecordError> {
        self.read_remarks()
            .into_iter()
            .find_map(|(line, said, read)| {
                let trouble = match read {
                    Ok(Some(_)) => return None,
                    Ok(None) => LineTrouble::TooMuch(said.to_owned()).into(),
                    Err(trouble) => trouble,
                };
                Some(RecordError { line, trouble })
            })
    }

    /// The first line that is neither comment nor mark, by its number among them, from 1.
    pub(super) fn no_remark(&self) -> Option<(u32, String)> {
        let lines = self.read_remarks().into_iter();
        let mut others = lines.filter(|(_, _, read)| matches!(read, Ok(None)));
        others.next().map(|(line, said, _)| (line, said.to_owned()))
    }

    #[expect(clippy::type_complexity, reason = "number, line, and what it says")]
    fn read_remarks(&self) -> Vec<(u32, &str, Result<Option<NoteKind>, crate::rules::Trouble>)> {
        let Some(game) = self.sketch() else {
            return Vec::new();
        };
        lines(&self.remarks)
            .filter(|(_, line)| !line.is_empty())
            .map(|(number, line)| (number, line, NoteKind::read(&game, line)))
            .collect()
    }

    /// Puts a mark on the board, or takes it away where there is just this one; one on the same in another colour goes, and
    /// another word on the same cell.
    pub(super) fn mark(&mut self, mark: Mark) {
        let Some(game) = self.sketch() else {
            return;
        };
        let mut there = false;
        let kept: Vec<&str> = self
            .remarks
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
        self.remarks = lines.collect::<Vec<&str>>().join("\n");
    }

    /// Takes all marks away; comments stay.
    pub(super) fn unmark(&mut self) {
        let comment = |line: &&str| line.split_whitespace().next() == Some(SAY);
        let kept: Vec<&str> = self.remarks.lines().filter(comment).collect();
        self.remarks = kept.join("\n");
    }

    /// The next word of one letter that stands on no cell.
    pub fn free_label(&self) -> Option<Label> {
        let taken: Vec<Label> = self.notes().iter().filter_map(label).collect();
        let letters = ('A'..='Z').filter_map(|letter| Label::parse(&letter.to_string()));
        letters.into_iter().find(|free| !taken.contains(free))
    }
}

const fn label(kind: &NoteKind) -> Option<Label> {
    match kind {
        NoteKind::Mark(Mark {
            on: Marked::Label(_, label),
            ..
        }) => Some(*label),
        _ => None,
    }
}

fn is_on_same(one: Marked, other: Marked) -> bool {
    match (one, other) {
        (Marked::Label(pos, _), Marked::Label(same, _)) => pos == same,
        _ => one == other,
    }
}
