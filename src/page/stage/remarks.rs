//! Comments and marks of a record, and when they are shown.

use engine::table::{Mark, NoteKind, Said};

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
