//! What comes in: the hand of somebody in front of the screen, as plain data.

use kurbo::{Point, Vec2};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Device {
    /// A mouse: exact, and it can hover.
    #[default]
    Mouse,
    /// A finger: wide, and it hides what it touches.
    Finger,
    /// A pen: exact, and it touches.
    Pen,
}

impl Device {
    /// How far a press may move and still be a tap, in CSS pixels.
    pub(super) const fn touch_slop(self) -> f64 {
        match self {
            Device::Mouse => 5.0,
            Device::Finger => 10.0,
            Device::Pen => 8.0,
        }
    }

    /// The radius of a place for a figure that is easily hit, in CSS pixels.
    pub(super) const fn comfortable_radius(self) -> f64 {
        match self {
            Device::Mouse => 10.0,
            Device::Finger | Device::Pen => 21.0,
        }
    }

    /// The least reach of a press around what it means, in CSS pixels.
    pub(super) const fn hit_radius(self) -> f64 {
        match self {
            Device::Mouse => 14.0,
            Device::Finger | Device::Pen => 24.0,
        }
    }
}

/// Something that happens over the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Input {
    /// The main button, a finger or a pen goes down.
    Down {
        id: i32,
        device: Device,
        /// Where, in CSS pixels.
        at: Point,
    },
    /// A pointer moves, pressed or not.
    Move {
        id: i32,
        device: Device,
        at: Point,
    },
    /// A pointer goes up.
    Up {
        id: i32,
        at: Point,
    },
    /// A pointer is taken away by the browser, or leaves the board.
    Gone {
        id: i32,
    },
    /// The second button.
    Turn,
    Wheel {
        /// Where the pointer is.
        at: Point,
        /// How far, in CSS pixels; down is positive.
        by: Vec2,
        /// Whether it is a pinch on a touch pad.
        pinch: bool,
    },
}
