//! Looking back at a game of cards, step by step.

use crate::stage::CardStage;
use engine::cards::{Event, Game};
use engine::session::LogLine;

impl CardStage {
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
