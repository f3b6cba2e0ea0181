//! What the pointer that is down over the rows does.

use kurbo::Point;

use crate::stage::cards::playable::Playable;
use crate::stage::pointer::{Press, lift_above};

/// What the pointer that is down does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum CardGesture {
    None,
    /// It presses or drags a card or the large meeple.
    Playable(Playable, Press),
    /// It presses what was placed and is not confirmed: a drag picks it up.
    Placed(Press),
    /// It presses the rows: a tap means one.
    Rows(Press),
}

impl CardGesture {
    /// Drops what is not there any more.
    pub(super) fn cancel_drag(&mut self) {
        if !matches!(self, CardGesture::Rows(_)) {
            *self = CardGesture::None;
        }
    }

    /// Whether the finger that is down has taken something up. One that presses the rows may as well move the page around
    /// them.
    pub const fn holds_fingers(&self) -> bool {
        matches!(self, CardGesture::Playable(..) | CardGesture::Placed(_))
    }

    /// Whether something is dragged.
    pub(crate) fn carries(&self) -> bool {
        self.dragged().is_some()
    }

    /// What is dragged, and where its middle is: under the mouse, above a finger.
    pub(crate) fn dragged(&self) -> Option<(Playable, Point)> {
        match self {
            CardGesture::Playable(playable, press) if press.moved => {
                Some((*playable, press.at + lift_above(press.device)))
            }
            _ => None,
        }
    }

    /// Whether letting go now is a tap on the rows.
    pub(crate) fn is_tap(&self) -> bool {
        matches!(self, CardGesture::Rows(press) if !press.moved)
    }
}
