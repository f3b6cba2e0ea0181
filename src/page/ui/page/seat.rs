//! The dialog of a seat in a running game: its name, and who decides for it.

use crate::ui::app::App;
use crate::ui::command::Command;
use crate::ui::intent::Field;
use crate::ui::owner_of_colour;
use crate::ui::page::players::owner_class;
use crate::ui::tree::{Node, div, el};
use engine::session::{Chair, NAME_LENGTH};
use engine::table::Seat;

impl App {
    /// The dialog.
    pub(super) fn seat_dialog(&self, seat: Seat) -> Node {
        let dialog = el("dialog")
            .class("seat")
            .key("seat")
            .attr("data-modal", "")
            .attr("aria-label", self.texts.change_seat());
        let table = self.played();
        let chair = table.and_then(|table| table.seating().chair(seat));
        let (Some(chair), Some(company)) = (chair, self.company()) else {
            return dialog;
        };
        let card = div("card")
            .class(owner_class(owner_of_colour(chair.colour())))
            .child(
                el("header")
                    .child(el("h1").text(company.name(seat)))
                    .child(self.button(Command::Close, "quiet corner")),
            )
            .child(self.seat_fields(seat, chair))
            .children(
                self.shown
                    .tiles()
                    .and_then(|table| self.holdings_told(table, seat)),
            )
            .child(el("p").class("hint").text(self.texts.seat_hint()));
        dialog.child(card)
    }

    fn seat_fields(&self, seat: Seat, chair: &Chair) -> Node {
        div("row")
            .child(
                el("input")
                    .class("name")
                    .attr("type", "text")
                    .attr("maxlength", NAME_LENGTH.to_string())
                    .attr("placeholder", self.unnamed(seat, chair.control))
                    .attr("aria-label", self.texts.player_name())
                    .attr("autocomplete", "off")
                    .attr("spellcheck", "false")
                    .field(Field::SeatName(seat))
                    .attr("value", chair.name()),
            )
            .child(
                self.control(Field::SeatControl(seat), chair.control)
                    .attr("aria-label", self.texts.player_control()),
            )
    }
}
