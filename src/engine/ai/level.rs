//! How well a computer player plays.

use serde::{Deserialize, Serialize};

/// How well a computer player plays.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub enum Level {
    /// Anything that is legal.
    Random,
    /// As [`Level::Greedy`], but it overlooks much of what could be done, and never lies down on a field.
    Beginner,
    /// Goes by what it sees, without thinking ahead: whatever brings the most points now; at cards the row that is worth
    /// nearly as much as it can become, and until then the card that leaves least to others.
    Greedy,
    /// Looks at what its turn leaves behind for everybody.
    #[default]
    Strong,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 4] = [Level::Random, Level::Beginner, Level::Greedy, Level::Strong];

    /// The levels to offer to people, the weakest first. Nobody wants to play against one that does just anything.
    pub const OFFERED: [Level; 3] = [Level::Beginner, Level::Greedy, Level::Strong];

    /// The name used in records.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Beginner => "beginner",
            Level::Greedy => "greedy",
            Level::Strong => "strong",
        }
    }

    /// The level with this name.
    pub fn parse(word: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == word)
    }
}
