//! The dialog of what somebody prefers: a row for each setting of the table.

use super::choices::Row;
use crate::ui::app::App;
use crate::ui::command::Command;
use crate::ui::settings::SETTINGS;
use crate::ui::tree::{Node, div, el};

impl App {
    /// The dialog.
    pub(super) fn settings_dialog(&self) -> Node {
        let rows = SETTINGS
            .iter()
            .map(|setting| Row::default().node(setting, self.settings(), self.texts));
        let card = div("card")
            .child(
                el("header")
                    .child(el("h1").text(self.texts.settings()))
                    .child(self.button(Command::Close, "quiet corner")),
            )
            .child(div("choices").children(rows));
        el("dialog")
            .class("settings")
            .key("settings")
            .attr("data-modal", "")
            .attr("aria-label", self.texts.settings())
            .child(card)
    }
}
