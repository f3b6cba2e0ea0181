//! The lines of the log of the card game, with running totals.

use crate::messages::Company;
use crate::messages::cards;
use crate::ui::app::App;
use crate::ui::cards::gains_told;
use crate::ui::page::log::{Entitled, Stands};
use crate::ui::page::players::owner_class;
use crate::ui::stage::CardStage;
use crate::ui::tree::{Node, div, el, span};
use engine::cards::{Event, Game, Scored};
use engine::session::LogLine;

impl Entitled for Event {
    /// A round is long: whatever somebody did last stands below its heading. What a claim brings stays in order.
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

impl App {
    /// A line of the log.
    pub(in crate::ui::page) fn card_line(
        &self,
        table: &CardStage,
        company: &Company,
        index: usize,
        line: &LogLine<Game>,
    ) -> Node {
        let item = el("li").key(format!("line {index}"));
        let text = || cards::event(self.texts, company, &line.event).unwrap_or_default();
        match &line.event {
            Event::FirstDealer(dealer) | Event::RoundBegan { dealer, .. } => item
                .class("turn")
                .class(owner_class(table.owner(*dealer)))
                .text(cards::heading(self.texts, company, &line.event).unwrap_or_default()),
            Event::RoundScored(round) => {
                let gains = gains_told(table, table.log(), *round, (self.texts, company));
                item.class("turn final").text(gains.unwrap_or_else(text))
            }
            Event::Won { .. } => item.class("turn final").text(text()),
            Event::Scored(scored) => item
                .class("scored")
                .class(owner_class(table.owner(scored.seat)))
                .child(self.card_score(company, scored, table.total_at(index)))
                .child(self.rule_links(cards::rule_ids(scored))),
            Event::Played { seat, .. } | Event::Claimed { seat, .. } => item
                .class("told by")
                .class(owner_class(table.owner(*seat)))
                .text(text()),
            _ => item.class("told").text(text()),
        }
    }

    /// A score with what it is made of, and what its player has with it.
    fn card_score(&self, company: &Company, scored: &Scored, total: u32) -> Node {
        div("score-line")
            .child(span("gain", format!("+{}", scored.points)))
            .child(span("what", cards::points(self.texts, company, scored)))
            .child(span("why", cards::explanation(self.texts, scored)))
            .child(
                span("total", total.to_string())
                    .attr("title", self.texts.total())
                    .attr(
                        "aria-label",
                        self.texts.labelled(self.texts.total(), &total.to_string()),
                    ),
            )
    }
}
