//! Regret: how far a computer player falls short of the best, in positions whose best action is known.
//!
//! It is known in exactly solved endgames ([`Endgame`]) and in deeply searched decisions ([`Decision`]), which [`make`] and
//! [`read`] write and read as files.

mod decisions;
mod endgame;

pub use decisions::{
    Decision, HEADING, LineFault, deep_search, is_decisions, make, read, regret_of,
};
pub use endgame::{Endgame, solve};

use engine::ai::Contender;

/// A position whose best action is known.
#[derive(Clone, Debug)]
pub enum Position {
    /// An endgame, solved on demand.
    Endgame(Endgame),
    /// A deeply searched decision.
    Decision(Decision),
}

impl Position {
    /// How far a player falls short of the best, in thousandths of a point; `None` if too many positions follow or nobody is
    /// asked.
    pub fn regret(&mut self, seed: u64, player: &Contender) -> Option<i32> {
        match self {
            Position::Endgame(endgame) => endgame.regret(seed, player),
            Position::Decision(decision) => decision.regret(seed, player),
        }
    }
}
