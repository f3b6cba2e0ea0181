//! Pointer input over the board, as plain data.

use kurbo::{Point, Vec2};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Device {
    /// A mouse: precise, and it can hover.
    #[default]
    Mouse,
    /// A finger: wide, and it hides what it touches.
    Finger,
    /// A pen: precise, and it touches.
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

    /// The radius at which a place for a figure is easy to hit, in CSS pixels.
    pub(super) const fn comfortable_radius(self) -> f64 {
        match self {
            Device::Mouse => 10.0,
            Device::Finger | Device::Pen => 21.0,
        }
    }

    /// The smallest hit radius around a target, in CSS pixels.
    pub(super) const fn hit_radius(self) -> f64 {
        match self {
            Device::Mouse => 14.0,
            Device::Finger | Device::Pen => 24.0,
        }
    }
}

/// A pointer event over the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Input {
    /// The main button, a finger or a pen goes down.
    Down {
        id: i32,
        device: Device,
        /// The position, in CSS pixels.
        at: Point,
    },
    /// A pointer moves, pressed or not.
    Move { id: i32, device: Device, at: Point },
    /// A pointer goes up.
    Up { id: i32, at: Point },
    /// The browser cancels the pointer, or it leaves the board.
    Gone { id: i32 },
    /// The secondary button.
    Turn,
    Wheel {
        /// The position of the pointer.
        at: Point,
        /// The scroll distance, in CSS pixels; down is positive.
        by: Vec2,
        /// Whether it is a pinch on a touch pad.
        pinch: bool,
    },
}
