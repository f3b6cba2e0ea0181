//! What a draft was before each edit, and what was taken back.

use super::{Draft, Edit};

/// A draft with the way back, and the way forth again.
#[derive(Clone, Debug, Default)]
pub struct DraftHistory {
    now: Draft,
    before: Vec<Draft>,
    undone: Vec<Draft>,
    /// The last edit, unless something was taken back or its step was ended since.
    last: Option<Edit>,
}

impl DraftHistory {
    /// Begins with a draft, before which there is nothing.
    pub fn new(draft: Draft) -> DraftHistory {
        DraftHistory {
            now: draft,
            ..DraftHistory::default()
        }
    }

    pub const fn now(&self) -> &Draft {
        &self.now
    }

    /// Makes an edit. Returns whether it changed anything; what is typed letter by letter is taken back as one.
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

    /// The next edit is a step of its own, whatever it is: what was typed letter by letter is done.
    pub fn end_step(&mut self) {
        self.last = None;
    }

    /// Whether an edit can be taken back.
    pub const fn can_undo(&self) -> bool {
        !self.before.is_empty()
    }

    /// Whether an edit that was taken back can be made again.
    pub const fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Takes the last edit back. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        self.last = None;
        let last = self.before.pop();
        last.map(|last| self.undone.push(std::mem::replace(&mut self.now, last)))
            .is_some()
    }

    /// Makes the edit again that was taken back last. Returns whether there was one.
    pub fn redo(&mut self) -> bool {
        let next = self.undone.pop();
        next.map(|next| self.before.push(std::mem::replace(&mut self.now, next)))
            .is_some()
    }
}
