//! How to play the card game: the help sheet while it is on the screen or chosen in the form.

use crate::app::Shell;
use crate::elements::tree::{Node, el, span};
use crate::features::dialogs::help::{keys_nodes, told};
use crate::features::dialogs::rules::{rule_link, rule_links};
use engine::cards::{Known, ScoreValue, scoring};
use engine::table::{Chapter, Kind, RuleId};

/// What stands behind a value that is not from the rules (R-CARD-01).
const MARK: &str = "*";

/// The help sheet of the card game: how it is played, what hands do, what keys do.
pub(crate) fn card_help(shell: &Shell) -> Vec<Node> {
    let mut parts = vec![
        how_to_play(shell),
        how_scored(shell),
        scoring_cards(shell),
        by_hand(shell),
    ];
    parts.extend(keys_nodes(shell, Kind::Cards));
    parts
}

/// A round in a few sentences, each with its rules.
fn how_to_play(shell: &Shell) -> Node {
    let texts = shell.texts();
    let all: [(&str, &[u8]); 5] = [
        (texts.how_aim(), &[41]),
        (texts.how_turn(), &[15, 24]),
        (texts.how_cards(), &[17, 18, 19]),
        (texts.how_claim(), &[20, 21]),
        (texts.how_end(), &[38, 42]),
    ];
    let reading = el("p")
        .class("hint")
        .text(texts.how_reach())
        .apart(rule_link(texts, RuleId::ruling(Chapter::Card, 6)));
    told("how", texts.how_to_play())
        .child(explained(shell, &all))
        .child(reading)
}

/// What claimed cards bring.
pub(super) fn how_scored(shell: &Shell) -> Node {
    let texts = shell.texts();
    let all: [(&str, &[u8]); 5] = [
        (texts.how_characters(), &[27]),
        (texts.how_animals(), &[29, 33]),
        (texts.how_buildings(), &[34, 39, 40]),
        (texts.how_magic(), &[35]),
        (texts.how_strays(), &[36, 37]),
    ];
    told("how", texts.how_scoring()).child(explained(shell, &all))
}

/// The values of the scoring cards, those that are not from the rules with a star.
pub(super) fn scoring_cards(shell: &Shell) -> Node {
    let texts = shell.texts();
    let unsourced = RuleId::ruling(Chapter::Card, 1);
    told("how", texts.scoring_cards())
        .child(scoring_values(
            shell,
            texts.table_animals(),
            scoring().animals(),
        ))
        .child(scoring_values(
            shell,
            texts.table_buildings(),
            scoring().buildings(),
        ))
        .child(
            el("p")
                .class("hint")
                .text(format!("{MARK} {}", texts.unsourced()))
                .apart(rule_link(shell.texts(), unsourced)),
        )
}

fn explained(shell: &Shell, all: &[(&str, &[u8])]) -> Node {
    let line = |&(text, rules): &(&str, &[u8])| {
        let rules = rules.iter();
        let rules = rules.map(|&number| RuleId::rule(Chapter::Card, number));
        el("li")
            .child(span("", text))
            .apart(rule_links(shell.texts(), rules))
    };
    el("ul").children(all.iter().map(line))
}

/// A column of a scoring card; what is not from the rules has its mark.
fn scoring_values(shell: &Shell, head: &str, figures: &[ScoreValue]) -> Node {
    let value = |(count, figure): (u32, &ScoreValue)| {
        let (cards, points) = (
            shell.texts().cards(count),
            shell.texts().points(figure.points.into()),
        );
        let value = shell.texts().labelled(&cards, &points);
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
fn by_hand(shell: &Shell) -> Node {
    let texts = shell.texts();
    let all = [texts.hand_choose(), texts.hand_drag(), texts.hand_back()];
    told("by-hand", texts.by_hand()).child(el("ul").children(all.map(|text| el("li").text(text))))
}
