//! What players hold: a picture with a number for each kind of thing, and the same in sentences.

use crate::elements::drawing;
use crate::elements::drawing::Token;
use crate::elements::tree::{Node, el, span};
use crate::shell::Shell;
use crate::shell::board::dock::capital;
use crate::shell::panels::holdings::{Holding, holdings};
use crate::stage::TileStage;
use engine::table::Seat;
use view::scene::figures::{Owner, Shape};

/// Pictures and numbers, for the place of a player; nothing for somebody who holds nothing.
pub(in crate::shell) fn holdings_node(
    shell: &Shell,
    table: &TileStage,
    seat: Seat,
) -> Option<Node> {
    let item = |held: &Holding| {
        let what = capital(&held.say(shell.texts));
        el("li")
            .class("stock")
            .attr("title", what.clone())
            .child(picture(*held, table.owner(seat)))
            .child(span("count", held.number().to_string()).attr("aria-hidden", "true"))
            .child(span("unseen", what))
    };
    let items: Vec<Node> = holdings(table, seat).iter().map(item).collect();
    let some = !items.is_empty();
    some.then(|| el("ul").class("holdings").children(items))
}

/// A sentence for each thing, for the dialog of a seat.
pub(in crate::shell) fn holdings_told(
    shell: &Shell,
    table: &TileStage,
    seat: Seat,
) -> Option<Node> {
    let item = |held: &Holding| {
        el("li")
            .child(picture(*held, table.owner(seat)))
            .child(span("", capital(&held.say(shell.texts))))
    };
    let items: Vec<Node> = holdings(table, seat).iter().map(item).collect();
    let some = !items.is_empty();
    some.then(|| el("ul").class("holdings told-all").children(items))
}

fn picture(held: Holding, owner: Owner) -> Node {
    match held {
        Holding::Goods { goods, .. } => drawing::token(Token::Goods(goods)),
        Holding::Ingots { .. } => drawing::token(Token::Ingot),
        Holding::Flock { .. } => drawing::neutral(Shape::Sheep),
        Holding::Messenger { .. } => drawing::figure(Shape::Messenger, owner),
    }
}
