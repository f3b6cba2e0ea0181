//! Undo and redo for drafts.

use super::{Draft, Edit};

/// A draft with its undo and redo history.
#[derive(Clone, Debug, Default)]
pub struct DraftHistory {
    now: Draft,
    before: Vec<Draft>,
    undone: Vec<Draft>,
    /// The last edit, unless something was undone or its step was ended since.
    last: Option<Edit>,
}

impl DraftHistory {
    /// Starts with a draft and an empty history.
    pub fn new(draft: Draft) -> DraftHistory {
        DraftHistory {
            now: draft,
            ..DraftHistory::default()
        }
    }

    pub const fn now(&self) -> &Draft {
        &self.now
    }

    /// Applies an edit. Returns whether it changed anything. Consecutive typing in one field is
    /// undone as one step.
    pub fn edit(&mut self, edit: &Edit) -> bool {
        let next = self.now.with(edit);
        if next == self.now {
            return false;
        }
        let before = std::mem::replace(&mut self.now, next);
        let goes_on = |last: &Edit| edit.goes_on_with(last);
        if !self.last.as_ref().is_some_and(goes_on) {
            self.before.push(before);
        }
        self.last = Some(edit.clone());
        self.undone.clear();
        true
    }

    /// Ends the current step: the next edit is undone separately, even if it continues the typing.
    pub fn end_step(&mut self) {
        self.last = None;
    }

    /// Whether an edit can be undone.
    pub const fn can_undo(&self) -> bool {
        !self.before.is_empty()
    }

    /// Whether an edit can be redone.
    pub const fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Undoes the last edit. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        self.last = None;
        let last = self.before.pop();
        last.map(|last| self.undone.push(std::mem::replace(&mut self.now, last)))
            .is_some()
    }

    /// Redoes the edit undone last. Returns whether there was one.
    pub fn redo(&mut self) -> bool {
        let next = self.undone.pop();
        next.map(|next| self.before.push(std::mem::replace(&mut self.now, next)))
            .is_some()
    }
}
