//! Looking back at a game of cards, step by step.

use std::ops::Range;

use super::table::CardTable;
use crate::cards::{Event, Game};
use crate::scene::tween::Millis;
use crate::session::{Entry, LogLine};
use crate::table::Party;
use crate::ui::replay::{LooksBack, Mark, Replay};
use crate::ui::voice::Aside;

/// Whether a decision changes something that is seen in the rows or in the scores.
fn is_seen(entry: &Entry<Game>) -> bool {
    let shown = |event: &Event| {
        matches!(
            event,
            Event::JokerLaid { .. }
                | Event::Played { .. }
                | Event::Claimed { .. }
                | Event::Taken { .. }
                | Event::Sold { .. }
                | Event::Kept { .. }
                | Event::Joined { .. }
                | Event::Scored(_)
                | Event::Won { .. }
        )
    };
    entry.by != Party::Chance && entry.events.iter().any(shown)
}

impl LooksBack for CardTable {
    fn replay(&self) -> Option<&Replay> {
        self.replay.as_ref()
    }

    fn replay_mut(&mut self) -> &mut Option<Replay> {
        &mut self.replay
    }

    fn marks(&self) -> Vec<Mark> {
        let begins = |event: &&Event| matches!(event, Event::RoundBegan { .. });
        let mark = |entry: &Entry<Game>| Mark {
            seen: is_seen(entry),
            begins: entry.events.iter().filter(begins).count(),
        };
        self.session.entries().iter().map(mark).collect()
    }

    fn ticked(&self) -> Millis {
        self.ticked
    }

    fn quiet(&self) -> Millis {
        self.motion.quiet
    }

    fn hurry(&mut self, now: Millis) {
        self.motion.stop(self.motion.quiet.min(now));
    }

    fn show_at_once(&mut self, aside: Aside, now: Millis) {
        self.motion.stop(now);
        self.refresh();
        self.aside = aside;
    }

    fn show_again(&mut self, steps: Range<usize>, now: Millis) {
        let entries = self.session.entries().get(steps).unwrap_or_default();
        let events = entries
            .iter()
            .flat_map(|entry| entry.events.iter().cloned());
        let events: Vec<Event> = events.collect();
        self.show(&events, now);
    }
}

impl CardTable {
    /// The look back that is open.
    pub const fn replay(&self) -> Option<&Replay> {
        self.replay.as_ref()
    }

    /// The lines of the log up to what is shown.
    pub fn log(&self) -> &[LogLine<Game>] {
        let log = self.session.log();
        let step = self.replay.as_ref().map_or(usize::MAX, Replay::step);
        &log[..log.partition_point(|line| line.step <= step)]
    }

    /// The points of whoever scored in a line of the log, with those of the line.
    pub fn total_at(&self, index: usize) -> u32 {
        let log = self.session.log();
        let seat = match log.get(index).map(|line| &line.event) {
            Some(Event::Scored(scored)) => scored.seat,
            _ => return 0,
        };
        let before = log[..=index].iter();
        let points = before.map(|line| match &line.event {
            Event::Scored(scored) if scored.seat == seat => u32::from(scored.points),
            _ => 0,
        });
        points.sum()
    }

    /// What happened in the step that is shown.
    pub(super) fn events_shown(&self, replay: &Replay) -> Vec<Event> {
        let entries = self.session.entries().get(replay.actions());
        let entries = entries.unwrap_or_default();
        if replay.step() == 0 {
            return self.session.opening().to_vec();
        }
        let events = entries
            .iter()
            .flat_map(|entry| entry.events.iter().cloned());
        events.collect()
    }
}
