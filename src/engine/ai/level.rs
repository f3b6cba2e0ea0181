//! How well a computer player plays.

use serde::{Deserialize, Serialize};

/// How well a computer player plays.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub enum Level {
    /// Anything that is legal.
    Random,
    /// As [`Level::Greedy`], but it overlooks much of what could be done, and never lies down on a field; at cards it now and
    /// then does anything.
    Beginner,
    /// Goes by what it sees, without thinking ahead: whatever brings the most points now; at cards the row that is worth
    /// nearly as much as it can become, and until then the card that leaves least to others.
    Greedy,
    /// As [`Level::Strong`] in haste: it overlooks much of what could be done; at cards it thinks about every second
    /// decision, and goes by what it sees for the others.
    Hasty,
    /// Looks at what its turn leaves behind for everybody; at cards as [`Level::Expert`], but for a few decisions.
    #[default]
    Strong,
    /// As [`Level::Strong`], and plays what seems best on for some turns before it decides; at cards to the end of the round,
    /// with many deals of what is covered.
    Expert,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 6] = [
        Level::Random,
        Level::Beginner,
        Level::Greedy,
        Level::Hasty,
        Level::Strong,
        Level::Expert,
    ];

    /// The levels to offer to people in a game, the weakest first: nobody wants to play against one that does just anything.
    pub const fn offered() -> &'static [Level] {
        let [_, offered @ ..] = &Level::ALL;
        offered
    }

    /// Whether it evaluates positions by the heuristic with its `Weights`, not by points alone.
    pub const fn uses_weights(self) -> bool {
        matches!(self, Level::Hasty | Level::Strong | Level::Expert)
    }

    /// Whether it simulates the best choices before it decides, as far as a `Plan` says.
    pub const fn looks_ahead(self) -> bool {
        matches!(self, Level::Expert)
    }

    /// The name used in records.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Beginner => "beginner",
            Level::Greedy => "greedy",
            Level::Hasty => "hasty",
            Level::Strong => "strong",
            Level::Expert => "expert",
        }
    }

    /// The level with this name.
    pub fn parse(word: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == word)
    }
}
