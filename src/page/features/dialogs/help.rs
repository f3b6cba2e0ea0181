//! The help sheet: what fingers, a mouse and keys do; the keys from the table of commands.

use crate::app::Shell;
use crate::app::input::keys::keys_of;
use crate::app::page::{button_node, labelled};
use crate::context::focus::InputMethod;
use crate::elements::command::Command;
use crate::elements::command::help::{HelpSection, KeyHelp};
use crate::elements::tree::{Node, dialog, div, el, span};
use crate::features::cards::help::card_help;
use engine::table::Kind;

/// The dialog. What somebody plays by stands first.
#[inline(never)]
pub(crate) fn help_dialog(shell: &Shell) -> Node {
    let parts = match shell.game_kind() {
        Kind::Tiles => tile_help(shell),
        Kind::Cards => card_help(shell),
    };
    let card = div("card")
        .child(
            el("header")
                .child(el("h1").text(shell.texts().help()))
                .child(button_node(shell, Command::Close, "quiet corner")),
        )
        .child(labelled(shell, Command::Rules, ""))
        .child(labelled(shell, Command::Learn, ""))
        .children(parts);
    dialog("help", shell.texts().help())
        .class("help")
        .child(card)
}

/// What fingers, a mouse and keys do in the tile game.
fn tile_help(shell: &Shell) -> Vec<Node> {
    let (finger, mouse) = (gestures(shell), mouse_node(shell));
    let mut parts = keys_nodes(shell, Kind::Tiles);
    match shell.input_method() {
        InputMethod::Keys => parts.extend([mouse, finger]),
        _ => _ = parts.splice(0..0, [finger, mouse]),
    }
    parts
}

/// What a finger does on the board; each has a button too.
fn gestures(shell: &Shell) -> Node {
    let texts = shell.texts();
    let all = [
        texts.gesture_drag(),
        texts.gesture_tap(),
        texts.gesture_again(),
        texts.gesture_figure(),
        texts.gesture_table(),
        texts.gesture_guides(),
        texts.gesture_turn(),
        texts.gesture_hold(),
    ];
    told("by-finger", texts.gestures())
        .child(el("ul").children(all.map(|text| el("li").text(text))))
}

/// What a mouse does on the board.
fn mouse_node(shell: &Shell) -> Node {
    let texts = shell.texts();
    let all = [
        texts.mouse_tile(),
        texts.mouse_turn(),
        texts.mouse_figure(),
        texts.mouse_table(),
        texts.mouse_guides(),
        texts.mouse_rest(),
    ];
    told("by-mouse", texts.mouse()).child(el("ul").children(all.map(|text| el("li").text(text))))
}

/// What keys do, in parts.
pub(crate) fn keys_nodes(shell: &Shell, kind: Kind) -> Vec<Node> {
    let part = |part: HelpSection| {
        let ways = part.ways(kind);
        let ways = ways.map(|way| way_row(shell, way));
        let commands = part.commands().filter(|command| command.is_of(kind));
        let rows = ways.chain(commands.map(|command| help_row(shell, command, kind)));
        let rows: Vec<Node> = rows.collect();
        let list = || el("ul").class("commands").children(rows.clone());
        let node = || told("by-keys", part.title(kind, shell.texts())).child(list());
        (!rows.is_empty()).then(node)
    };
    HelpSection::ALL.into_iter().filter_map(part).collect()
}

fn way_row(shell: &Shell, way: &KeyHelp) -> Node {
    el("li")
        .child(span("icon", ""))
        .child(span("label", (way.label)(shell.texts())))
        .child(key_caps(shell, way.keys.iter().copied()))
}

fn help_row(shell: &Shell, command: Command, kind: Kind) -> Node {
    el("li")
        .key(command.name())
        .child(command.icon().node())
        .child(span("label", command.label(kind, shell.texts())))
        .child(key_caps(shell, keys_of(shell, command)))
}

fn key_caps<'a>(shell: &Shell, keys: impl Iterator<Item = &'a str>) -> Node {
    // A key and the same key with shift are one key to a reader.
    let mut names: Vec<String> = Vec::new();
    for name in keys.map(|key| shell.texts().key_name(key)) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    let caps = names.into_iter().map(|name| el("kbd").text(name));
    caps.fold(div("keys"), Node::apart)
}

/// A part of the sheet with its head.
pub(crate) fn told(means: &str, head: &'static str) -> Node {
    el("section")
        .class("gestures")
        .class(means)
        .child(el("h2").text(head))
}
