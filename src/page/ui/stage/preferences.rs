//! What somebody prefers, as far as a stage obeys it.

use super::words::words;

words! {
    /// When a turn waits to be confirmed.
    Confirm {
        /// Every turn waits.
        Always "always",
        /// A turn in which no figure was put ends by itself.
        Figures "figures",
        /// The last decision ends the turn.
        Never "never",
    }
}

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
