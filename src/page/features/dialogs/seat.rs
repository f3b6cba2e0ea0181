//! The dialog of a seat in a running game: its name, and who decides for it.

use crate::app::Shell;
use crate::app::page::{button_node, labelled_intent};
use crate::elements::command::Command;
use crate::elements::icons::Icon;
use crate::elements::intent::{Field, Intent, ShareIntent};
use crate::elements::table_note::ByLink;
use crate::elements::tree::{Node, dialog, div, el};
use crate::features::dialogs::new_game::start::{control_node, levels_node, unnamed_text};
use crate::features::panels::holdings::holdings_told;
use crate::features::panels::players::{owner_class, supply_told};
use crate::stage::owner_of_colour;
use engine::session::{Chair, NAME_LENGTH};
use engine::table::Seat;

/// The dialog.
#[inline(never)]
pub(crate) fn seat_dialog(shell: &Shell, seat: Seat) -> Node {
    let dialog = dialog("seat", shell.texts().change_seat()).class("seat");
    let stage = shell.any_stage();
    let chair = stage.and_then(|stage| stage.seating().chair(seat));
    let (Some(chair), Some(company)) = (chair, shell.company()) else {
        return dialog;
    };
    let card = div("card")
        .class(owner_class(owner_of_colour(chair.colour())))
        .child(
            el("header")
                .child(el("h1").text(company.name(seat)))
                .child(button_node(shell, Command::Close, "quiet corner")),
        )
        .child(seat_fields(shell, seat, chair))
        .children(levels_node(shell, [chair.control].into_iter()))
        .children(belongings(shell, seat))
        .child(match shell.active.by_link {
            Some(by_link) => seat_by_link(shell, by_link, seat, chair),
            None => el("p").class("hint").text(shell.texts().seat_hint()),
        });
    dialog.child(card)
}

/// In a game by link: who sits here, and the way to change that.
fn seat_by_link(shell: &Shell, by_link: ByLink, seat: Seat, chair: &Chair) -> Node {
    let texts = shell.texts();
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

/// What the player has, by name: figures, and what else there is.
fn belongings(shell: &Shell, seat: Seat) -> Vec<Node> {
    let Some(stage) = shell.stage.tiles() else {
        return Vec::new();
    };
    let figures = supply_told(shell, stage, seat);
    let held = holdings_told(shell, stage, seat);
    std::iter::once(figures).chain(held).collect()
}

fn seat_fields(shell: &Shell, seat: Seat, chair: &Chair) -> Node {
    let control = || {
        control_node(shell, Field::SeatControl(seat), chair.control)
            .attr("aria-label", shell.texts().player_control())
    };
    let at_one_screen = shell.active.by_link.is_none();
    div("row")
        .child(
            el("input")
                .class("name")
                .attr("type", "text")
                .attr("maxlength", NAME_LENGTH.to_string())
                .attr("placeholder", unnamed_text(shell, seat, chair.control))
                .attr("aria-label", shell.texts().player_name())
                .attr("autocomplete", "off")
                .attr("spellcheck", "false")
                .field(Field::SeatName(seat))
                .attr("value", chair.name()),
        )
        .children(at_one_screen.then(control))
}
