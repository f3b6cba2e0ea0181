//! The largest scores of a game that is over, each of which leads to its place on the board; and the way to see the
//! final scoring again.

use crate::elements::drawing;
use crate::elements::icons::Icon;
use crate::elements::intent::Intent;
use crate::elements::tree::{Node, div, el, span};
use crate::messages::{Company, sentences};
use crate::shell::Shell;
use crate::shell::panels::players::owner_class;
use crate::stage::TileStage;
use crate::stage::tiles::event_traits::cells_of;
use engine::rules::{Event, Scored};
use engine::session::LogLine;
use engine::tiles::order;
use view::scene::figures::Shape;

/// How many are told.
const TOLD: usize = 3;

/// The largest scores that have a place on the board, with their lines of the log: of equal ones the first.
pub(super) fn largest_scores(log: &[LogLine]) -> Vec<(usize, &Scored)> {
    let scored = log
        .iter()
        .enumerate()
        .filter_map(|(index, line)| match &line.event {
            Event::Scored(scored) if scored.points > 0 => Some((index, scored, &line.event)),
            _ => None,
        });
    let placed = scored.filter(|(_, _, event)| !cells_of(event).is_empty());
    let mut largest: Vec<(usize, &Scored)> =
        placed.map(|(index, scored, _)| (index, scored)).collect();
    order::sort_by_key(&mut largest, |&(index, scored)| {
        (std::cmp::Reverse(scored.points), index)
    });
    largest.truncate(TOLD);
    largest
}

/// A button for each of them.
pub(super) fn largest_node(shell: &Shell, stage: &TileStage, company: &Company) -> Option<Node> {
    let largest = largest_scores(stage.session().log());
    let texts = shell.texts();
    let line = |&(index, scored): &(usize, &Scored)| {
        let owner = stage.owner(scored.seat);
        let button = el("button")
            .class("largest-score")
            .class(owner_class(owner))
            .attr("type", "button")
            .run(Intent::LookAtLine(index))
            .child(drawing::figure(Shape::Meeple, owner))
            .child(span("gain", format!("+{}", scored.points)))
            .child(span("what", sentences::points(texts, company, scored)))
            .child(span("why", sentences::explanation(texts, scored)));
        el("li").child(button)
    };
    let lines = largest.iter().map(line);
    let again = || {
        el("button")
            .class("button quiet")
            .attr("type", "button")
            .run(Intent::WatchScoring)
            .child(Icon::Again.node())
            .child(span("label", texts.watch_scoring()))
    };
    let head = el("header")
        .child(el("h2").text(texts.largest_scores()))
        .children(stage.can_walk().then(again));
    (!largest.is_empty()).then(|| div("largest").child(head).child(el("ol").children(lines)))
}
