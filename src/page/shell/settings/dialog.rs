//! The dialog of what somebody prefers: a row for each setting of the table.

use crate::elements::command::Command;
use crate::elements::tree::{Node, dialog, div, el};
use crate::shell::Shell;
use crate::shell::dialogs::choices::Row;
use crate::shell::page::button_node;
use crate::shell::settings::{SETTINGS, offline};

/// The dialog.
#[inline(never)]
pub(in crate::shell) fn settings_dialog(shell: &Shell) -> Node {
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
