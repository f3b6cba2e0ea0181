//! Regret: by how much what a computer player does falls short of the best, in positions of which the best is known.
//!
//! It is known near the end of a game, which is solved exactly ([`Endgame`]), and where a decision was searched for long
//! ([`Decision`]). Files of such decisions are made and read in [`make`] and [`read`].

mod decisions;
mod deep_search;
mod endgame;

pub use decisions::{Decision, HEADING, LineFault, is_decisions, make, read};
pub use deep_search::{deep_search, regret_of};
pub use endgame::{Endgame, solve};

use engine::ai::Contender;

/// A position of which the best is known.
#[derive(Clone, Debug)]
pub enum Position {
    /// The end of a game, which is solved when it is asked for.
    Endgame(Endgame),
    /// A decision that was searched for long.
    Decision(Decision),
}

impl Position {
    /// By how much what a player does falls short of the best, in thousandths of a point; `None` where too many positions
    /// follow or no player is asked.
    pub fn regret(&mut self, seed: u64, player: &Contender) -> Option<i32> {
        match self {
            Position::Endgame(endgame) => endgame.regret(seed, player),
            Position::Decision(decision) => decision.regret(seed, player),
        }
    }
}
