//! What a player has, in the dialog of the seat: each with its name, what it does, and its rule.

use crate::context::Context;
use crate::elements::drawing;
use crate::elements::tree::{Node, el};
use crate::messages::capital;
use crate::sentences::holdings::{holdings, picture};
use crate::stage::TileStage;
use crate::widgets::things::thing_sentence;
use engine::rules::Figure;
use engine::table::Seat;
use view::scene::figures::on_board::shape_of;
use view::scene::things::Thing;

/// A sentence for each thing, for the dialog of a seat.
pub(crate) fn holdings_list(cx: &Context, stage: &TileStage, seat: Seat) -> Option<Node> {
    let told = holdings(stage, seat).into_iter().map(|held| {
        let picture = picture(held, stage.owner(seat));
        told_item(cx, (picture, held.say(cx.texts())), held.thing())
    });
    let told: Vec<Node> = told.collect();
    let some = !told.is_empty();
    some.then(|| el("ul").class("holdings told-all").children(told))
}

/// Something that a player has: its picture, how much of it, what it does, and its rule.
fn told_item(cx: &Context, (picture, told): (Node, String), thing: Thing) -> Node {
    let text = el("div")
        .child(el("strong").text(capital(&told)))
        .child(thing_sentence(cx, None, thing));
    el("li").child(picture).child(text)
}

/// The figures a player has left, by name, for the dialog of a seat.
pub(crate) fn supply_list(cx: &Context, stage: &TileStage, seat: Seat) -> Node {
    let supply = stage.game().player(seat).supply();
    let meeples = (
        Figure::Meeple,
        cx.texts().meeples_left(supply.count(Figure::Meeple).into()),
    );
    let named = |(figure, count): (Figure, u8)| {
        let name = cx.texts().figures(figure, count.into());
        (figure, name)
    };
    let item = |(figure, told): (Figure, String)| {
        let picture = drawing::figure(shape_of(figure), stage.owner(seat));
        told_item(cx, (picture, told), Thing::of_figure(figure))
    };
    let all = std::iter::once(meeples).chain(supply.special().map(named));
    el("ul").class("holdings told-all").children(all.map(item))
}
