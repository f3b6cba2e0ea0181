//! Points as reported to a host page: item by item, each with its rule and tiles.

use super::reports::seat_number;
use engine::rules::TieBreak;
use engine::table::{Line, LoggedEvent, Timing};
use engine::tiles::Pos;
use engine::{cards, rules};
use host::details::{BoardScore, BrokenTie, ScoreItem};

/// An event that may give points.
pub(super) trait Itemised: LoggedEvent {
    /// Its items, each with the cells it counts.
    fn items(&self) -> Vec<(Line, &[Pos])>;

    /// The tie-break for the majority.
    fn tie_break(&self) -> Option<TieBreak> {
        None
    }
}

impl Itemised for rules::Event {
    fn items(&self) -> Vec<(Line, &[Pos])> {
        match self {
            rules::Event::Scored(scored) => {
                let items = scored.items.iter();
                items
                    .map(|item| (item.line, item.tiles.as_slice()))
                    .collect()
            }
            _ => Vec::new(),
        }
    }

    fn tie_break(&self) -> Option<TieBreak> {
        match self {
            rules::Event::Scored(scored) => scored.tie_break,
            _ => None,
        }
    }
}

/// Cards have no cells.
impl Itemised for cards::Event {
    fn items(&self) -> Vec<(Line, &[Pos])> {
        match self {
            cards::Event::Scored(scored) => {
                let items = scored.items.iter();
                items.map(|item| (item.line, [].as_slice())).collect()
            }
            _ => Vec::new(),
        }
    }
}

/// The points of an event after `step` decisions; `None` if it gives none.
pub(super) fn board_score<E: Itemised>(step: usize, event: &E) -> Option<BoardScore> {
    let scored = event.points()?;
    Some(BoardScore {
        step: step as u32,
        seat: seat_number(scored.seat),
        points: scored.points.into(),
        r#final: scored.timing == Timing::Final,
        items: event.items().into_iter().map(score_item).collect(),
        tie: event.tie_break().map(|tie| BrokenTie {
            seats: tie.seats.iter().map(seat_number).collect(),
            rule: tie.rule.to_string(),
        }),
    })
}

fn score_item((line, cells): (Line, &[Pos])) -> ScoreItem {
    let cells = cells.iter().map(|pos| format!("{},{}", pos.x, pos.y));
    ScoreItem {
        what: line.measure.name(),
        count: line.count.into(),
        each: line.each.into(),
        points: line.points(),
        rule: line.rule.to_string(),
        tiles: cells.collect(),
    }
}
