//! The players of the card game: points, cards in hand, the large meeple, herds, the chest.

use crate::context::Context;
use crate::elements::drawing;
use crate::elements::icons::Icon;
use crate::elements::tree::{Node, div, el, span};
use crate::features::players::{PlayerRow, player_row};
use crate::messages::PlayerNames;
use crate::messages::cards::{Herd, PlayerHeard};
use crate::stage::CardStage;
use crate::stage::replay::Replay;
use engine::cards::Meeple;
use engine::rules::Figure;
use engine::table::Seat;
use view::scene::figures::on_board::shape_of;

pub(crate) fn card_players(cx: &Context, stage: &CardStage, player_names: &PlayerNames) -> Node {
    let seats = stage.session().seating().seats();
    el("ol")
        .class("players dealt")
        .class(if seats > 4 { "many" } else { "" })
        .attr("aria-label", cx.texts().players())
        .children(
            (0..seats)
                .map(Seat)
                .map(|seat| card_player(cx, stage, player_names, seat)),
        )
}

fn card_player(cx: &Context, stage: &CardStage, player_names: &PlayerNames, seat: Seat) -> Node {
    let deals = stage.game().dealer() == seat && !stage.game().is_over();
    let ahead = stage.replay().and_then(Replay::seat_ahead);
    let asked = ahead.or_else(|| stage.session().asked_seat());
    player_row(
        cx,
        PlayerRow {
            seat,
            name: player_names.name(seat),
            owner: stage.owner(seat),
            active: asked == Some(seat) && !stage.pending().is_narrating(),
            beside_name: deals.then(|| span("dealer", cx.texts().dealer())),
            belongings: vec![belongings(cx, stage, player_names, seat)],
            score: stage.score(seat),
        },
    )
}

/// A player's belongings: one picture with a text alternative.
fn belongings(cx: &Context, stage: &CardStage, player_names: &PlayerNames, seat: Seat) -> Node {
    let heard = PlayerHeard::for_seat(player_names, stage.game(), seat);
    let told = cx.texts().player_heard(&heard);
    let owner = stage.owner(seat);
    let ready = heard.meeple == Meeple::Ready && !stage.game().is_over();
    let meeple = drawing::figure(shape_of(Figure::Large), owner).class("special");
    let herds = heard.herds.iter().map(|herd| herd_node(cx, herd));
    let counted = |class: &str, icon: Icon, count: u32| {
        let node = span("held", "").class(class).child(icon.node());
        (count > 0).then(|| node.child(span("", count.to_string())))
    };
    div("supply belongings")
        .attr("role", "img")
        .hover_title(told.clone())
        .attr("aria-label", told)
        .children(counted("in-hand", Icon::Cards, heard.hand))
        .children(ready.then_some(meeple))
        .children(herds)
        .children(counted("jokers", Icon::Animal, heard.waiting))
        .children(counted("chest", Icon::Chest, heard.stored))
}

fn herd_node(cx: &Context, herd: &Herd) -> Node {
    span("held herd", "")
        .class(herd.kind.name())
        .hover_title(cx.texts().herd_held(herd))
        .child(Icon::Animal.node())
        .child(span("", herd.count.to_string()))
}
