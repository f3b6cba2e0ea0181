//! The log: what happened, the newest turn first, each in order under its heading; every score with what it is made of.

use crate::i18n::{Company, sentences};
use crate::rules::{Event, Scored, Timing};
use crate::session::LogLine;
use crate::table::Play;
use crate::ui::app::App;
use crate::ui::page::players::owner_class;
use crate::ui::shown::Shown;
use crate::ui::sitting::Lit;
use crate::ui::table::Table;
use crate::ui::tree::{Node, el, span};
use crate::ui::voice::placed_told;

/// How many turns are kept on the page.
const TURNS: usize = 60;

/// How an event stands in the log.
pub(super) trait Entitled {
    /// Whether it has a line of its own.
    fn has_line(&self) -> bool;
    /// Whether it is the heading of those after it.
    fn is_heading(&self) -> bool;
    /// Whether it is a heading that says nothing by itself.
    fn needs_more(&self) -> bool;
}

impl Entitled for Event {
    /// Figures that go home belong to a score, and a field without cities is no news.
    fn has_line(&self) -> bool {
        match self {
            Event::Returned { .. } => false,
            Event::Scored(scored) => scored.points > 0,
            _ => true,
        }
    }

    fn is_heading(&self) -> bool {
        matches!(
            self,
            Event::TurnBegan { .. } | Event::FinalScoring | Event::Won(_)
        )
    }

    fn needs_more(&self) -> bool {
        matches!(self, Event::TurnBegan { .. })
    }
}

/// What is shown of a log, with the index of each line: the newest turn first, each under its heading in the order in
/// which it happened. A turn of which there is nothing to say yet has no heading.
pub(super) fn lines<G: Play<Event: Entitled>>(log: &[LogLine<G>]) -> Vec<(usize, &LogLine<G>)> {
    let mut turns: Vec<Vec<(usize, &LogLine<G>)>> = vec![Vec::new()];
    let shown = log
        .iter()
        .enumerate()
        .filter(|(_, line)| line.event.has_line());
    for (index, line) in shown {
        match turns.last_mut() {
            Some(turn) if !line.event.is_heading() => turn.push((index, line)),
            _ => turns.push(vec![(index, line)]),
        }
    }
    let says = |turn: &Vec<(usize, &LogLine<G>)>| match turn.as_slice() {
        [(_, only)] => !only.event.needs_more(),
        lines => !lines.is_empty(),
    };
    let newest = turns.into_iter().rev().filter(says);
    newest.take(TURNS).flatten().collect()
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
        let Some(company) = self.company() else {
            return section;
        };
        let items: Vec<Node> = match &self.shown {
            Shown::Nothing => return section,
            Shown::Tiles(table) => lines(table.log())
                .into_iter()
                .map(|(index, line)| self.line(table, &company, index, line))
                .collect(),
            Shown::Cards(table) => lines(table.log())
                .into_iter()
                .map(|(index, line)| self.card_line(table, &company, index, line))
                .collect(),
        };
        section.child(
            el("ol")
                .class("lines")
                .attr("data-area", "log-lines")
                .attr("aria-label", self.texts.log())
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
                let item = item.class("told");
                let seen = sentences::event(self.texts, company, event);
                // Where something lies or stands is seen on the board; who does not see it hears it.
                match placed_told(self.texts, company, table.game(), event) {
                    Some(heard) => item
                        .attr("data-light", index.to_string())
                        .child(span("", seen).attr("aria-hidden", "true"))
                        .child(span("unseen", heard)),
                    None => item.text(seen),
                }
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
