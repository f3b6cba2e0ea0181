//! The log of a game: the events worth a line.

use crate::rules::Game;
use crate::table::{LoggedEvent, Play};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine<G: Play = Game> {
    /// The number of actions after which it happened: the line belongs to [`super::Session::at`]
    /// this step. 0 is before the first action.
    pub step: usize,
    /// Number of the turn, or of the round in a game with rounds; 0 before the first.
    pub turn: u16,
    /// What happened; never anything hidden.
    pub event: G::Event,
}

/// Appends the lines for the events of one step; `turn` is the turn of the last line so far.
pub(super) fn tell<G: Play>(log: &mut Vec<LogLine<G>>, step: usize, events: &[G::Event]) {
    let mut turn = log.last().map_or(0, |line| line.turn);
    for event in events {
        turn = event.begins().unwrap_or(turn);
        if event.is_logged() {
            let event = event.clone();
            log.push(LogLine { step, turn, event });
        }
    }
}
