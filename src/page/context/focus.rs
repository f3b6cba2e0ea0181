//! Who steers the page, and where the focus is to go next. The browser moves it.

use crate::elements::intent::Target;
use crate::stage::input::Device;
use crate::stage::{AnyStage, Pending};
use kurbo::Point;

/// Keys by which somebody steers the page without a pointer.
const STEERING: [&str; 9] = [
    "Tab",
    "Enter",
    " ",
    "Home",
    "End",
    "ArrowUp",
    "ArrowDown",
    "ArrowLeft",
    "ArrowRight",
];

/// How far a mouse goes over the board before it was used, in pixels of the page: one that was pushed aside was not.
const ROAM: f64 = 24.0;

/// A part of the page that is to have the focus.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FocusRequest {
    pub target: Target,
    /// Whether it is to have the focus even if that is in the panels beside the game.
    pub firm: bool,
    /// Whether it is a part of the dialog in front, rather than of the page.
    pub inside: bool,
}

impl FocusRequest {
    /// For a part of the page, wherever the focus is.
    pub(crate) const fn firm(target: Target) -> FocusRequest {
        FocusRequest {
            target,
            firm: true,
            inside: false,
        }
    }

    /// For a part of the dialog in front.
    pub(crate) const fn inside(target: Target) -> FocusRequest {
        FocusRequest {
            target,
            firm: true,
            inside: true,
        }
    }
}

/// What somebody plays with: what was used last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum InputMethod {
    /// A pointer of some kind, or nothing yet.
    #[default]
    Pointer,
    Mouse,
    /// A finger or a pen.
    Finger,
    /// Keys or a screen reader.
    Keys,
}

/// Who steers, and where the focus is to go next.
#[derive(Clone, Debug, Default)]
pub struct Focus {
    method: InputMethod,
    /// Whether a key was used last, even if it may only help somebody who points.
    typed: bool,
    /// Where the mouse was first seen after keys were used.
    mouse: Option<Point>,
    /// The state of the session for which the focus was moved last, and what its question waited for.
    moved_for: Option<(u64, Pending)>,
    pub(crate) request: Option<FocusRequest>,
}

impl Focus {
    /// Begins as it was left the last time: by keys, or by something that points.
    pub(crate) const fn begin(&mut self, keys: bool) {
        if keys {
            self.method = InputMethod::Keys;
        }
    }

    /// By what somebody plays.
    pub(crate) const fn input_method(&self) -> InputMethod {
        self.method
    }

    /// Whether the focus has to be where something can be done with a key.
    pub(crate) fn by_keys(&self) -> bool {
        self.method == InputMethod::Keys || self.typed
    }

    pub(crate) const fn play_by(&mut self, method: InputMethod) {
        self.method = method;
        self.mouse = None;
    }

    /// Takes in whether a key or a screen reader did something, rather than a pointer.
    pub(crate) fn note_input(&mut self, steered: bool) {
        self.typed = steered;
        match (steered, self.method) {
            (true, _) => self.play_by(InputMethod::Keys),
            (false, InputMethod::Keys) => self.play_by(InputMethod::Pointer),
            (false, _) => {}
        }
    }

    /// Takes in what points at the board.
    pub(crate) fn point_with(&mut self, device: Device) {
        self.typed = false;
        self.play_by(match device {
            Device::Mouse => InputMethod::Mouse,
            Device::Finger | Device::Pen => InputMethod::Finger,
        });
    }

    /// Takes in a mouse that moves over the board: whoever goes on with it after keys is told about it.
    pub(crate) fn move_mouse(&mut self, at: Point) {
        if self.method != InputMethod::Keys {
            return;
        }
        let from = *self.mouse.get_or_insert(at);
        if from.distance(at) > ROAM {
            self.point_with(Device::Mouse);
        }
    }

    /// Takes in a key that may show that keys steer the page.
    pub(crate) fn note_key(&mut self, key: &str) {
        self.typed = true;
        if STEERING.contains(&key) {
            self.play_by(InputMethod::Keys);
        }
    }

    /// Requests the focus for a part of the page, wherever it is.
    pub(crate) fn request(&mut self, target: Target) {
        self.request = Some(FocusRequest::firm(target));
    }

    /// Requests the focus for a part of the dialog in front.
    pub(crate) fn request_inside(&mut self, target: Target) {
        self.request = Some(FocusRequest::inside(target));
    }

    /// Forgets the game the focus was in.
    pub(crate) const fn forget_game(&mut self) {
        self.moved_for = None;
    }

    /// Requests the focus for what is to be answered next, when keys steer and the game went on.
    pub(crate) fn update(&mut self, stage: &AnyStage) {
        let now = Some((stage.epoch(), stage.pending()));
        if now == self.moved_for {
            return;
        }
        let opened = self.moved_for.is_none();
        self.moved_for = now;
        if self.method == InputMethod::Keys {
            self.request = Some(FocusRequest {
                target: stage.next_target(),
                firm: opened,
                inside: false,
            });
        }
    }
}
