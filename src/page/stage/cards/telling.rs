//! The scoring of a round, told line by line: table and points show what was told so far, and what comes after the round
//! waits for a press.

use std::collections::VecDeque;

use crate::stage::pending::Pending;
use engine::cards::{Event, Game};
use engine::table::LoggedEvent;
use view::scene::tween::Millis;

/// The part of a scoring that is still to be told.
#[derive(Debug)]
pub(super) struct Telling {
    /// The game as far as it was told.
    pub(super) picture: Game,
    /// What is still to be told.
    pub(super) rest: VecDeque<Event>,
    /// What happens when somebody goes on: the next round, or the end. Nothing when somebody has to decide first.
    pub(super) after: Vec<Event>,
    /// When the next line is told.
    pub(super) due: Millis,
}

impl Telling {
    /// The game as far as it was told.
    pub(super) const fn picture(&self) -> &Game {
        &self.picture
    }

    /// What the next question waits for.
    pub(super) fn pending(&self) -> Pending {
        match self.rest.is_empty() && !self.after.is_empty() {
            true => Pending::Press,
            false => Pending::Telling,
        }
    }

    /// How many lines of the log are still to be told.
    pub(super) fn untold(&self) -> usize {
        let all = self.rest.iter().chain(&self.after);
        all.filter(|event| event.is_logged()).count()
    }

    /// When the next line is told; never while it waits for a press.
    pub(super) fn due(&self) -> Option<Millis> {
        (self.pending() == Pending::Telling).then_some(self.due)
    }

    /// The next line, with what goes without saying.
    pub(super) fn next_line(&mut self) -> Vec<Event> {
        let mut line: Vec<Event> = self.rest.pop_front().into_iter().collect();
        while let Some(event) = self.rest.pop_front_if(|event| !event.is_logged()) {
            line.push(event);
        }
        line.iter().for_each(|event| self.picture.follow(event));
        line
    }
}

/// Whether a scoring is told from this event on.
pub(super) const fn begins(event: &Event) -> bool {
    match event {
        Event::RoundScored(_) | Event::Taken { .. } => true,
        Event::Scored(scored) => scored.row.is_some(),
        _ => false,
    }
}

/// Whether an event comes after the points of a round: the next one, or the final scoring.
pub(crate) const fn is_after_round(event: &Event) -> bool {
    match event {
        Event::RoundBegan { round, .. } => *round > 1,
        Event::Scored(scored) => scored.row.is_none(),
        Event::Opened { .. } | Event::Won { .. } => true,
        _ => false,
    }
}
