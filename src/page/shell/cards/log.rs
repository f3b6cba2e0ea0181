//! The lines of the log of the card game, with running totals.

use crate::elements::tree::{Node, div, el, span};
use crate::messages::cards;
use crate::shell::cards::gains_told;
use crate::shell::dialogs::rules::rule_links;
use crate::shell::panels::log::{Entitled, Stands, Wording};
use crate::shell::panels::players::owner_class;
use crate::stage::CardStage;
use engine::cards::{Event, Scored};
use view::scene::figures::Owner;

impl Entitled for Event {
    /// The newest stands on top: rounds, and in a round whatever somebody did last. What a claim brings is a part of it and
    /// stands below it, as the items of a score do.
    fn stands(&self) -> Stands {
        match self {
            Event::RoundBegan { .. } | Event::RoundScored(_) => Stands::Above,
            Event::FirstDealer(_) | Event::Won { .. } => Stands::Alone,
            Event::Sold { .. }
            | Event::Kept { .. }
            | Event::Joined { .. }
            | Event::Stored { .. }
            | Event::Scored(_) => Stands::Next,
            _ => Stands::First,
        }
    }
}

/// What a line of the log is made from.
#[derive(Debug, PartialEq)]
pub(in crate::shell) struct CardLine {
    event: Event,
    /// Whose colours it has.
    owner: Option<Owner>,
    /// What its player has with the points of it, if it is a score.
    total: Option<u32>,
    /// What a round brought everybody, in a sentence.
    gains: Option<String>,
}

impl CardLine {
    /// What the line of this index is made from; `total` is what its player has with the points of it.
    pub(in crate::shell) fn of(
        stage: &CardStage,
        wording: &Wording,
        (index, total): (usize, Option<u32>),
    ) -> CardLine {
        let event = stage.log()[index].event.clone();
        let told = (wording.texts(), &wording.company);
        let gains = match &event {
            Event::RoundScored(round) => gains_told(stage, stage.log(), *round, told),
            _ => None,
        };
        let seat = match &event {
            Event::FirstDealer(seat)
            | Event::RoundBegan { dealer: seat, .. }
            | Event::Played { seat, .. }
            | Event::Claimed { seat, .. }
            | Event::Taken { seat, .. } => Some(*seat),
            Event::Scored(scored) => Some(scored.seat),
            _ => None,
        };
        CardLine {
            owner: seat.map(|seat| stage.owner(seat)),
            total,
            gains,
            event,
        }
    }
}

/// A line of the log.
pub(in crate::shell) fn card_line(wording: &Wording, index: usize, line: &CardLine) -> Node {
    let (texts, company) = (wording.texts(), &wording.company);
    let item = el("li").key(format!("line {index}"));
    let text = || cards::event(texts, company, &line.event).unwrap_or_default();
    let item = match &line.event {
        Event::FirstDealer(_) | Event::RoundBegan { .. } => {
            let heading = cards::heading(texts, company, &line.event);
            item.class("turn").text(heading.unwrap_or_default())
        }
        Event::RoundScored(_) => item
            .class("turn final")
            .text(line.gains.clone().unwrap_or_else(text)),
        Event::Won { .. } => item.class("turn final").text(text()),
        Event::Scored(scored) => item
            .class(&part("scored", line))
            .child(card_score(wording, scored, line.total.unwrap_or_default()))
            .child(rule_links(texts, cards::rule_ids(scored))),
        Event::Played { .. } | Event::Claimed { .. } | Event::Taken { .. } => {
            item.class("told by").text(text())
        }
        _ => item.class(&part("told", line)).text(text()),
    };
    match line.owner {
        Some(owner) => item.class(owner_class(owner)),
        None => item,
    }
}

/// The class of a line that may be a part of the one above it.
fn part(class: &str, line: &CardLine) -> String {
    match line.event.stands() {
        Stands::Next => format!("{class} part"),
        _ => class.to_string(),
    }
}

/// A score with what it is made of, and what its player has with it.
fn card_score(wording: &Wording, scored: &Scored, total: u32) -> Node {
    let texts = wording.texts();
    let total = total.to_string();
    let label = texts.labelled(texts.total(), &total);
    div("score-line")
        .child(span("gain", format!("+{}", scored.points)))
        .child(span("what", cards::points(texts, &wording.company, scored)))
        .child(span("why", cards::explanation(texts, scored)))
        .child(
            span("total", total)
                .attr("title", texts.total())
                .attr("aria-label", label),
        )
}
