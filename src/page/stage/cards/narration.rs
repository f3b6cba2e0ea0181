//! The scoring of a round, narrated line by line: table and points show what was narrated so far, and what follows the round
//! waits for a press.

use std::collections::VecDeque;

use crate::stage::game_view::Pending;
use engine::cards::{Event, Game};
use engine::table::LoggedEvent;
use view::scene::tween::Millis;

/// The part of a scoring that has not been narrated yet.
#[derive(Debug)]
pub(super) struct Narration {
    /// The game up to the last narrated line.
    pub(super) picture: Game,
    /// The events not narrated yet.
    pub(super) rest: VecDeque<Event>,
    /// The events after the press: the next round, or the end. Empty if somebody has to decide first.
    pub(super) after: Vec<Event>,
    /// When the next line is due.
    pub(super) due: Millis,
}

impl Narration {
    /// The game up to the last narrated line.
    pub(super) const fn picture(&self) -> &Game {
        &self.picture
    }

    pub(super) fn pending(&self) -> Pending {
        match self.rest.is_empty() && !self.after.is_empty() {
            true => Pending::Press,
            false => Pending::Narration,
        }
    }

    /// How many lines of the log have not been narrated yet.
    pub(super) fn lines_to_narrate(&self) -> usize {
        let all = self.rest.iter().chain(&self.after);
        all.filter(|event| event.is_logged()).count()
    }

    /// When the next line is due; none while it waits for a press.
    pub(super) fn due(&self) -> Option<Millis> {
        (self.pending() == Pending::Narration).then_some(self.due)
    }

    /// The next line, with the events after it that have no line of their own.
    pub(super) fn next_line(&mut self) -> Vec<Event> {
        let mut line: Vec<Event> = self.rest.pop_front().into_iter().collect();
        while let Some(event) = self.rest.pop_front_if(|event| !event.is_logged()) {
            line.push(event);
        }
        line.iter().for_each(|event| self.picture.follow(event));
        line
    }
}

/// Whether the narration of a scoring begins with this event.
pub(super) const fn begins(event: &Event) -> bool {
    match event {
        Event::RoundScored(_) | Event::Taken { .. } => true,
        Event::Scored(scored) => scored.row.is_some(),
        _ => false,
    }
}

/// Whether an event follows the scoring of a round: the next round, or the final scoring.
pub(crate) const fn is_after_round(event: &Event) -> bool {
    match event {
        Event::RoundBegan { round, .. } => *round > 1,
        Event::Scored(scored) => scored.row.is_none(),
        Event::Opened { .. } | Event::Won { .. } => true,
        _ => false,
    }
}
