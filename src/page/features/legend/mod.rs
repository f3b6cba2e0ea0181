//! The legend: every figure, token, symbol and space that may be seen in a game, as a picture with its name, a sentence and its
//! rule.

use crate::context::Context;
use crate::elements::command::Command;
use crate::elements::drawing;
use crate::elements::tree::{Node, dialog, div, el};
use crate::sentences::claims::listener;
use crate::stage::TileStage;
use crate::widgets::button_node;
use crate::widgets::things::thing_node;
use view::scene::things::Thing;

/// The dialog; one of the things may be asked about.
pub(crate) fn legend_dialog(cx: &Context, asked: Option<Thing>) -> Node {
    let title = cx.texts().legend();
    let header = el("header").child(el("h1").text(title)).child(button_node(
        cx,
        Command::Close,
        "quiet corner",
    ));
    let parts = cx.tile_stage().map(|stage| {
        // Above all others what was asked about: the dialog begins at its top.
        let first = asked.map(|thing| el("ul").class("things asked").child(row(cx, stage, thing)));
        first.into_iter().chain(sections(cx, stage))
    });
    let card = div("card")
        .child(header)
        .children(parts.into_iter().flatten())
        .child(el("p").class("hint").text(cx.texts().legend_hint()));
    dialog("legend", title).class("legend").child(card)
}

/// The heading above a thing.
fn head_of(cx: &Context, thing: Thing) -> &'static str {
    let texts = cx.texts();
    match thing {
        Thing::Space | Thing::DarkSpace => texts.score_track(),
        _ if thing.shape().is_some() => texts.legend_figures(),
        _ if thing < Thing::Monastery => texts.legend_tokens(),
        _ => texts.legend_tiles(),
    }
}

/// The parts of the legend, each with its heading.
fn sections(cx: &Context, stage: &TileStage) -> Vec<Node> {
    let mut sections: Vec<(&'static str, Vec<Node>)> = Vec::new();
    for thing in Thing::in_game(stage.game()) {
        let head = head_of(cx, thing);
        let row = row(cx, stage, thing);
        match sections.last_mut().filter(|(last, _)| *last == head) {
            Some((_, rows)) => rows.push(row),
            None => sections.push((head, vec![row])),
        }
    }
    let section = |(head, rows): (&'static str, Vec<Node>)| {
        el("section")
            .key(head)
            .child(el("h2").text(head))
            .child(el("ul").class("things").children(rows))
    };
    sections.into_iter().map(section).collect()
}

fn row(cx: &Context, stage: &TileStage, thing: Thing) -> Node {
    let game = stage.game();
    let look = cx.tile_look(game.setup().edition);
    let seat = listener(stage).unwrap_or(game.turn().active);
    el("li")
        .key(thing.word())
        .child(drawing::thing(thing, stage.owner(seat), look))
        .child(thing_node(cx, Some(game), thing))
}
