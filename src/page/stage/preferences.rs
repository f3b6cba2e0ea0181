//! The user preferences that a stage needs.

use crate::elements::setting::Confirm;
use view::scene::Look;
use view::scene::tween::Millis;

/// The user preferences that a stage needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preferences {
    pub confirm: Confirm,
    /// Whether the next player waits a few seconds, so that a turn that has ended can be taken back.
    pub grace: bool,
    /// Whether aids are shown.
    pub aids: bool,
    /// Whether the minimap appears when part of the board is out of sight.
    pub minimap: bool,
    /// Whether animations are off.
    pub calm: bool,
    /// The look of the tiles, which decides where their symbols are.
    pub look: Look,
}

impl Preferences {
    /// The duration of an animation of `length` milliseconds: 0 when animations are off.
    pub(super) const fn duration(self, length: Millis) -> Millis {
        if self.calm { 0.0 } else { length }
    }
}
