//! What was decided so far, and the games to go back to.

use crate::rules::{Action, Event, Game};
use crate::table::Party;

/// One decision and what came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What was decided.
    pub action: Action,
    /// What happened then, in order.
    pub events: Vec<Event>,
    /// Who decided.
    pub by: Party,
    /// The action as a line of a record.
    pub line: String,
}

impl Entry {
    /// Whether it can never be taken back.
    pub fn is_final(&self) -> bool {
        is_final(self.by, self.action)
    }
}

/// Whether a decision can never be taken back: chance has spoken, or the turn was confirmed.
pub(super) fn is_final(by: Party, action: Action) -> bool {
    by == Party::Chance || action == Action::Confirm
}

/// All decisions, the games before those that can be taken back, and what was taken back.
#[derive(Clone, Debug, Default)]
pub(super) struct History {
    entries: Vec<Entry>,
    /// The game before each of the last entries, back to the last final one.
    before: Vec<Game>,
    /// Actions taken back, the latest first to come again at the end.
    undone: Vec<(Action, Party)>,
}

impl History {
    pub(super) fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Notes a decision, with the game before it if it can be taken back.
    pub(super) fn note(&mut self, before: Option<Game>, entry: Entry) {
        match before {
            Some(game) => self.before.push(game),
            None => self.before.clear(),
        }
        self.entries.push(entry);
    }

    /// The decisions that can still be taken back, the oldest first.
    pub(super) fn open(&self) -> &[Entry] {
        &self.entries[self.entries.len() - self.before.len()..]
    }

    /// Takes one decision back: the game before it.
    pub(super) fn back(&mut self) -> Option<(Game, Action, Party)> {
        let game = self.before.pop()?;
        let entry = self.entries.pop()?;
        self.undone.push((entry.action, entry.by));
        Some((game, entry.action, entry.by))
    }

    /// The decision taken back last, to be made again.
    pub(super) fn again(&mut self) -> Option<(Action, Party)> {
        self.undone.pop()
    }

    /// Decisions taken back and not made again, the next one last.
    pub(super) fn undone(&self) -> &[(Action, Party)] {
        &self.undone
    }

    /// Forgets what was taken back, because the game went another way.
    pub(super) fn forget_undone(&mut self) {
        self.undone.clear();
    }
}
