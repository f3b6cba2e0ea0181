//! The view for a room: toggled by one key, in full screen if the browser allows it.

use crate::context::Context;
use crate::context::effects::Effect;
use crate::context::panels::Arrangement;
use crate::elements::command::Command;
use crate::elements::tree::{Node, el};
use crate::widgets::{button_node, stack_node};

/// Handles that the browser has left full screen: leaving it by a browser key also leaves the view for a room.
pub fn leave_full_screen(cx: &mut Context) {
    cx.panels.arrange(Arrangement::Panels);
}

pub(crate) fn toggle_projector(cx: &mut Context) {
    match cx.panels.arrangement() {
        Arrangement::Panels => {
            cx.panels.show_remaining(false);
            cx.panels.arrange(Arrangement::Projector);
            cx.effects.push(Effect::FillScreen);
        }
        Arrangement::Projector => leave_projector(cx),
    }
}

pub(crate) fn leave_projector(cx: &mut Context) {
    cx.panels.arrange(Arrangement::Panels);
    cx.effects.push(Effect::LeaveScreen);
}

/// Above the scores at the edge: the number of tiles left, and the button back to the panels.
pub(crate) fn projector_head(cx: &Context) -> Node {
    el("header")
        .class("brand")
        .key("projector")
        .children(stack_node(cx))
        .child(button_node(cx, Command::Projector, "quiet").state("aria-pressed", true))
}
