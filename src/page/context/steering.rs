//! Notes the input method, and requests the focus.

use crate::context::Context;
use crate::context::effects::Effect;
use crate::context::focus::{FocusRequest, InputMethod};
use crate::elements::intent::Target;
use crate::stage::AnyStage;
use crate::stage::input::Device;
use kurbo::Point;

/// Notes the device that points at the board.
pub(crate) fn point_with(cx: &mut Context, device: Device) {
    cx.focus.point_with(device);
    remember_keys(cx);
}

/// Notes a mouse move over the board.
pub(crate) fn move_mouse(cx: &mut Context, at: Point) {
    cx.focus.move_mouse(at);
    remember_keys(cx);
}

/// Notes a key press, which may show that the keyboard is used.
pub(crate) fn note_key(cx: &mut Context, key: &str) {
    cx.focus.note_key(key);
    remember_keys(cx);
}

/// Stores whether the keyboard is used, for the next visit.
pub(crate) fn remember_keys(cx: &mut Context) {
    let keys = cx.focus.input_method() == InputMethod::Keys;
    if cx.settings.set_keys(keys) {
        cx.effects.push(Effect::WriteSettings);
    }
}

/// Requests the focus for the next decision if the keyboard is used and the game went on.
pub(crate) fn update_focus(cx: &mut Context) {
    if let Some(stage) = cx.stage.as_ref() {
        cx.focus.update(stage);
    }
}

/// Requests the focus for the next decision if the keyboard is used.
pub(crate) fn focus_on_next_target(cx: &mut Context) {
    if let Some(target) = cx.any_stage().map(AnyStage::next_target) {
        focus_on(cx, target);
    }
}

/// Requests the focus for the game after a pointer closed a dialog over it: otherwise the focus would return to the button that
/// opened the dialog, and a key meant for the game would press it.
pub(crate) fn leave_opener(cx: &mut Context) {
    if !cx.by_keys() {
        cx.focus.request(Target::DOCK);
    }
}

/// Requests the focus for an element of the page if the keyboard is used.
pub(crate) fn focus_on(cx: &mut Context, target: Target) {
    if cx.by_keys() {
        cx.focus.request(target);
    }
}

impl Context {
    /// Notes whether the last input came from a keyboard or screen reader, and not from a pointer.
    pub fn note_input(&mut self, steered: bool) {
        self.focus.note_input(steered);
        remember_keys(self);
    }

    pub const fn input_method(&self) -> InputMethod {
        self.focus.input_method()
    }

    /// Whether the focus has to be on something that a key can operate.
    pub fn by_keys(&self) -> bool {
        self.focus.by_keys()
    }

    /// Takes the request for the focus.
    pub fn take_focus_request(&mut self) -> Option<FocusRequest> {
        self.focus.request.take()
    }

    /// Where the focus goes when its element is removed.
    pub fn focus_fallback(&self) -> Target {
        match self.any_stage() {
            Some(stage) if self.by_keys() => stage.next_target(),
            _ => Target::DOCK,
        }
    }
}
