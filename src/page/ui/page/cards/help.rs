//! How to play the card game: the help sheet while it is on the screen or chosen in the form.

use crate::ui::app::App;
use crate::ui::page::help::told;
use crate::ui::page::rules::{rule_link, rule_links};
use crate::ui::tree::{Node, el, span};
use engine::cards::{Figure, Known, scoring};
use engine::table::{Chapter, Kind, RuleId};

/// What stands behind a value that is not from the rules (R-CARD-01).
const MARK: &str = "*";

impl App {
    /// The help sheet of the card game: how it is played, what hands do, what keys do.
    pub(in crate::ui::page) fn card_help(&self) -> Vec<Node> {
        let mut parts = vec![self.how_to_play(), self.how_scored(), self.by_hand()];
        parts.extend(self.keys(Kind::Cards));
        parts
    }

    /// A round in a few sentences, each with its rules.
    fn how_to_play(&self) -> Node {
        let texts = self.texts;
        let all: [(&str, &[u8]); 5] = [
            (texts.how_aim(), &[41]),
            (texts.how_turn(), &[15, 24]),
            (texts.how_cards(), &[17, 18, 19]),
            (texts.how_claim(), &[20, 21]),
            (texts.how_end(), &[38, 42]),
        ];
        told("how", texts.how_to_play()).child(self.explained(&all))
    }

    /// What claimed cards bring, and the values of the scoring cards.
    fn how_scored(&self) -> Node {
        let texts = self.texts;
        let all: [(&str, &[u8]); 5] = [
            (texts.how_characters(), &[27]),
            (texts.how_animals(), &[29, 33]),
            (texts.how_buildings(), &[34, 39, 40]),
            (texts.how_magic(), &[35]),
            (texts.how_strays(), &[36, 37]),
        ];
        let unsourced = RuleId::ruling(Chapter::Card, 1);
        told("how", texts.how_scoring())
            .child(self.explained(&all))
            .child(self.scoring_values(texts.table_animals(), scoring().animals()))
            .child(self.scoring_values(texts.table_buildings(), scoring().buildings()))
            .child(
                el("p")
                    .class("hint")
                    .text(format!("{MARK} {}", texts.unsourced()))
                    .child(rule_link(self.texts, unsourced)),
            )
    }

    fn explained(&self, all: &[(&str, &[u8])]) -> Node {
        let line = |&(text, rules): &(&str, &[u8])| {
            let rules = rules.iter();
            let rules = rules.map(|&number| RuleId::rule(Chapter::Card, number));
            el("li")
                .child(span("", text))
                .child(rule_links(self.texts, rules))
        };
        el("ul").children(all.iter().map(line))
    }

    /// A column of a scoring card; what is not from the rules has its mark.
    fn scoring_values(&self, head: &str, figures: &[Figure]) -> Node {
        let value = |(count, figure): (u32, &Figure)| {
            let (cards, points) = (
                self.texts.cards(count),
                self.texts.points(figure.points.into()),
            );
            let value = self.texts.labelled(&cards, &points);
            let mark = match figure.known {
                Known::Printed => "",
                Known::Unsourced => MARK,
            };
            el("li").text(format!("{value}{mark}"))
        };
        let values = (1..).zip(figures).map(value);
        el("section")
            .class("values")
            .child(el("h3").text(head))
            .child(el("ul").children(values))
    }

    /// What a finger or a mouse does with cards.
    fn by_hand(&self) -> Node {
        let texts = self.texts;
        let all = [texts.hand_choose(), texts.hand_drag(), texts.hand_back()];
        told("by-hand", texts.by_hand())
            .child(el("ul").children(all.map(|text| el("li").text(text))))
    }
}
