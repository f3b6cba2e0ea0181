//! Points as a host page is told of them: item by item, each with its rule and its tiles.

use crate::shell::probe::quoted;
use engine::table::{Line, LoggedEvent, Timing};
use engine::tiles::Pos;
use engine::{cards, rules};

/// An event, as far as it gives points.
pub(super) trait Itemised: LoggedEvent {
    /// Its items, each with the cells it counts.
    fn items(&self) -> Vec<(Line, &[Pos])>;
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
}

/// There are no cells among cards.
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

/// What an event gives after so many decisions, as JSON: `{"step":12,"seat":1,"points":4,"final":false,"items":[…]}`; none
/// where it gives nothing.
pub(super) fn score_told<E: Itemised>(step: usize, event: &E) -> Option<String> {
    let scored = event.points()?;
    let items: Vec<String> = event.items().into_iter().map(item_told).collect();
    Some(format!(
        "{{\"step\":{step},\"seat\":{},\"points\":{},\"final\":{},\"items\":[{}]}}",
        scored.seat.0 + 1,
        scored.points,
        scored.timing == Timing::Final,
        items.join(",")
    ))
}

/// `{"what":"tiles","count":2,"each":2,"points":4,"rule":"CITY-02","tiles":["0,0","0,-1"]}`.
fn item_told((line, cells): (Line, &[Pos])) -> String {
    let cells = cells
        .iter()
        .map(|pos| quoted(&format!("{},{}", pos.x, pos.y)));
    let cells: Vec<String> = cells.collect();
    format!(
        "{{\"what\":{},\"count\":{},\"each\":{},\"points\":{},\"rule\":{},\"tiles\":[{}]}}",
        quoted(line.measure.name()),
        line.count,
        line.each,
        line.points(),
        quoted(&line.rule.to_string()),
        cells.join(",")
    )
}
