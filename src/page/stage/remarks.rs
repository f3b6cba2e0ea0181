//! Comments and marks of a record, and when they are shown.

use engine::table::{Mark, NoteKind, Said};

/// When comments and marks of a record are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Remarks {
    /// While somebody looks back: whoever plays is not told what is said about it.
    #[default]
    LookingBack,
    Always,
}

/// The comment that a note is, if it is one.
pub(super) const fn said(kind: &NoteKind) -> Option<&Said> {
    match kind {
        NoteKind::Said(said) => Some(said),
        NoteKind::Mark(_) => None,
    }
}

/// The mark that a note is, if it is one.
pub(super) const fn mark(kind: &NoteKind) -> Option<Mark> {
    match kind {
        NoteKind::Said(_) => None,
        NoteKind::Mark(mark) => Some(*mark),
    }
}
