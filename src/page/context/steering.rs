//! Notes who steers the page, and asks for the focus.

use crate::context::Context;
use crate::context::effects::Effect;
use crate::context::focus::{FocusRequest, InputMethod};
use crate::elements::intent::Target;
use crate::stage::AnyStage;
use crate::stage::input::Device;
use kurbo::Point;

/// Takes in what points at the board.
pub(crate) fn point_with(cx: &mut Context, device: Device) {
    cx.focus.point_with(device);
    remember_keys(cx);
}

/// Takes in a mouse that moves over the board.
pub(crate) fn move_mouse(cx: &mut Context, at: Point) {
    cx.focus.move_mouse(at);
    remember_keys(cx);
}

/// Takes in a key that may show that keys steer the page.
pub(crate) fn note_key(cx: &mut Context, key: &str) {
    cx.focus.note_key(key);
    remember_keys(cx);
}

/// Whether keys steer is remembered, for the next time the page is loaded.
pub(crate) fn remember_keys(cx: &mut Context) {
    let keys = cx.focus.input_method() == InputMethod::Keys;
    if cx.settings.set_keys(keys) {
        cx.effects.ask(Effect::WriteSettings);
    }
}

/// Requests the focus for what is to be answered next, when keys steer and the game went on.
pub(crate) fn update_focus(cx: &mut Context) {
    if let Some(stage) = cx.stage.as_ref() {
        cx.focus.update(stage);
    }
}

/// Requests the focus for what is to be answered now, when keys steer.
pub(crate) fn focus_on_next_target(cx: &mut Context) {
    if let Some(target) = cx.any_stage().map(AnyStage::next_target) {
        focus_on(cx, target);
    }
}

/// Requests the focus for the game, when something that points closed a dialog over it: what opened the dialog would have the
/// focus again, and a key that is meant for the game would press it.
pub(crate) fn leave_opener(cx: &mut Context) {
    if !cx.by_keys() {
        cx.focus.request(Target::DOCK);
    }
}

/// Requests the focus for a part of the page, when keys steer.
pub(crate) fn focus_on(cx: &mut Context, target: Target) {
    if cx.by_keys() {
        cx.focus.request(target);
    }
}

impl Context {
    /// Takes in whether a key or a screen reader did something, rather than a pointer.
    pub fn note_input(&mut self, steered: bool) {
        self.focus.note_input(steered);
        remember_keys(self);
    }

    /// By what somebody plays.
    pub const fn input_method(&self) -> InputMethod {
        self.focus.input_method()
    }

    /// Whether the focus has to be where something can be done with a key.
    pub fn by_keys(&self) -> bool {
        self.focus.by_keys()
    }

    /// Where the focus is to go, once.
    pub fn take_focus_request(&mut self) -> Option<FocusRequest> {
        self.focus.request.take()
    }

    /// Where the focus goes when what had it is gone.
    pub fn focus_fallback(&self) -> Target {
        match self.any_stage() {
            Some(stage) if self.by_keys() => stage.next_target(),
            _ => Target::DOCK,
        }
    }
}
