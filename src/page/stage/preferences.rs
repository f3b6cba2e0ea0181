//! What somebody prefers, as far as a stage obeys it.

use crate::elements::setting::Confirm;

/// What a stage is to do as somebody prefers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preferences {
    /// When a turn waits to be confirmed.
    pub confirm: Confirm,
    /// Whether aids are shown.
    pub aids: bool,
    /// Whether nothing is to move.
    pub calm: bool,
}
