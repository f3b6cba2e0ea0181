//! The bar of a game by link while nobody here is asked: whose turn it is, and the ways to send the link.

use crate::context::Context;
use crate::context::by_link::{LinkStep, await_text, send_text};
use crate::elements::command::Command;
use crate::elements::icons::Icon;
use crate::elements::intent::{Intent, ShareIntent, TurnWay};
use crate::elements::owners::owner_class;
use crate::elements::tree::{Node, div, el, span};
use crate::features::by_link::chat::Delivery;
use crate::messages::PlayerNames;
use crate::sentences::in_sight::last_place;
use crate::stage::AnyStage;
use crate::stage::replay::Replay;
use crate::widgets::by_link::ways;
use crate::widgets::labelled_intent;
use crate::widgets::undo::undo_and_redo_buttons;
use engine::table::Seat;

/// The bar; `None` while somebody here plays, or after the end.
pub(crate) fn link_dock(
    delivery: &Delivery,
    cx: &Context,
    dock: Node,
    stage: &AnyStage,
    player_names: &PlayerNames,
) -> Result<Node, Node> {
    let texts = cx.texts();
    let of = |seat: Seat, dock: Node| {
        dock.class("over by-link")
            .class(owner_class(stage.owner(seat)))
    };
    let chat = cx.is_in_chat();
    Ok(match cx.link_step() {
        None | Some(LinkStep::SendEnd | LinkStep::Over) => return Err(dock),
        Some(LinkStep::ChooseSeat) => dock
            .class("over by-link")
            .child(ask(game_name(cx), texts.which_seat().to_string()))
            .child(seats(delivery, cx, stage, player_names)),
        Some(LinkStep::Send(seat)) if chat => of(seat, dock)
            .child(ask(
                &texts.turn_of(player_names.name(seat)),
                texts.turn_goes_out().to_string(),
            ))
            .child(undo_and_redo_buttons(cx).fold(div("answers").child(send_now(cx)), Node::child)),
        Some(LinkStep::Await(seat)) if chat => of(seat, dock).child(ask(
            &texts.turn_of(player_names.name(seat)),
            texts.awaits_turn_of(player_names.name(seat)),
        )),
        Some(LinkStep::Send(seat)) => of(seat, dock)
            .child(ask(
                &texts.turn_of(player_names.name(seat)),
                send_text(cx, player_names, seat),
            ))
            .child(undo_and_redo_buttons(cx).fold(ways(cx, "primary"), Node::child)),
        Some(LinkStep::Await(seat)) => of(seat, dock)
            .child(ask(
                &texts.turn_of(player_names.name(seat)),
                await_text(cx, player_names, seat),
            ))
            .child(ways(cx, "")),
    })
}

fn game_name(cx: &Context) -> &'static str {
    match cx.is_in_chat() {
        true => cx.texts().game_in_chat(),
        false => cx.texts().game_by_link(),
    }
}

/// The button that sends the turn without waiting for the countdown.
fn send_now(cx: &Context) -> Node {
    let run = Intent::Share(ShareIntent::Turn(TurnWay::Chat));
    labelled_intent("primary", run, Icon::Done, cx.texts().send_turn_now())
}

fn ask(name: &str, question: String) -> Node {
    div("ask")
        .child(span("name", name))
        .child(span("question", question))
}

/// A button for each person: the likeliest one stands out, and those known to be elsewhere are marked.
fn seats(delivery: &Delivery, cx: &Context, stage: &AnyStage, player_names: &PlayerNames) -> Node {
    let taken = delivery.taken_seats(cx);
    let likely = delivery.likely_seat(cx, taken);
    let button = |seat: Seat| {
        let class = if likely == Some(seat) { "primary" } else { "" };
        let sit = Intent::Share(ShareIntent::Sit(seat));
        let name = player_names.name(seat);
        let label = match taken.has(seat) {
            true => cx.texts().seat_of_another(name),
            false => name.to_string(),
        };
        labelled_intent(class, sit, Icon::Person, &label).class(owner_class(stage.owner(seat)))
    };
    div("answers")
        .attr("role", "group")
        .attr("aria-label", cx.texts().which_seat())
        .children(stage.seating().humans().map(button))
}

/// The bar while new turns from a link are shown: what they are, and the button to go on.
pub(crate) fn catching_up_dock(cx: &Context, dock: Node, replay: &Replay) -> Node {
    let texts = cx.texts();
    let (at, last) = replay.counter();
    let turn = texts.turn_number(at.max(1) as u32, last as u32);
    let on = el("button")
        .class("button primary")
        .key("back-to-game")
        .attr("type", "button")
        .run(Intent::Command(Command::BackToGame))
        .child(Icon::Skip.node())
        .child(span("label", texts.go_on()));
    dock.class("over by-link")
        .child(
            div("ask")
                .child(span("name", texts.catching_up()))
                .child(span("question", turn).children(last_place(cx))),
        )
        .child(div("answers").child(on))
}
