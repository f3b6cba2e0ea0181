//! The buttons to take back and redo, and how long they are offered.

use crate::context::Context;
use crate::elements::command::Command;
use crate::elements::setting::Pace;
use crate::elements::tree::Node;
use crate::elements::tree::span;
use crate::stage::AnyStage;
use crate::widgets::labelled;
/// The buttons to take back and redo, where possible.
pub(crate) fn undo_and_redo_buttons(cx: &Context) -> impl Iterator<Item = Node> {
    let played = cx.any_stage();
    let undo = played.is_some_and(AnyStage::can_undo);
    let redo = played.is_some_and(|stage| stage.asks() && stage.can_redo());
    let undo = undo.then(|| labelled(cx, Command::Undo, "quiet").children(countdown(cx)));
    let redo = redo.then(|| labelled(cx, Command::Redo, "quiet"));
    undo.into_iter().chain(redo)
}

/// The seconds left to take back a turn that has ended. Hidden from screen readers.
pub(crate) fn countdown(cx: &Context) -> Option<Node> {
    let left = seconds_to_undo(cx)?;
    Some(span("countdown", left.to_string()).attr("aria-hidden", "true"))
}

/// The seconds that the next player waits, so that a turn that has ended can be taken back; none for a computer that plays
/// instantly.
pub(crate) fn seconds_to_undo(cx: &Context) -> Option<u32> {
    if let Some(left) = cx.seconds_to_chat() {
        return Some(left);
    }
    let stage = cx.any_stage()?;
    let at_once = cx.settings().pace == Pace::Instant && stage.computers_turn().is_some();
    stage.seconds_held_back().filter(|_| !at_once)
}
