//! The decisions so far, and earlier games to go back to.

use crate::rules::Game;
use crate::table::{Party, Play};

/// One decision and its consequences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry<G: Play = Game> {
    pub action: G::Action,
    /// What happened, in order.
    pub events: Vec<G::Event>,
    pub by: Party,
    /// The action as a line of a record.
    pub line: String,
}

impl<G: Play> Entry<G> {
    /// Whether it can never be taken back.
    pub fn is_final(&self) -> bool {
        is_final::<G>(self.by, self.action)
    }
}

/// Whether a decision can never be taken back: an outcome of chance, or the confirmation of a turn.
pub(super) fn is_final<G: Play>(by: Party, action: G::Action) -> bool {
    by == Party::Chance || action == G::CONFIRM
}

/// All decisions, the games before those that can be taken back, and what was taken back.
#[derive(Clone, Debug)]
pub(super) struct History<G: Play> {
    entries: Vec<Entry<G>>,
    /// The game before each of the last entries, back to the last final one.
    before: Vec<G>,
    /// Actions taken back; the last one is redone first.
    undone: Vec<(G::Action, Party)>,
}

/// The length of a history, and the games before its decisions that can be taken back.
#[derive(Clone, Debug)]
pub(super) struct OpenDecisions<G: Play> {
    steps: usize,
    before: Vec<G>,
}

impl<G: Play> OpenDecisions<G> {
    pub(super) const fn steps(&self) -> usize {
        self.steps
    }
}

impl<G: Play> Default for History<G> {
    fn default() -> Self {
        History {
            entries: Vec::new(),
            before: Vec::new(),
            undone: Vec::new(),
        }
    }
}

impl<G: Play> History<G> {
    pub(super) fn entries(&self) -> &[Entry<G>] {
        &self.entries
    }

    /// Appends a decision, with the game before it if it can be taken back.
    pub(super) fn note(&mut self, before: Option<G>, entry: Entry<G>) {
        match before {
            Some(game) => self.before.push(game),
            None => self.before.clear(),
        }
        self.entries.push(entry);
    }

    /// The decisions that can still be taken back, oldest first.
    pub(super) fn open(&self) -> &[Entry<G>] {
        &self.entries[self.entries.len() - self.before.len()..]
    }

    /// A snapshot to return to with [`History::reopen`].
    pub(super) fn open_decisions(&self) -> OpenDecisions<G> {
        OpenDecisions {
            steps: self.entries.len(),
            before: self.before.clone(),
        }
    }

    /// Removes everything decided since a snapshot, and restores what could be taken back then.
    pub(super) fn reopen(&mut self, open: OpenDecisions<G>) {
        self.entries.truncate(open.steps);
        self.before = open.before;
    }

    /// Makes the first `steps` decisions final.
    pub(super) fn seal(&mut self, steps: usize) {
        let first_open = self.entries.len() - self.before.len();
        let sealed = steps.saturating_sub(first_open).min(self.before.len());
        self.before.drain(..sealed);
        if sealed > 0 {
            self.undone.clear();
        }
    }

    /// Takes one decision back. Returns the game before it.
    pub(super) fn undo(&mut self) -> Option<(G, G::Action, Party)> {
        let game = self.before.pop()?;
        let entry = self.entries.pop()?;
        self.undone.push((entry.action, entry.by));
        Some((game, entry.action, entry.by))
    }

    /// Removes and returns the decision to redo next.
    pub(super) fn redo(&mut self) -> Option<(G::Action, Party)> {
        self.undone.pop()
    }

    /// Decisions taken back and not redone, the next one last.
    pub(super) fn undone(&self) -> &[(G::Action, Party)] {
        &self.undone
    }

    /// Forgets what was taken back, because the game has continued differently.
    pub(super) fn forget_undone(&mut self) {
        self.undone.clear();
    }
}
