//! The view for a room: begun and left by one key, with the whole screen where the browser gives it.

use crate::context::Context;
use crate::context::effects::Effect;
use crate::context::panels::Arrangement;
use crate::context::widgets::{button_node, stack_node};
use crate::elements::command::Command;
use crate::elements::tree::{Node, el};

impl Context {
    /// Takes in that the browser shows other things around the page again: whoever leaves the whole screen by a key of
    /// the browser leaves the view for a room.
    pub fn leave_full_screen(&mut self) {
        self.panels.arrange(Arrangement::Panels);
    }
}

/// Begins the view for a room, or leaves it.
pub(crate) fn toggle_projector(cx: &mut Context) {
    match cx.panels.arrangement() {
        Arrangement::Panels => {
            cx.panels.close_remaining();
            cx.panels.show_log(false);
            cx.panels.arrange(Arrangement::Projector);
            cx.effects.ask(Effect::FillScreen);
        }
        Arrangement::Projector => leave_projector(cx),
    }
}

/// Leaves the view for a room.
pub(crate) fn leave_projector(cx: &mut Context) {
    cx.panels.arrange(Arrangement::Panels);
    cx.effects.ask(Effect::LeaveScreen);
}

/// Above the scores at the edge: the tiles left, and the way back to the panels.
pub(crate) fn projector_head(cx: &Context) -> Node {
    el("header")
        .class("brand")
        .key("projector")
        .children(stack_node(cx))
        .child(button_node(cx, Command::Projector, "quiet").state("aria-pressed", true))
}
