//! A pointer that is down over the board of either game.

use kurbo::{Point, Vec2};

use crate::stage::input::Device;

/// The zoom per CSS pixel of a wheel, and of a pinch on a touch pad, as the logarithm of the factor.
const WHEEL_RATE: f64 = 0.0018;
const PINCH_RATE: f64 = 0.012;
/// The longest wheel step that counts, in CSS pixels.
const LONGEST_STEP: f64 = 240.0;

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

/// Two pointers after one of them moved; none if it was another one.
pub(super) fn pinched((id, at): (i32, Point), one: Press, other: Press) -> Option<(Press, Press)> {
    match id {
        id if id == one.id => Some((one.to(at), other)),
        id if id == other.id => Some((one, other.to(at))),
        _ => None,
    }
}

/// How much a wheel zooms in, or a pinch on a touch pad.
pub(super) fn wheel_factor(by: Vec2, pinch: bool) -> f64 {
    let rate = if pinch { PINCH_RATE } else { WHEEL_RATE };
    (-by.y.clamp(-LONGEST_STEP, LONGEST_STEP) * rate).exp()
}
