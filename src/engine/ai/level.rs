//! How well a computer player plays.

use crate::table::Kind;
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
    /// As [`Level::Strong`] in haste: it overlooks much of what could be done; at cards it often does not think at all.
    Hasty,
    /// Looks at what its turn leaves behind for everybody.
    #[default]
    Strong,
    /// As [`Level::Strong`], and plays what seems best on for some turns before it decides. At cards it is as strong.
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

    /// The levels to offer to people in a game, the weakest first: nobody wants to play against one that does just anything,
    /// and at cards nobody looks further ahead than [`Level::Strong`].
    pub const fn offered(game: Kind) -> &'static [Level] {
        let [_, all @ ..] = &Level::ALL;
        match (game, all) {
            (Kind::Cards, [of_cards @ .., Level::Expert]) => of_cards,
            _ => all,
        }
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
