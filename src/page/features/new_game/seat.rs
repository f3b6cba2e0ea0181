//! The dialog of a seat in a running game: its name, and who plays it.

use crate::context::Context;
use crate::elements::command::Command;
use crate::elements::icons::Icon;
use crate::elements::intent::{Field, Intent, ShareIntent};
use crate::elements::owners::owner_class;
use crate::elements::table_note::ByLink;
use crate::elements::tree::{Node, dialog, div, el};
use crate::features::new_game::belongings::{holdings_list, supply_list};
use crate::features::new_game::start::{control_node, levels_node, unnamed_text};
use crate::stage::owner_of_colour;
use crate::widgets::{button_node, labelled_intent, rule_of_chests};
use engine::session::{Chair, NAME_LENGTH};
use engine::table::Seat;

pub(crate) fn seat_dialog(cx: &Context, seat: Seat) -> Node {
    let dialog = dialog("seat", cx.texts().change_seat()).class("seat");
    let stage = cx.any_stage();
    let chair = stage.and_then(|stage| stage.seating().chair(seat));
    let (Some(chair), Some(player_names)) = (chair, cx.player_names()) else {
        return dialog;
    };
    let card = div("card")
        .class(owner_class(owner_of_colour(chair.colour())))
        .child(
            el("header")
                .child(el("h1").text(player_names.name(seat)))
                .child(button_node(cx, Command::Close, "quiet corner")),
        )
        .child(seat_fields(cx, seat, chair))
        .children(levels_node(cx, [chair.control].into_iter()))
        .children(belongings(cx, seat))
        .child(match cx.active.by_link {
            Some(by_link) => seat_by_link(cx, by_link, seat, chair),
            None => el("p").class("hint").text(cx.texts().seat_hint()),
        });
    dialog.child(card)
}

/// In a game by link: whose seat is here, and the way to change that.
fn seat_by_link(cx: &Context, by_link: ByLink, seat: Seat, chair: &Chair) -> Node {
    let texts = cx.texts();
    let hint = |text: &str| el("p").class("hint").text(text);
    if by_link.seat == Some(seat) {
        return hint(texts.seat_is_here());
    }
    if !chair.control.is_human() {
        return hint(texts.seat_of_computer());
    }
    let sit = Intent::Share(ShareIntent::Sit(seat));
    div("ways").child(labelled_intent("", sit, Icon::Person, texts.sit_here()))
}

/// The player's figures and other belongings, by name; at cards what a chest is.
fn belongings(cx: &Context, seat: Seat) -> Vec<Node> {
    let Some(stage) = cx.tile_stage() else {
        let stored = cx
            .card_stage()
            .is_some_and(|stage| !stage.game().player(seat).chest().is_empty());
        let told = || el("p").class("hint").text(cx.texts().how_buildings());
        let told = stored.then(|| told().apart(rule_of_chests(cx.texts())));
        return told.into_iter().collect();
    };
    let figures = supply_list(cx, stage, seat);
    let held = holdings_list(cx, stage, seat);
    std::iter::once(figures).chain(held).collect()
}

fn seat_fields(cx: &Context, seat: Seat, chair: &Chair) -> Node {
    let control = || {
        control_node(cx, Field::SeatControl(seat), chair.control)
            .attr("aria-label", cx.texts().player_control())
    };
    // A result of the day is that of one person against one computer.
    let changes = cx.active.by_link.is_none() && !cx.active.counts_for_deck();
    div("row")
        .child(
            el("input")
                .class("name")
                .attr("type", "text")
                .attr("maxlength", NAME_LENGTH.to_string())
                .attr("placeholder", unnamed_text(cx, seat, chair.control))
                .attr("aria-label", cx.texts().player_name())
                .attr("autocomplete", "off")
                .attr("spellcheck", "false")
                .field(Field::SeatName(seat))
                .attr("value", chair.name()),
        )
        .children(changes.then(control))
}
