//! Which input method is used, and where the focus goes next. The browser code moves it.

use crate::elements::intent::Target;
use crate::stage::input::Device;
use crate::stage::{AnyStage, Pending};
use kurbo::Point;

/// Keys that show that the page is used without a pointer.
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

/// How far a mouse has to move over the board to count as used, in CSS pixels: less may be an accident.
const ROAM: f64 = 24.0;

/// A request to focus an element of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FocusRequest {
    pub target: Target,
    /// Whether it may move the focus away from the panels beside the game.
    pub firm: bool,
    /// Whether the element is in the dialog in front, and not in the page.
    pub inside: bool,
}

impl FocusRequest {
    /// For an element of the page, wherever the focus is.
    pub(crate) const fn firm(target: Target) -> FocusRequest {
        FocusRequest {
            target,
            firm: true,
            inside: false,
        }
    }

    /// For an element of the dialog in front.
    pub(crate) const fn inside(target: Target) -> FocusRequest {
        FocusRequest {
            target,
            firm: true,
            inside: true,
        }
    }
}

/// The input method used last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum InputMethod {
    /// Some kind of pointer, or nothing yet.
    #[default]
    Pointer,
    Mouse,
    /// A finger or a pen.
    Finger,
    /// A keyboard or a screen reader.
    Keys,
}

/// The input method, and where the focus goes next.
#[derive(Clone, Debug, Default)]
pub struct Focus {
    method: InputMethod,
    /// Whether a key was pressed last, even if only to assist a pointer.
    typed: bool,
    /// Where the mouse was first seen after the keyboard was used.
    mouse: Option<Point>,
    /// The epoch of the session and the pending state for which the focus was moved last.
    moved_for: Option<(u64, Pending)>,
    pub(crate) request: Option<FocusRequest>,
}

impl Focus {
    /// Starts with the input method of the last visit: keyboard or pointer.
    pub(crate) const fn begin(&mut self, keys: bool) {
        if keys {
            self.method = InputMethod::Keys;
        }
    }

    pub(crate) const fn input_method(&self) -> InputMethod {
        self.method
    }

    /// Whether the focus has to be on something that a key can operate.
    pub(crate) fn by_keys(&self) -> bool {
        self.method == InputMethod::Keys || self.typed
    }

    pub(crate) const fn play_by(&mut self, method: InputMethod) {
        self.method = method;
        self.mouse = None;
    }

    /// Notes whether the last input came from a keyboard or screen reader, and not from a pointer.
    pub(crate) fn note_input(&mut self, steered: bool) {
        self.typed = steered;
        match (steered, self.method) {
            (true, _) => self.play_by(InputMethod::Keys),
            (false, InputMethod::Keys) => self.play_by(InputMethod::Pointer),
            (false, _) => {}
        }
    }

    /// Notes the device that points at the board.
    pub(crate) fn point_with(&mut self, device: Device) {
        self.typed = false;
        self.play_by(match device {
            Device::Mouse => InputMethod::Mouse,
            Device::Finger | Device::Pen => InputMethod::Finger,
        });
    }

    /// Notes a mouse move over the board: far enough, and the mouse replaces the keyboard.
    pub(crate) fn move_mouse(&mut self, at: Point) {
        if self.method != InputMethod::Keys {
            return;
        }
        let from = *self.mouse.get_or_insert(at);
        if from.distance(at) > ROAM {
            self.point_with(Device::Mouse);
        }
    }

    /// Notes a key press, which may show that the keyboard is used.
    pub(crate) fn note_key(&mut self, key: &str) {
        self.typed = true;
        if STEERING.contains(&key) {
            self.play_by(InputMethod::Keys);
        }
    }

    /// Requests the focus for an element of the page.
    pub(crate) fn request(&mut self, target: Target) {
        self.request = Some(FocusRequest::firm(target));
    }

    /// Requests the focus for an element of the dialog in front.
    pub(crate) fn request_inside(&mut self, target: Target) {
        self.request = Some(FocusRequest::inside(target));
    }

    /// Forgets the game for which the focus was moved.
    pub(crate) const fn forget_game(&mut self) {
        self.moved_for = None;
    }

    /// Requests the focus for the next decision if the keyboard is used and the game went on.
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
