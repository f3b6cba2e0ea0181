//! The view for a room: begun and left by one key, with the whole screen where the browser gives it.

use crate::app::Shell;
use crate::app::page::{button_node, stack_node};
use crate::context::effects::Effect;
use crate::context::panels::Arrangement;
use crate::elements::command::Command;
use crate::elements::tree::{Node, el};

impl Shell {
    /// Takes in that the browser shows other things around the page again: whoever leaves the whole screen by a key of
    /// the browser leaves the view for a room.
    pub fn leave_full_screen(&mut self) {
        self.panels.arrange(Arrangement::Panels);
    }
}

/// Begins the view for a room, or leaves it.
pub(crate) fn toggle_projector(shell: &mut Shell) {
    match shell.panels.arrangement() {
        Arrangement::Panels => {
            shell.panels.close_remaining();
            shell.panels.show_log(false);
            shell.panels.arrange(Arrangement::Projector);
            shell.effects.ask(Effect::FillScreen);
        }
        Arrangement::Projector => leave_projector(shell),
    }
}

/// Leaves the view for a room.
pub(crate) fn leave_projector(shell: &mut Shell) {
    shell.panels.arrange(Arrangement::Panels);
    shell.effects.ask(Effect::LeaveScreen);
}

/// Above the scores at the edge: the tiles left, and the way back to the panels.
pub(crate) fn projector_head(shell: &Shell) -> Node {
    el("header")
        .class("brand")
        .key("projector")
        .children(stack_node(shell))
        .child(button_node(shell, Command::Projector, "quiet").state("aria-pressed", true))
}
