//! The log: what happened, newest first; every score with what it is made of.

use crate::i18n::{Company, sentences};
use crate::rules::{Event, Scored, Timing};
use crate::session::LogLine;
use crate::ui::app::App;
use crate::ui::page::players::owner_class;
use crate::ui::sitting::Lit;
use crate::ui::table::Table;
use crate::ui::tree::{Node, el, span};
use crate::ui::voice::placed_told;

/// How many lines are kept on the page.
const LINES: usize = 160;

/// Whether an event has a line of its own: figures that go home belong to a score, and a field without cities is no
/// news.
const fn has_line(event: &Event) -> bool {
    match event {
        Event::Returned { .. } => false,
        Event::Scored(scored) => scored.points > 0,
        _ => true,
    }
}

/// Whether the line of an event is seen: where a tile lies is, so its line is only heard.
const fn is_seen(event: &Event) -> bool {
    !matches!(event, Event::Placed { .. })
}

/// What is shown of a log with its indices, newest first: a turn has a heading when something stands under it.
fn lines(log: &[LogLine]) -> Vec<(usize, &LogLine)> {
    let mut filled = false;
    let shown = |(_, line): &(usize, &LogLine)| match &line.event {
        Event::TurnBegan { .. } => std::mem::take(&mut filled),
        Event::FinalScoring => {
            filled = false;
            true
        }
        event => {
            filled |= has_line(event) && is_seen(event);
            has_line(event)
        }
    };
    log.iter().enumerate().rev().filter(shown).collect()
}

impl App {
    /// The log of the game.
    pub(super) fn log(&self) -> Node {
        let section = el("section")
            .class("log")
            .attr("aria-label", self.texts.log())
            .child(
                el("header")
                    .child(el("h2").text(self.texts.log()))
                    .child(self.button("replay", "quiet"))
                    .child(self.closer("log", "quiet only-narrow")),
            );
        let (Some(table), Some(company)) = (&self.table, self.company()) else {
            return section;
        };
        let lines = lines(table.log()).into_iter().take(LINES);
        let items = lines.map(|(index, line)| self.line(table, &company, index, line));
        section.child(
            el("ol")
                .class("lines")
                .attr("data-area", "log-lines")
                .attr("tabindex", "0")
                .children(items),
        )
    }

    fn line(&self, table: &Table, company: &Company, index: usize, line: &LogLine) -> Node {
        let item = el("li").key(format!("line {index}"));
        match &line.event {
            Event::TurnBegan { seat, .. } => item
                .class("turn")
                .class(owner_class(table.owner(*seat)))
                .text(sentences::event(self.texts, company, &line.event)),
            Event::Scored(scored) => item
                .class("scored")
                .class(owner_class(table.owner(scored.seat)))
                .child(self.score(company, index, scored))
                .child(self.rule_links(sentences::rule_ids(scored))),
            Event::FinalScoring | Event::Won(_) => {
                item.class("turn final")
                    .text(sentences::event(self.texts, company, &line.event))
            }
            event => {
                let heard = placed_told(self.texts, company, table.game(), event);
                let seen = || sentences::event(self.texts, company, event);
                let item = item.class(if is_seen(event) {
                    "told"
                } else {
                    "told unseen"
                });
                item.text(heard.unwrap_or_else(seen))
            }
        }
    }

    /// A score that lights up the tiles it counts.
    fn score(&self, company: &Company, index: usize, scored: &Scored) -> Node {
        let gain = match scored.timing {
            Timing::During => "gain",
            Timing::Final => "gain final",
        };
        el("button")
            .class("score-line")
            .attr("type", "button")
            .attr("data-light", index.to_string())
            .state("aria-pressed", self.sitting.lit == Some(Lit::Line(index)))
            .child(span(gain, format!("+{}", scored.points)))
            .child(span("what", sentences::points(self.texts, company, scored)))
            .child(span("why", sentences::explanation(self.texts, scored)))
    }
}
