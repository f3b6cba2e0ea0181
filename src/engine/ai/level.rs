//! How well a computer player plays.

use serde::{Deserialize, Serialize};

/// How well a computer player plays.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub enum Level {
    /// Plays any legal action.
    Random,
    /// As [`Level::Greedy`], but overlooks many actions and puts no figure on a field; in the card game it sometimes plays any
    /// legal action.
    Beginner,
    /// Plays for the most points now, without looking ahead; in the card game it claims a row worth nearly as much as it can
    /// become, and until then plays the card that leaves least to others.
    Greedy,
    /// As [`Level::Strong`], but overlooks many actions; in the card game it searches at about every second decision, and plays
    /// the others as [`Level::Greedy`].
    Hasty,
    /// Evaluates what its turn leaves behind for everybody; in the card game as [`Level::Expert`], except for a few decisions.
    #[default]
    Strong,
    /// As [`Level::Strong`], and simulates the best choices for some turns before it decides; in the card game to the end of the
    /// round, with many samples of the hidden cards.
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

    /// The levels offered to people in a game, weakest first: all but the random one.
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
