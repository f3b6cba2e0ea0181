//! The dialog of what somebody prefers: a row for each setting of the table.

use super::choices::Row;
use crate::ui::command::Command;
use crate::ui::page::button_node;
use crate::ui::settings::SETTINGS;
use crate::ui::shell::Shell;
use crate::ui::tree::{Node, div, el};

/// The dialog.
pub(super) fn settings_dialog(shell: &Shell) -> Node {
    let rows = SETTINGS
        .iter()
        .map(|setting| Row::default().node(setting, shell.settings(), shell.texts));
    let card = div("card")
        .child(
            el("header")
                .child(el("h1").text(shell.texts.settings()))
                .child(button_node(shell, Command::Close, "quiet corner")),
        )
        .child(div("choices").children(rows));
    el("dialog")
        .class("settings")
        .key("settings")
        .attr("data-modal", "")
        .attr("aria-label", shell.texts.settings())
        .child(card)
}
