//! One short sentence at each new kind of decision, for the first game.

use super::choice::words;

words! {
    /// Something that is decided for the first time.
    Tip {
        /// Where the tile goes.
        Place "place",
        /// How the river goes on.
        River "river",
        /// One of three tiles.
        Hand "hand",
        /// Whether a figure stands on the tile.
        Figure "figure",
        /// The end of the turn.
        Confirm "confirm",
        /// Where the robber goes.
        Robber "robber",
        /// When the robber steals.
        Theft "theft",
        /// Which feature is scored next.
        Order "order",
        /// Which score figure moves.
        Advance "advance",
        /// A message.
        Message "message",
    }
}

/// A set of tips.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tips(u16);

impl Tips {
    /// No tip.
    pub const NONE: Tips = Tips(0);

    /// This set with `tip` added.
    #[must_use]
    pub const fn with(self, tip: Tip) -> Tips {
        Tips(self.0 | 1 << tip as u16)
    }

    /// Whether `tip` is in it.
    pub const fn has(self, tip: Tip) -> bool {
        self.0 & 1 << tip as u16 != 0
    }

    /// The tips in it, in the order of [`Tip::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Tip> {
        Tip::ALL.iter().copied().filter(move |&tip| self.has(tip))
    }
}

impl FromIterator<Tip> for Tips {
    fn from_iter<I: IntoIterator<Item = Tip>>(tips: I) -> Self {
        tips.into_iter().fold(Tips::NONE, Tips::with)
    }
}
