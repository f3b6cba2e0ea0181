//! What somebody prefers, as far as a stage knows it.

use crate::elements::setting::Confirm;
use view::scene::tween::Millis;

/// What a stage is to do as somebody prefers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preferences {
    /// When a turn waits to be confirmed.
    pub confirm: Confirm,
    /// Whether aids are shown.
    pub aids: bool,
    /// Whether there is a small map when less than the whole board is seen.
    pub minimap: bool,
    /// Whether nothing is to move.
    pub calm: bool,
}

impl Preferences {
    /// How long a movement of so many milliseconds takes: no time when nothing is to move.
    pub(super) const fn duration(self, length: Millis) -> Millis {
        if self.calm { 0.0 } else { length }
    }
}
