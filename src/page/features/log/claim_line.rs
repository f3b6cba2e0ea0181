//! A claim at the end of a round, or a chest, as one line of the log: the row, the number of cards, and the points. It expands to
//! its sentences, which screen readers always have.

use crate::elements::drawing;
use crate::elements::icons::Icon;
use crate::elements::tree::{Node, div, span};
use crate::features::log::turn_line::{gain, line_button, whose};
use crate::messages::PlayerNames;
use crate::stage::CardStage;
use engine::cards::{Event, Suit};
use view::scene::figures::Owner;

/// The content of a line about a claim or a chest.
#[derive(Debug, PartialEq)]
pub(crate) struct ClaimLine {
    name: String,
    owner: Owner,
    /// The row the cards were claimed from; `None` for a chest.
    row: Option<Suit>,
    cards: usize,
    points: u32,
    /// Whether it is expanded.
    open: bool,
}

/// Whether an event starts a claim or opens a chest.
pub(crate) const fn is_claim(event: &Event) -> bool {
    matches!(event, Event::Taken { .. } | Event::Opened { .. })
}

impl ClaimLine {
    /// The line for `head` and the events that belong to it; `None` unless `head` starts a claim or opens a chest.
    pub(crate) fn for_event<'a>(
        stage: &CardStage,
        player_names: &PlayerNames,
        head: &Event,
        events: impl Iterator<Item = &'a Event>,
        open: bool,
    ) -> Option<ClaimLine> {
        let (seat, row, cards) = match head {
            Event::Taken { seat, row, cards } => (*seat, Some(*row), cards.len()),
            Event::Opened { seat, cards } => (*seat, None, cards.len()),
            _ => return None,
        };
        let points = events.map(|event| match event {
            Event::Scored(scored) => u32::from(scored.points),
            _ => 0,
        });
        Some(ClaimLine {
            name: player_names.name(seat).to_owned(),
            owner: stage.owner(seat),
            row,
            cards,
            points: points.sum(),
            open,
        })
    }

    /// The line; `heading` is its accessible name, and `index` its index in the log.
    pub(crate) fn node(&self, heading: String, index: usize) -> Node {
        let from = match self.row {
            Some(row) => drawing::emblem(row).class(row.name()),
            None => Icon::Chest.node(),
        };
        let cards = span("turn-icon", "")
            .child(Icon::Cards.node().class("feature"))
            .child(span("", self.cards.to_string()));
        let gains = (self.points > 0).then(|| gain(self.owner, self.points));
        let seen = div("seen")
            .attr("aria-hidden", "true")
            .child(span("from", "").child(from))
            .child(whose(self.owner, &self.name, None))
            .child(span("turn-icons", "").child(cards))
            .child(span("gains", "").children(gains));
        line_button((heading, index), self.open, seen)
    }
}
