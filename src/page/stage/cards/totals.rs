//! A player's total after each score in the log.

use engine::cards::{Event, Game};
use engine::session::Session;

/// For each line of the log that is a score: the player's total after it. Computed backwards from the current scores, because a
/// game may begin with points.
pub fn totals(session: &Session<Game>) -> Vec<Option<u32>> {
    let mut points = session.game().scores();
    let mut totals = vec![None; session.log().len()];
    for (line, total) in session.log().iter().zip(&mut totals).rev() {
        if let Event::Scored(scored) = &line.event {
            let points = &mut points[scored.seat.index()];
            *total = Some(*points);
            *points = points.saturating_sub(u32::from(scored.points));
        }
    }
    totals
}
