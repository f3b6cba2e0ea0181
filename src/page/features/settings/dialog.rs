//! The settings dialog: a row for each setting of the table.

use crate::context::Context;
use crate::context::settings::SETTINGS;
use crate::elements::choices::Row;
use crate::elements::command::Command;
use crate::elements::tree::{Node, dialog, div, el};
use crate::features::settings::offline;
use crate::features::settings::offline::Offline;
use crate::widgets::button_node;

pub(crate) fn settings_dialog(offline: &Offline, cx: &Context) -> Node {
    let rows = SETTINGS
        .iter()
        .map(|setting| Row::default().node(setting, cx.settings(), cx.texts()));
    let card = div("card")
        .child(
            el("header")
                .child(el("h1").text(cx.texts().settings()))
                .child(button_node(cx, Command::Close, "quiet corner")),
        )
        .child(
            div("choices")
                .children(rows)
                .children(offline::row(offline, cx)),
        );
    dialog("settings", cx.texts().settings())
        .class("settings")
        .child(card)
}
