//! The buttons of a game by link.

use crate::context::Context;
use crate::context::by_link::{has_system_way, is_turn_copied, sends_files};
use crate::elements::icons::Icon;
use crate::elements::intent::{Intent, ShareIntent, TurnWay};
use crate::elements::tree::{Node, div};
use crate::widgets::{labelled_intent, say_copied};

/// The buttons to send the link, in a row; the first one gets `class`.
pub(crate) fn ways(cx: &Context, class: &str) -> Node {
    div("answers").children(way_buttons(cx, class))
}

/// The buttons to send the link.
pub(crate) fn way_buttons(cx: &Context, class: &str) -> Vec<Node> {
    let texts = cx.texts();
    let button = |class: &str, icon: Icon, label: &str, way: TurnWay| {
        labelled_intent(class, Intent::Share(ShareIntent::Turn(way)), icon, label)
    };
    // The share sheet, if there is one, is the shortest way into a chat.
    let system = has_system_way(cx);
    let share = || {
        let label = texts.share_by_system();
        button(class, Icon::Share, label, TurnWay::System)
    };
    let files = sends_files(cx);
    let (first, label) = match files {
        true => ("", texts.copy_game()),
        false if system => ("", texts.copy_link()),
        false => (class, texts.copy_link()),
    };
    let copy = button(first, Icon::Copy, label, TurnWay::Copy);
    let copy = match is_turn_copied(cx) {
        true => say_copied(cx, copy),
        false => copy,
    };
    if files {
        let file = button(class, Icon::Export, texts.save_file(), TurnWay::File);
        return vec![file, copy];
    }
    let more = button("", Icon::Mail, texts.other_ways(), TurnWay::Show);
    system.then(share).into_iter().chain([copy, more]).collect()
}
