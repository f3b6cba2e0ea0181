//! What happened and is still to be heard, or told to screen readers.

/// What happened to the stage that is no event of the game and is told to screen readers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StageChange {
    #[default]
    Nothing,
    /// The tile was turned.
    Turned,
    /// A decision was taken back.
    TakenBack,
    /// A person has taken the screen.
    Uncovered,
    /// Another tile of the hand was selected.
    TileSelected,
    /// The replay shows another step.
    Stepped,
    /// The replay was left.
    Returned,
}

/// What happened and is still to be heard, or told to screen readers.
#[derive(Debug)]
pub struct News<E> {
    /// What happened since the page looked last.
    fresh: Vec<E>,
    /// What the page has seen and not announced.
    unannounced: Vec<E>,
    /// What else is to be announced.
    change: StageChange,
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
    /// Adds what happened.
    pub(super) fn record(&mut self, events: &[E]) {
        self.fresh.extend(events.iter().cloned());
    }

    /// Says what happened that is no event of the game.
    pub(super) const fn set_change(&mut self, change: StageChange) {
        self.change = change;
    }

    /// What happened since the page looked last.
    pub(super) fn fresh(&self) -> &[E] {
        &self.fresh
    }

    /// What the page has seen and not announced.
    pub(crate) fn unannounced(&self) -> &[E] {
        &self.unannounced
    }

    /// What happened that is no event of the game and was not announced.
    pub(crate) const fn change(&self) -> StageChange {
        self.change
    }

    /// The page looks at what happened: it is heard no more, and kept to be announced. Returns all that is.
    pub(crate) fn collect(&mut self) -> &[E] {
        self.unannounced.append(&mut self.fresh);
        &self.unannounced
    }

    /// What is to be announced, once.
    pub(crate) fn take(&mut self) -> (Vec<E>, StageChange) {
        let events = std::mem::take(&mut self.unannounced);
        (events, std::mem::take(&mut self.change))
    }

    /// Forgets what the page has seen and not announced.
    pub(super) fn forget(&mut self) {
        self.unannounced.clear();
    }
}
