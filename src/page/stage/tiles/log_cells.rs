//! Which events are headings of the log, and which cells its lines are about.

use crate::stage::tiles::event_traits::cells_of;
use engine::rules::{Event, Source};
use engine::session::LogLine;
use engine::tiles::{Pos, order};

/// Whether an event begins a turn, or the final scoring.
pub(crate) const fn is_turn(event: &Event) -> bool {
    matches!(event, Event::TurnBegan { .. } | Event::FinalScoring)
}

/// Whether an event gives handicap points (R-ED-08), which belong to no turn.
pub(crate) fn is_handicap(event: &Event) -> bool {
    matches!(event, Event::Scored(scored) if scored.source == Source::Handicap)
}

/// Whether an event separates what follows from what came before.
pub(crate) fn is_heading(event: &Event) -> bool {
    is_turn(event) || is_handicap(event) || matches!(event, Event::Won(_))
}

/// The tiles a line of the log is about: of a turn all of them, of a score those it counts.
pub(crate) fn cells_of_line(log: &[LogLine], index: usize) -> Vec<Pos> {
    let Some(line) = log.get(index) else {
        return Vec::new();
    };
    match line.event {
        Event::TurnBegan { .. } => {
            let turn = log[index + 1..].iter().map(|line| &line.event);
            let turn = turn.take_while(|event| !is_heading(event));
            let mut cells: Vec<Pos> = turn.flat_map(cells_of).collect();
            order::sort(&mut cells);
            cells.dedup();
            cells
        }
        _ => cells_of(&line.event),
    }
}
