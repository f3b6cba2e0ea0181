//! Points in a replay of the card game, as they stood.

use engine::cards::{Event, Game};
use engine::session::{LogLine, Session};

/// The points of whoever scored in a line of the log, with those of the line: all there are now without those that
/// came later. A game may begin with points.
pub fn total_at(session: &Session<Game>, line: usize) -> u32 {
    let points = |line: &LogLine<Game>| match &line.event {
        Event::Scored(scored) => Some((scored.seat, u32::from(scored.points))),
        _ => None,
    };
    let log = session.log();
    let Some((seat, _)) = log.get(line).and_then(points) else {
        return 0;
    };
    let later = log[line + 1..].iter().filter_map(points);
    let later = later.filter(|(own, _)| *own == seat);
    let later: u32 = later.map(|(_, points)| points).sum();
    let score = session.game().player(seat).score();
    score.saturating_sub(later)
}
