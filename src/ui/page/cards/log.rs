//! The lines of the log of the card game, with running totals.

use crate::cards::{Event, Game, Scored};
use crate::i18n::Company;
use crate::i18n::cards;
use crate::session::LogLine;
use crate::ui::app::App;
use crate::ui::cards::CardTable;
use crate::ui::page::log::Entitled;
use crate::ui::page::players::owner_class;
use crate::ui::tree::{Node, div, el, span};

impl Entitled for Event {
    /// Whatever is in the log.
    fn has_line(&self) -> bool {
        true
    }

    fn is_heading(&self) -> bool {
        matches!(
            self,
            Event::RoundBegan { .. } | Event::RoundScored(_) | Event::Won { .. }
        )
    }

    fn needs_more(&self) -> bool {
        matches!(self, Event::RoundBegan { .. } | Event::RoundScored(_))
    }
}

impl App {
    /// A line of the log.
    pub(in crate::ui::page) fn card_line(
        &self,
        table: &CardTable,
        company: &Company,
        index: usize,
        line: &LogLine<Game>,
    ) -> Node {
        let item = el("li").key(format!("line {index}"));
        let text = || cards::event(self.texts, company, &line.event).unwrap_or_default();
        match &line.event {
            Event::RoundBegan { dealer, .. } => item
                .class("turn")
                .class(owner_class(table.owner(*dealer)))
                .text(text()),
            Event::RoundScored(_) | Event::Won { .. } => item.class("turn final").text(text()),
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
