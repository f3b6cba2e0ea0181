//! Moves that are shown on a table, not made: during play, or at one stop of a replay.

use crate::stage::replay::Replay;

/// The moves that are shown, and when.
#[derive(Debug)]
pub(super) struct ShownMoves<M> {
    all: Vec<M>,
    /// The stop of a replay they belong to; none for a hint.
    stop: Option<usize>,
}

impl<M> Default for ShownMoves<M> {
    fn default() -> Self {
        ShownMoves {
            all: Vec::new(),
            stop: None,
        }
    }
}

impl<M> ShownMoves<M> {
    /// Moves for what is on the table now.
    pub(super) fn now(all: Vec<M>, replay: Option<&Replay>) -> Self {
        let stop = replay.map(Replay::step);
        ShownMoves { all, stop }
    }

    /// Those that belong to what is on the table.
    pub(super) fn at(&self, replay: Option<&Replay>) -> &[M] {
        match self.stop == replay.map(Replay::step) {
            true => &self.all,
            false => &[],
        }
    }
}
