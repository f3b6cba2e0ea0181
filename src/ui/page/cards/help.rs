//! How the card game is played, on one page: turns, what cards bring, the scoring cards.

use crate::cards::{Figure, Known, scoring};
use crate::ui::app::App;
use crate::ui::page::help::told;
use crate::ui::tree::{Node, div, el, span};

impl App {
    /// How to play.
    pub(in crate::ui::page) fn how_to_play(&self) -> Node {
        let texts = self.texts;
        let turns = [
            texts.how_aim(),
            texts.how_turn(),
            texts.how_cards(),
            texts.how_claim(),
        ];
        let brings = [
            texts.how_characters(),
            texts.how_animals(),
            texts.how_buildings(),
            texts.how_magic(),
            texts.how_strays(),
            texts.how_end(),
        ];
        let list = |lines: &[&'static str]| {
            let lines = lines.iter().map(|&line| el("li").text(line));
            el("ul").children(lines)
        };
        told("how", texts.how_to_play())
            .child(list(&turns))
            .child(el("h2").text(texts.how_scoring()))
            .child(list(&brings))
            .child(self.scoring_card(texts.table_animals(), scoring().animals()))
            .child(self.scoring_card(texts.table_buildings(), scoring().buildings()))
            .child(el("p").class("hint").text(texts.unsourced()))
            .child(el("p").text(texts.cards_by_keys()))
    }

    /// What so many cards bring; a star at those that no rule states (R-CARD-01).
    fn scoring_card(&self, head: &'static str, figures: &[Figure]) -> Node {
        let count =
            (1..=figures.len()).map(|cards| el("th").attr("scope", "col").text(cards.to_string()));
        let points = figures.iter().map(|figure| {
            let star = if figure.known == Known::Unsourced {
                "*"
            } else {
                ""
            };
            el("td").text(format!("{}{star}", figure.points))
        });
        let row = |name: &str| el("tr").child(el("th").attr("scope", "row").text(name));
        div("scroll")
            .attr("role", "region")
            .attr("aria-label", head)
            .attr("tabindex", "0")
            .child(span("label", head))
            .child(
                el("table")
                    .class("counts")
                    .child(el("thead").child(row(self.texts.table_cards()).children(count)))
                    .child(el("tbody").child(row(self.texts.total()).children(points))),
            )
    }
}
