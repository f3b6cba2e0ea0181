//! Looking back at a game of cards, step by step.

use std::ops::Range;

use super::table::CardTable;
use crate::ui::replay::{LooksBack, Mark, Replay, counted, happened, up_to};
use crate::ui::voice::Aside;
use engine::cards::{Event, Game};
use engine::session::{Entry, LogLine};
use engine::table::Party;
use view::scene::tween::Millis;

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
        self.show(&happened(entries), now);
    }
}

impl CardTable {
    /// The look back that is open.
    pub const fn replay(&self) -> Option<&Replay> {
        self.replay.as_ref()
    }

    /// The lines of the log up to what is shown: at the end of the game only the points that were counted already.
    pub fn log(&self) -> &[LogLine<Game>] {
        let log = up_to(self.session.log(), self.replay());
        match self.game.is_over() {
            true => counted(log, self.motion.coming.len(), |event| {
                matches!(event, Event::Scored(_))
            }),
            false => log,
        }
    }

    /// The points of whoever scored in a line of the log, with those of the line: all there are now without those that
    /// came later. A game may begin with points.
    pub fn total_at(&self, index: usize) -> u32 {
        let points = |line: &LogLine<Game>| match &line.event {
            Event::Scored(scored) => Some((scored.seat, u32::from(scored.points))),
            _ => None,
        };
        let log = self.session.log();
        let Some((seat, _)) = log.get(index).and_then(points) else {
            return 0;
        };
        let later = log[index + 1..].iter().filter_map(points);
        let later: u32 = later
            .filter(|(own, _)| *own == seat)
            .map(|(_, points)| points)
            .sum();
        self.session
            .game()
            .player(seat)
            .score()
            .saturating_sub(later)
    }
}
