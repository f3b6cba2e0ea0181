//! The sheet of values: what cards are worth, and what that means for the observer.

use crate::context::Context;
use crate::elements::command::Command;
use crate::elements::tree::{Node, dialog, div, el};
use crate::features::help::card_help::{how_scored, scoring_cards};
use crate::features::help::told;
use crate::messages::cards::PlayerHeard;
use crate::stage::CardStage;
use crate::widgets::button_node;
use engine::cards::{Meeple, Suit};

pub(crate) fn values_dialog(cx: &Context) -> Node {
    let title = cx.texts().card_values();
    let header = el("header").child(el("h1").text(title)).child(button_node(
        cx,
        Command::Close,
        "quiet corner",
    ));
    let stage = cx.card_stage();
    let card = div("card")
        .child(header)
        .children(stage.and_then(|stage| rows_now(cx, stage)))
        .children(stage.and_then(|stage| own_animals(cx, stage)))
        .child(scoring_cards(cx))
        .child(how_scored(cx));
    dialog("values", title)
        .class("help values-sheet")
        .child(card)
}

/// What the observer's large meeple would score at the end of each row, the highest first; if aids are shown.
fn rows_now(cx: &Context, stage: &CardStage) -> Option<Node> {
    let seat = stage.observer().filter(|_| stage.shows_aids())?;
    let game = stage.game();
    let rows = match game.player(seat).meeple() {
        Meeple::Ready if !game.is_over() && game.evaluation().is_none() => {
            Suit::ALL.into_iter().rev()
        }
        _ => return None,
    };
    let rows = rows.filter(|&row| !game.row(row).open().is_empty());
    let line = |row| {
        let foreseen = game.foresee(seat, row);
        el("li")
            .class(row.name())
            .text(cx.texts().foreseen(row, &foreseen))
    };
    let lines: Vec<Node> = rows.map(line).collect();
    let list = || el("ul").class("rows-now").children(lines.clone());
    (!lines.is_empty()).then(|| told("how", cx.texts().rows_now()).child(list()))
}

/// The observer's animals, and what the next one of each kind would add.
fn own_animals(cx: &Context, stage: &CardStage) -> Option<Node> {
    let player_names = cx.player_names()?;
    let player = PlayerHeard::for_seat(&player_names, stage.game(), stage.observer()?);
    let herds = player.herds.iter();
    let lines: Vec<Node> = herds
        .map(|herd| {
            el("li")
                .class(herd.kind.name())
                .text(cx.texts().herd_held(herd))
        })
        .collect();
    let list = || el("ul").class("rows-now").children(lines.clone());
    (!lines.is_empty()).then(|| told("how", cx.texts().own_animals()).child(list()))
}
