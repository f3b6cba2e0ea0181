//! How to play the card game: the help sheet while it is on the screen or chosen in the form.

use crate::context::Context;
use crate::elements::tree::{Node, el, span};
use crate::features::help::{keys_nodes, told};
use crate::widgets::{rule_link, rule_links};
use engine::cards::{Known, ScoreValue, scoring};
use engine::table::{Chapter, Kind, RuleId};

/// Follows a value that is not from the rules (R-CARD-01).
const MARK: &str = "*";

/// The help sheet of the card game: how to play, gestures, keys.
pub(crate) fn card_help(cx: &Context) -> Vec<Node> {
    let mut parts = vec![
        how_to_play(cx),
        how_scored(cx),
        scoring_cards(cx),
        by_hand(cx),
    ];
    parts.extend(keys_nodes(cx, Kind::Cards));
    parts
}

/// A round in a few sentences, each with its rules.
fn how_to_play(cx: &Context) -> Node {
    let texts = cx.texts();
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
        .child(explained(cx, &all))
        .child(reading)
}

/// What claimed cards score.
pub(crate) fn how_scored(cx: &Context) -> Node {
    let texts = cx.texts();
    let all: [(&str, &[u8]); 5] = [
        (texts.how_characters(), &[27]),
        (texts.how_animals(), &[29, 33]),
        (texts.how_buildings(), &[34, 39, 40]),
        (texts.how_magic(), &[35]),
        (texts.how_strays(), &[36, 37]),
    ];
    told("how", texts.how_scoring()).child(explained(cx, &all))
}

/// The values of the scoring cards, those that are not from the rules with a mark.
pub(crate) fn scoring_cards(cx: &Context) -> Node {
    let texts = cx.texts();
    let unsourced = RuleId::ruling(Chapter::Card, 1);
    told("how", texts.scoring_cards())
        .child(scoring_values(
            cx,
            texts.table_animals(),
            scoring().animals(),
        ))
        .child(scoring_values(
            cx,
            texts.table_buildings(),
            scoring().buildings(),
        ))
        .child(
            el("p")
                .class("hint")
                .text(format!("{MARK} {}", texts.unsourced()))
                .apart(rule_link(cx.texts(), unsourced)),
        )
}

fn explained(cx: &Context, all: &[(&str, &[u8])]) -> Node {
    let line = |&(text, rules): &(&str, &[u8])| {
        let rules = rules.iter();
        let rules = rules.map(|&number| RuleId::rule(Chapter::Card, number));
        el("li")
            .child(span("", text))
            .apart(rule_links(cx.texts(), rules))
    };
    el("ul").children(all.iter().map(line))
}

/// A column of a scoring card; values that are not from the rules have a mark.
fn scoring_values(cx: &Context, head: &str, figures: &[ScoreValue]) -> Node {
    let value = |(count, figure): (u32, &ScoreValue)| {
        let (cards, points) = (
            cx.texts().cards(count),
            cx.texts().points(figure.points.into()),
        );
        let value = cx.texts().labelled(&cards, &points);
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

/// What fingers and a mouse do with cards.
fn by_hand(cx: &Context) -> Node {
    let texts = cx.texts();
    let all = [texts.hand_choose(), texts.hand_drag(), texts.hand_back()];
    told("by-hand", texts.by_hand()).child(el("ul").children(all.map(|text| el("li").text(text))))
}
