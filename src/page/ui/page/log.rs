//! The log: what happened, the newest first under headings, with every score and what it is made of.

use crate::messages::{Company, sentences};
use crate::ui::app::App;
use crate::ui::command::Command;
use crate::ui::intent::{Area, Light};
use crate::ui::page::players::owner_class;
use crate::ui::sitting::Lit;
use crate::ui::stage::{OnScreen, TileStage};
use crate::ui::tree::{Node, el, span};
use crate::ui::voice::placed_told;
use engine::rules::{Event, Scored, Timing};
use engine::session::LogLine;
use engine::table::Play;

/// How many turns are kept on the page.
const TURNS: usize = 60;

/// How an event stands in the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stands {
    /// It has no line.
    Nowhere,
    /// It is the heading of those after it, and left out when there are none.
    Above,
    /// It is a heading that says something by itself.
    Alone,
    /// It begins a passage: of these the newest stands on top.
    First,
    /// It goes on with what came before it.
    Next,
}

/// What has a place in the log.
pub(super) trait Entitled {
    /// How it stands there.
    fn stands(&self) -> Stands;
}

impl Entitled for Event {
    /// Figures that go home belong to a score, and a field without cities is no news. A turn is a single passage.
    fn stands(&self) -> Stands {
        match self {
            Event::Returned { .. } => Stands::Nowhere,
            Event::Scored(scored) if scored.points == 0 => Stands::Nowhere,
            Event::TurnBegan { .. } => Stands::Above,
            Event::FinalScoring | Event::Won(_) => Stands::Alone,
            _ => Stands::Next,
        }
    }
}

/// A line of a log and its index there.
type Line<'a, G> = (usize, &'a LogLine<G>);

/// A heading, if there is one, and the passages below it, the oldest first.
struct Section<'a, G: Play> {
    head: Option<Line<'a, G>>,
    passages: Vec<Vec<Line<'a, G>>>,
}

impl<'a, G: Play<Event: Entitled>> Section<'a, G> {
    fn under(head: Option<Line<'a, G>>) -> Self {
        let passages = Vec::new();
        Section { head, passages }
    }

    fn add(&mut self, line: Line<'a, G>) {
        match (line.1.event.stands(), self.passages.last_mut()) {
            (Stands::Next, Some(passage)) => passage.push(line),
            _ => self.passages.push(vec![line]),
        }
    }

    fn says_something(&self) -> bool {
        let head = self.head.map(|(_, line)| line.event.stands());
        head == Some(Stands::Alone) || !self.passages.is_empty()
    }

    /// Its lines from above.
    fn lines(self) -> impl Iterator<Item = Line<'a, G>> {
        let passages = self.passages.into_iter().rev().flatten();
        self.head.into_iter().chain(passages)
    }
}

/// What is shown of a log, with the index of each line: the newest section first, each under its heading with the newest
/// passage first, and within a passage as it happened. A turn of which there is nothing to say yet has no heading.
pub(super) fn lines<G: Play<Event: Entitled>>(log: &[LogLine<G>]) -> Vec<(usize, &LogLine<G>)> {
    let mut sections = vec![Section::under(None)];
    for line in log.iter().enumerate() {
        match (line.1.event.stands(), sections.last_mut()) {
            (Stands::Nowhere, _) => {}
            (Stands::First | Stands::Next, Some(section)) => section.add(line),
            _ => sections.push(Section::under(Some(line))),
        }
    }
    let newest = sections.into_iter().rev().filter(Section::says_something);
    newest.take(TURNS).flat_map(Section::lines).collect()
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
                    .child(self.button(Command::Replay, "quiet"))
                    .child(self.closer(Command::Log, "quiet only-narrow")),
            );
        let Some(company) = self.company() else {
            return section;
        };
        let items: Vec<Node> = match &self.shown {
            OnScreen::Nothing => return section,
            OnScreen::Tiles(table) => lines(table.log())
                .into_iter()
                .map(|(index, line)| self.line(table, &company, index, line))
                .collect(),
            OnScreen::Cards(table) => lines(table.log())
                .into_iter()
                .map(|(index, line)| self.card_line(table, &company, index, line))
                .collect(),
        };
        section.child(
            el("ol")
                .class("lines")
                .attr("data-area", Area::Log.name())
                .attr("aria-label", self.texts.log())
                .attr("tabindex", "0")
                .children(items),
        )
    }

    fn line(&self, table: &TileStage, company: &Company, index: usize, line: &LogLine) -> Node {
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
                        .light(Light::Line(index))
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
            .light(Light::Line(index))
            .state("aria-pressed", self.sitting.lit == Some(Lit::Line(index)))
            .child(span(gain, format!("+{}", scored.points)))
            .child(span("what", sentences::points(self.texts, company, scored)))
            .child(span("why", sentences::explanation(self.texts, scored)))
    }
}
