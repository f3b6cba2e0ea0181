//! The dialog of what somebody prefers: a row for each setting of the table.

use crate::app::Shell;
use crate::app::page::button_node;
use crate::context::settings::SETTINGS;
use crate::elements::command::Command;
use crate::elements::tree::{Node, dialog, div, el};
use crate::features::dialogs::choices::Row;
use crate::features::settings::offline;

/// The dialog.
#[inline(never)]
pub(crate) fn settings_dialog(shell: &Shell) -> Node {
    let rows = SETTINGS
        .iter()
        .map(|setting| Row::default().node(setting, shell.settings(), shell.texts()));
    let card = div("card")
        .child(
            el("header")
                .child(el("h1").text(shell.texts().settings()))
                .child(button_node(shell, Command::Close, "quiet corner")),
        )
        .child(div("choices").children(rows).children(offline::row(shell)));
    dialog("settings", shell.texts().settings())
        .class("settings")
        .child(card)
}
