//! The log of the card game, with running totals.

use crate::context::rounds::gains_text;
use crate::elements::owners::owner_class;
use crate::elements::tree::{Node, div, el, span};
use crate::features::log::claim_line::{ClaimLine, is_claim};
use crate::features::log::{Entitled, Stands, Wording};
use crate::messages::cards;
use crate::stage::CardStage;
use crate::stage::cards::totals::totals;
use crate::widgets::rule_links;
use engine::cards::{Event, Game, Scored};
use engine::session::LogLine;
use view::scene::figures::Owner;

impl Entitled for Event {
    /// The newest is on top: rounds, and within a round each player's last action. The items of a claim are part of it and
    /// visible once it is expanded. Chests are opened after the last round.
    fn stands(&self) -> Stands {
        match self {
            Event::RoundBegan { .. } | Event::RoundScored(_) => Stands::Above,
            Event::FirstDealer(_) | Event::Opened { .. } | Event::Won { .. } => Stands::Alone,
            Event::Sold { .. }
            | Event::Kept { .. }
            | Event::Joined { .. }
            | Event::Stored { .. }
            | Event::Scored(_) => Stands::Next,
            _ => Stands::First,
        }
    }
}

/// The content of a line of the log.
#[derive(Debug, PartialEq)]
pub(crate) struct CardLine {
    event: Event,
    /// The claim that it starts, if any.
    claim: Option<ClaimLine>,
    /// Whether it is visible, or only for screen readers.
    seen: bool,
    owner: Option<Owner>,
    /// For a score: the player's total including it.
    total: Option<u32>,
    /// For a round: what everybody scored, in a sentence.
    gains: Option<String>,
}

/// The content of all lines as arranged, with their indices; `open` is the expanded one.
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
        let claim = ClaimLine::for_event(stage, &wording.player_names, &line.event, parts, opened);
        let seen = !part || head.is_none() || head == open;
        let total = totals.get(index).copied().flatten();
        let line = CardLine {
            claim,
            seen,
            total,
            ..CardLine::for_event(stage, wording, &line.event)
        };
        (index, line)
    })
}

impl CardLine {
    /// The content of an event's line by itself.
    pub(crate) fn for_event(stage: &CardStage, wording: &Wording, event: &Event) -> CardLine {
        let told = (wording.texts(), &wording.player_names);
        let gains = match event {
            Event::RoundScored(round) => gains_text(stage, stage.log(), *round, told),
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

/// A line in sentences, for screen readers.
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

/// The class of a line that may be part of the one above it.
fn part(class: &str, line: &CardLine) -> String {
    match line.event.stands() {
        Stands::Next => format!("{class} part"),
        _ => class.to_string(),
    }
}

/// A score with its items, and the player's total including it.
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
