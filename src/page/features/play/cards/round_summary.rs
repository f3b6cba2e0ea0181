//! The bar while a round is scored: its points line by line in place of the hand, and the button to go on.

use crate::context::Context;
use crate::context::keys::{hint, shortcuts};
use crate::context::rounds::{gains_text, scored, way_on_label};
use crate::elements::command::Command;
use crate::elements::intent::Intent;
use crate::elements::owners::owner_class;
use crate::elements::tree::{Node, div, el, span};
use crate::messages::{PlayerNames, cards};
use crate::stage::{CardStage, Pending};
use engine::cards::{Event, Game};
use engine::session::LogLine;
use engine::table::Seat;

/// The bar of a round being scored.
pub(crate) fn round_summary(
    cx: &Context,
    dock: Node,
    stage: &CardStage,
    player_names: &PlayerNames,
) -> Node {
    let told = of_round(stage).iter();
    let lines = told.filter_map(|line| summary_line(cx, stage, player_names, line));
    // Focusable, so that it can be scrolled by keys.
    let list = div("tally")
        .attr("role", "group")
        .attr("aria-label", scored(cx, stage))
        .attr("tabindex", "0")
        .child(el("ol").class("tally-lines").children(lines));
    let name = span("name", heading(cx, stage, player_names));
    let all_told = stage.pending() == Pending::Press;
    dock.class("round-told")
        .class(if all_told { "all-told" } else { "" })
        .child(list)
        .child(div("ask").child(name))
        .child(div("answers").child(way_on(cx, stage)))
}

/// The log from the scoring of the round on.
fn of_round(stage: &CardStage) -> &[LogLine<Game>] {
    let log = stage.log();
    let scored = |line: &LogLine<Game>| matches!(line.event, Event::RoundScored(_));
    let from = log.iter().rposition(scored);
    &log[from.map_or(log.len(), |from| from + 1)..]
}

/// The player a line is about.
fn owner(line: &LogLine<Game>) -> Option<Seat> {
    match &line.event {
        Event::Taken { seat, .. }
        | Event::Sold { seat, .. }
        | Event::Kept { seat, .. }
        | Event::Joined { seat, .. }
        | Event::Stored { seat, .. } => Some(*seat),
        Event::Scored(scored) => Some(scored.seat),
        _ => None,
    }
}

/// Says that the round is being scored; at the end what everybody scored.
fn heading(cx: &Context, stage: &CardStage, player_names: &PlayerNames) -> String {
    let round = stage.game().round();
    let done = stage.pending() == Pending::Press;
    let all = stage.session().log();
    let told = (cx.texts(), player_names);
    let gains = gains_text(stage, all, round, told).filter(|_| done);
    gains.unwrap_or_else(|| scored(cx, stage))
}

/// A line: the points, for what, and how they add up.
fn summary_line(
    cx: &Context,
    stage: &CardStage,
    player_names: &PlayerNames,
    line: &LogLine<Game>,
) -> Option<Node> {
    let texts = cx.texts();
    let text = cards::event(texts, player_names, &line.event)?;
    let item = el("li").class(owner(line).map_or("", |seat| owner_class(stage.owner(seat))));
    Some(match &line.event {
        Event::Scored(scored) => item
            .class("scores")
            .child(span("gain", format!("+{}", scored.points)))
            .apart(span("what", text))
            .apart(span("why", cards::explanation(texts, scored))),
        _ => item.class("happens").child(span("what", text)),
    })
}

/// The button that shows the rest, then the one that goes on.
fn way_on(cx: &Context, stage: &CardStage) -> Node {
    let texts = cx.texts();
    let label = way_on_label(stage, texts);
    let class = match stage.pending() {
        Pending::Press => "button primary",
        _ => "button quiet",
    };
    el("button")
        .class(class)
        .key(Command::Confirm.name())
        .attr("type", "button")
        .hover_title(hint(cx, label, Command::Confirm))
        .maybe("aria-keyshortcuts", shortcuts(cx, Command::Confirm))
        .run(Intent::Command(Command::Confirm))
        .child(span("label", label))
}
