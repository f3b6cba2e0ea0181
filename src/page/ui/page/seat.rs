//! The dialog of a seat in a running game: its name, and who decides for it.

use crate::ui::command::Command;
use crate::ui::intent::Field;
use crate::ui::owner_of_colour;
use crate::ui::page::button_node;
use crate::ui::page::holdings::holdings_told;
use crate::ui::page::players::owner_class;
use crate::ui::page::start::{control_node, unnamed_text};
use crate::ui::shell::Shell;
use crate::ui::tree::{Node, div, el};
use engine::session::{Chair, NAME_LENGTH};
use engine::table::Seat;

/// The dialog.
pub(super) fn seat_dialog(shell: &Shell, seat: Seat) -> Node {
    let dialog = el("dialog")
        .class("seat")
        .key("seat")
        .attr("data-modal", "")
        .attr("aria-label", shell.texts.change_seat());
    let table = shell.played();
    let chair = table.and_then(|table| table.seating().chair(seat));
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
        .children(
            shell
                .shown
                .tiles()
                .and_then(|table| holdings_told(shell, table, seat)),
        )
        .child(el("p").class("hint").text(shell.texts.seat_hint()));
    dialog.child(card)
}

fn seat_fields(shell: &Shell, seat: Seat, chair: &Chair) -> Node {
    div("row")
        .child(
            el("input")
                .class("name")
                .attr("type", "text")
                .attr("maxlength", NAME_LENGTH.to_string())
                .attr("placeholder", unnamed_text(shell, seat, chair.control))
                .attr("aria-label", shell.texts.player_name())
                .attr("autocomplete", "off")
                .attr("spellcheck", "false")
                .field(Field::SeatName(seat))
                .attr("value", chair.name()),
        )
        .child(
            control_node(shell, Field::SeatControl(seat), chair.control)
                .attr("aria-label", shell.texts.player_control()),
        )
}
