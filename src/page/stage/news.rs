//! Events that still need their sound or their announcement.

/// A change of the stage that is no game event but is announced to screen readers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StageChange {
    #[default]
    Nothing,
    Turned,
    Undone,
    /// A person has taken over the screen.
    Uncovered,
    /// Another tile of the hand was selected.
    TileSelected,
    /// The replay shows another stop.
    Stepped,
    /// The replay was closed.
    Returned,
}

/// Events that still need their sound or their announcement.
#[derive(Debug)]
pub struct News<E> {
    /// Events since the page last collected them.
    fresh: Vec<E>,
    /// Events the page has collected but not announced.
    unannounced: Vec<E>,
    /// The other change to announce.
    pub(super) change: StageChange,
}

impl<E> Default for News<E> {
    fn default() -> Self {
        News {
            fresh: Vec::new(),
            unannounced: Vec::new(),
            change: StageChange::Nothing,
        }
    }
}

impl<E: Clone> News<E> {
    pub(super) fn record(&mut self, events: &[E]) {
        self.fresh.extend(events.iter().cloned());
    }

    /// Events since the page last collected them.
    pub(super) fn fresh(&self) -> &[E] {
        &self.fresh
    }

    /// Events the page has collected but not announced.
    pub(crate) fn unannounced(&self) -> &[E] {
        &self.unannounced
    }

    /// The change to announce besides the events.
    pub(crate) const fn change(&self) -> StageChange {
        self.change
    }

    /// Moves the fresh events to the unannounced ones, so that their sounds play once. Returns all unannounced events.
    pub(crate) fn collect(&mut self) -> &[E] {
        self.unannounced.append(&mut self.fresh);
        &self.unannounced
    }

    /// Takes everything there is to announce.
    pub(crate) fn take(&mut self) -> (Vec<E>, StageChange) {
        let events = std::mem::take(&mut self.unannounced);
        (events, std::mem::take(&mut self.change))
    }

    /// Drops the events that were collected but not announced.
    pub(super) fn forget(&mut self) {
        self.unannounced.clear();
    }
}
