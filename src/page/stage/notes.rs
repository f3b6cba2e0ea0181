//! Comments and marks: which of those in the record, or added by the host page, are shown now.

use std::ops::Range;

use crate::stage::game_view::{TroubleOf, View};
use crate::stage::navigate_replay::is_seen;
use crate::stage::replay::Replay;
use crate::stage::state::Stage;
use engine::table::{LineTrouble, Mark, Note, NoteKind, Play, RecordError, Said};
use view::scene::tween::Millis;

/// The reading time of a letter of a comment while a replay plays by itself, in milliseconds.
const A_LETTER: Millis = 60.0;
/// The most notes a host page may add at once.
const MOST_ADDED: usize = 64;

/// When comments and marks of a record are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Remarks {
    /// Only in a replay: during play nobody sees comments on the game.
    #[default]
    LookingBack,
    Always,
}

/// The comment in a note, if it is one.
pub(super) const fn said(kind: &NoteKind) -> Option<&Said> {
    match kind {
        NoteKind::Said(said) => Some(said),
        NoteKind::Mark(_) => None,
    }
}

/// The mark in a note, if it is one.
pub(super) const fn mark(kind: &NoteKind) -> Option<Mark> {
    match kind {
        NoteKind::Said(_) => None,
        NoteKind::Mark(mark) => Some(*mark),
    }
}

impl<V: View> Stage<V> {
    /// Replaces the notes added by the host page to what is shown now; `lines` are lines of a record.
    ///
    /// # Errors
    /// The first line that is neither a comment nor a mark, and why; the notes have not changed then.
    pub(crate) fn annotate(&mut self, lines: &str) -> Result<(), RecordError<TroubleOf<V>>> {
        let mut added = Vec::new();
        for (line, text) in (1..).zip(lines.lines().map(str::trim)) {
            let wrong = |trouble| RecordError { line, trouble };
            let word = text.split_whitespace().next().unwrap_or_default();
            if text.is_empty() {
                continue;
            }
            let read = NoteKind::read(&self.game, text).map_err(wrong)?;
            let unknown = || wrong(LineTrouble::unknown(word).into());
            added.push(read.ok_or_else(unknown)?);
            if added.len() > MOST_ADDED {
                return Err(wrong(LineTrouble::TooManyNotes.into()));
            }
        }
        self.annotated = added;
        self.annotated_stop = None;
        Ok(())
    }

    /// The same for the stop the replay shows now: the notes disappear at any other stop.
    ///
    /// # Errors
    /// As for [`annotate`](Stage::annotate).
    pub(crate) fn annotate_stop(&mut self, lines: &str) -> Result<(), RecordError<TroubleOf<V>>> {
        self.annotate(lines)?;
        self.annotated_stop = self.replay.as_ref().map(Replay::step);
        Ok(())
    }

    /// The range of decision counts whose notes in the record are shown; none if no notes are.
    fn remarked(&self) -> Option<Range<usize>> {
        match (&self.replay, self.remarks) {
            (Some(replay), _) => Some(replay.remarked()).filter(|_| !replay.catches_up()),
            (None, Remarks::Always) => {
                let seen = self.session.entries().iter().rposition(is_seen::<V>);
                Some(seen.map_or(0, |last| last + 1)..self.session.steps() + 1)
            }
            (None, Remarks::LookingBack) => None,
        }
    }

    /// The notes shown now that are not in the record.
    fn beside(&self) -> impl Iterator<Item = &NoteKind> {
        let stop = self.replay.as_ref().map(Replay::step);
        let here = self.annotated_stop.is_none() || self.annotated_stop == stop;
        let annotated = self.annotated.iter().filter(move |_| here);
        annotated.chain(&self.hint)
    }

    /// The notes of the record that are shown.
    fn shown_notes(&self) -> &[Note] {
        let shown = self.remarked();
        let notes = shown.map(|steps| self.session.notes().between(steps.start, steps.end));
        notes.unwrap_or_default()
    }

    /// Whether there is a comment, now or later.
    pub(super) fn has_comments(&self) -> bool {
        let noted = self.session.notes().all().iter().map(|note| &note.kind);
        noted.chain(self.beside()).any(|kind| said(kind).is_some())
    }

    /// The comments of the record that are shown: those on a turn stay until it ends or the next comment in it.
    fn shown_comments(&self) -> &[Note] {
        let shown = self.shown_notes();
        let says = |notes: &[Note]| notes.iter().any(|note| said(&note.kind).is_some());
        if self.replay.is_some() || self.remarks == Remarks::LookingBack || says(shown) {
            return shown;
        }
        let entries = self.session.entries();
        let ended = entries
            .iter()
            .rposition(|one| one.action == <V::Game as Play>::CONFIRM);
        let turn = ended.map_or(0, |last| last + 1);
        let said_in_it = self.session.notes().between(turn, entries.len() + 1);
        let mut steps = said_in_it.chunk_by(|one, other| one.step == other.step);
        steps.rfind(|notes| says(notes)).unwrap_or_default()
    }

    /// The comments that are shown, in the given language where they exist in it.
    pub(crate) fn comments(&self, language: &str) -> Vec<&Said> {
        let steps = self
            .shown_comments()
            .chunk_by(|one, other| one.step == other.step);
        let noted = steps.flat_map(|notes| {
            let comments = notes.iter().filter_map(|note| said(&note.kind));
            Said::in_language(comments, language)
        });
        let added = self.beside().filter_map(said);
        noted.chain(Said::in_language(added, language)).collect()
    }

    /// The time it takes to read the shown comments of the record, in the language in which they are longest.
    pub(super) fn reading_time(&self) -> Millis {
        let said = self
            .shown_notes()
            .iter()
            .filter_map(|note| said(&note.kind));
        let mut letters: Vec<(Option<[u8; 2]>, usize)> = Vec::new();
        for said in said {
            let count = said.text.chars().count();
            match letters
                .iter_mut()
                .find(|(language, _)| *language == said.language)
            {
                Some((_, sum)) => *sum += count,
                None => letters.push((said.language, count)),
            }
        }
        let longest = letters.iter().map(|&(_, sum)| sum).max().unwrap_or(0);
        longest as Millis * A_LETTER
    }

    /// The marks that are shown.
    pub(crate) fn marks(&self) -> Vec<Mark> {
        let noted = self.shown_notes().iter().map(|note| &note.kind);
        noted.chain(self.beside()).filter_map(mark).collect()
    }
}
