//! The help sheet: what fingers, a mouse and keys do; keys come from the table of commands.

pub mod card_help;
pub mod values;

use crate::context::Context;
use crate::context::focus::InputMethod;
use crate::context::keys::keys_of;
use crate::elements::command::help::KeyHelp;
use crate::elements::command::{Command, HelpSection};
use crate::elements::tree::{Node, dialog, div, el, span};
use crate::features::help::card_help::card_help;
use crate::widgets::{button_node, labelled};
use engine::table::Kind;

/// The dialog, with the current input method first.
pub(crate) fn help_dialog(cx: &Context) -> Node {
    let parts = match cx.game_kind() {
        Kind::Tiles => tile_help(cx),
        Kind::Cards => card_help(cx),
    };
    let card = div("card")
        .child(
            el("header")
                .child(el("h1").text(cx.texts().help()))
                .child(button_node(cx, Command::Close, "quiet corner")),
        )
        .child(labelled(cx, Command::Rules, ""))
        .child(labelled(cx, Command::Learn, ""))
        .children(parts);
    dialog("help", cx.texts().help()).class("help").child(card)
}

/// What fingers, a mouse and keys do in the tile game.
fn tile_help(cx: &Context) -> Vec<Node> {
    let (finger, mouse) = (gestures(cx), mouse_node(cx));
    let mut parts = keys_nodes(cx, Kind::Tiles);
    match cx.input_method() {
        InputMethod::Keys => parts.extend([mouse, finger]),
        _ => _ = parts.splice(0..0, [finger, mouse]),
    }
    parts
}

/// What a finger does on the board; there is a button for each gesture, too.
fn gestures(cx: &Context) -> Node {
    let texts = cx.texts();
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
fn mouse_node(cx: &Context) -> Node {
    let texts = cx.texts();
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
pub(crate) fn keys_nodes(cx: &Context, kind: Kind) -> Vec<Node> {
    let part = |part: HelpSection| {
        let ways = part.ways(kind);
        let ways = ways.map(|way| way_row(cx, way));
        let commands = part.commands().filter(|command| command.is_of(kind));
        let rows = ways.chain(commands.map(|command| help_row(cx, command, kind)));
        let rows: Vec<Node> = rows.collect();
        let list = || el("ul").class("commands").children(rows.clone());
        let node = || told("by-keys", part.title(kind, cx.texts())).child(list());
        (!rows.is_empty()).then(node)
    };
    HelpSection::ALL.into_iter().filter_map(part).collect()
}

fn way_row(cx: &Context, way: &KeyHelp) -> Node {
    el("li")
        .child(span("icon", ""))
        .child(span("label", (way.label)(cx.texts())))
        .child(key_caps(cx, way.keys.iter().copied()))
}

fn help_row(cx: &Context, command: Command, kind: Kind) -> Node {
    el("li")
        .key(command.name())
        .child(command.icon().node())
        .child(span("label", command.label(kind, cx.texts())))
        .child(key_caps(cx, keys_of(cx, command)))
}

fn key_caps<'a>(cx: &Context, keys: impl Iterator<Item = &'a str>) -> Node {
    // For readers, a key and the same key with Shift are one key.
    let mut names: Vec<String> = Vec::new();
    for name in keys.map(|key| cx.texts().key_name(key)) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    let caps = names.into_iter().map(|name| el("kbd").text(name));
    caps.fold(div("keys"), Node::apart)
}

/// A section of the sheet with its heading.
pub(crate) fn told(means: &str, head: &'static str) -> Node {
    el("section")
        .class("gestures")
        .class(means)
        .child(el("h2").text(head))
}
