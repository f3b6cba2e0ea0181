//! What the pointer that is down over the rows is doing.

use kurbo::Point;

use crate::stage::cards::playable::Playable;
use crate::stage::pointer::{Press, lift_above};

/// What the pointer that is down is doing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum CardGesture {
    None,
    /// It presses or drags a card or the large meeple.
    Playable(Playable, Press),
    /// It presses the piece that was placed and is not confirmed: dragging picks it up.
    Placed(Press),
    /// It presses the rows: a tap selects one.
    Rows(Press),
}

impl CardGesture {
    /// Cancels the drag of something that is no longer there.
    pub(super) fn cancel_drag(&mut self) {
        if !matches!(self, CardGesture::Rows(_)) {
            *self = CardGesture::None;
        }
    }

    /// Whether the finger that is down has picked something up. One that only presses the rows may still scroll the page.
    pub const fn holds_fingers(&self) -> bool {
        matches!(self, CardGesture::Playable(..) | CardGesture::Placed(_))
    }

    pub(crate) fn carries(&self) -> bool {
        self.dragged().is_some()
    }

    /// What is dragged, and where its centre is: under the mouse, above a finger.
    pub(crate) fn dragged(&self) -> Option<(Playable, Point)> {
        match self {
            CardGesture::Playable(playable, press) if press.moved => {
                Some((*playable, press.at + lift_above(press.device)))
            }
            _ => None,
        }
    }

    /// Whether releasing the pointer now is a tap on the rows.
    pub(crate) fn is_tap(&self) -> bool {
        matches!(self, CardGesture::Rows(press) if !press.moved)
    }
}
