//! The lines of the log of the card game, with running totals.

use crate::context::rounds::gains_told;
use crate::context::widgets::rule_links;
use crate::elements::owners::owner_class;
use crate::elements::tree::{Node, div, el, span};
use crate::features::panels::claim_line::{ClaimLine, is_claim};
use crate::features::panels::log::{Entitled, Stands, Wording};
use crate::messages::cards;
use crate::stage::CardStage;
use crate::stage::cards::totals::totals;
use engine::cards::{Event, Game, Scored};
use engine::session::LogLine;
use view::scene::figures::Owner;

impl Entitled for Event {
    /// The newest stands on top: rounds, and in a round whatever somebody did last. What a claim brings is a part of it and
    /// is seen when it is opened.
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
pub(crate) struct CardLine {
    event: Event,
    /// What was taken, if it begins with this.
    claim: Option<ClaimLine>,
    /// Whether it is seen, and not only heard.
    seen: bool,
    /// Whose colours it has.
    owner: Option<Owner>,
    /// What its player has with the points of it, if it is a score.
    total: Option<u32>,
    /// What a round brought everybody, in a sentence.
    gains: Option<String>,
}

/// What all lines are made from, as they stand, by their indices; `open` is the one that is open.
pub(crate) fn card_lines_of<'a>(
    stage: &'a CardStage,
    wording: &'a Wording,
    all: &'a [(usize, &'a LogLine<Game>)],
    open: Option<usize>,
) -> impl Iterator<Item = (usize, CardLine)> + 'a {
    let totals = totals(stage.session());
    let mut head = None;
    all.iter().enumerate().map(move |(at, &(index, line))| {
        let part = line.event.stands() == Stands::Next;
        if !part {
            head = is_claim(&line.event).then_some(index);
        }
        let parts = all[at + 1..].iter().map(|(_, line)| &line.event);
        let parts = parts.take_while(|event| event.stands() == Stands::Next);
        let opened = open == Some(index);
        let claim = ClaimLine::of(stage, &wording.player_names, &line.event, parts, opened);
        let seen = !part || head.is_none() || head == open;
        let total = totals.get(index).copied().flatten();
        let line = CardLine {
            claim,
            seen,
            total,
            ..CardLine::of(stage, wording, &line.event)
        };
        (index, line)
    })
}

impl CardLine {
    /// What the line of an event is made from that stands alone.
    pub(crate) fn of(stage: &CardStage, wording: &Wording, event: &Event) -> CardLine {
        let told = (wording.texts(), &wording.player_names);
        let gains = match event {
            Event::RoundScored(round) => gains_told(stage, stage.log(), *round, told),
            _ => None,
        };
        let seat = match event {
            Event::FirstDealer(seat)
            | Event::RoundBegan { dealer: seat, .. }
            | Event::Played { seat, .. }
            | Event::Claimed { seat, .. }
            | Event::Taken { seat, .. }
            | Event::Opened { seat, .. } => Some(*seat),
            Event::Scored(scored) => Some(scored.seat),
            _ => None,
        };
        CardLine {
            event: event.clone(),
            claim: None,
            seen: true,
            owner: seat.map(|seat| stage.owner(seat)),
            total: None,
            gains,
        }
    }
}

/// A line of the log.
pub(crate) fn card_line(wording: &Wording, index: usize, line: &CardLine) -> Node {
    let (texts, player_names) = (wording.texts(), &wording.player_names);
    let item = el("li").key(format!("line {index}"));
    let text = || cards::event(texts, player_names, &line.event).unwrap_or_default();
    if !line.seen {
        return item.class("unseen").text(heard(wording, &line.event));
    }
    if let Some(claim) = &line.claim {
        let owner = line.owner.map_or("", owner_class);
        let item = item.class("turn").class(owner);
        return item.child(claim.node(text(), index));
    }
    let item = match &line.event {
        Event::FirstDealer(_) | Event::RoundBegan { .. } => {
            let heading = cards::heading(texts, player_names, &line.event);
            item.class("turn").text(heading.unwrap_or_default())
        }
        Event::RoundScored(_) => item
            .class("turn final")
            .text(line.gains.clone().unwrap_or_else(text)),
        Event::Won { .. } => item.class("turn final").text(text()),
        Event::Scored(scored) => item
            .class(&part("scored", line))
            .child(card_score(wording, scored, line.total.unwrap_or_default()))
            .apart(rule_links(texts, cards::rule_ids(scored))),
        Event::Played { .. } | Event::Claimed { .. } => item.class("told by").text(text()),
        _ => item.class(&part("told", line)).text(text()),
    };
    match line.owner {
        Some(owner) => item.class(owner_class(owner)),
        None => item,
    }
}

/// A line in sentences.
fn heard(wording: &Wording, event: &Event) -> String {
    let texts = wording.texts();
    match event {
        Event::Scored(scored) => {
            let points = cards::points(texts, &wording.player_names, scored);
            format!("{points} {}", cards::explanation(texts, scored))
        }
        event => cards::event(texts, &wording.player_names, event).unwrap_or_default(),
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
        .apart(span(
            "what",
            cards::points(texts, &wording.player_names, scored),
        ))
        .apart(span("why", cards::explanation(texts, scored)))
        .apart(
            span("total", total)
                .hover_title(texts.total())
                .attr("aria-label", label),
        )
}
