//! A pointer that is down over the board of either game.

use kurbo::{Point, Vec2};

use crate::stage::input::Device;

/// A pointer that is down.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Press {
    pub(super) id: i32,
    pub(super) device: Device,
    pub(super) start: Point,
    pub(super) at: Point,
    pub(super) moved: bool,
    /// Whether it selected another tile of the hand, or another kind of figure from the bar or the board.
    pub(super) chooses: bool,
}

impl Press {
    /// A pointer that goes down at a point, in CSS pixels.
    pub(super) fn new(id: i32, device: Device, at: Point) -> Self {
        Press {
            id,
            device,
            start: at,
            at,
            moved: false,
            chooses: false,
        }
    }

    /// Whether a second finger turns it into a pinch that moves and zooms the table.
    pub(super) fn may_pinch(self) -> bool {
        self.device != Device::Mouse && !self.chooses
    }

    /// The same press as if it began where the pointer is now.
    pub(super) fn restarted(self) -> Self {
        Press {
            start: self.at,
            ..self
        }
    }

    /// The press after the pointer moved.
    pub(super) fn to(self, at: Point) -> Self {
        let moved = self.moved || at.distance(self.start) > self.device.touch_slop();
        Press { at, moved, ..self }
    }
}

/// The offset from the pointer to the centre of what it drags, in CSS pixels: a finger would hide it.
pub(super) fn lift_above(device: Device) -> Vec2 {
    match device {
        Device::Finger => Vec2::new(0.0, -52.0),
        Device::Mouse | Device::Pen => Vec2::ZERO,
    }
}
