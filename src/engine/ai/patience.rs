//! How long an expert may think about a turn.

use serde::{Deserialize, Serialize};

/// The time an expert is given. It is measured in positions, so that every machine decides the same; the seconds are those of the
/// page on the machine that STRENGTH.md measures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Patience {
    /// At most about a third of a second for a turn.
    Quick,
    /// At most about a second for a turn.
    #[default]
    Normal,
    /// At most about five seconds for a turn.
    Long,
}

impl Patience {
    /// All of them, the shortest first.
    pub const ALL: [Patience; 3] = [Patience::Quick, Patience::Normal, Patience::Long];

    /// The search budget, in percent of the normal one.
    pub const fn percent(self) -> u32 {
        match self {
            Patience::Quick => 30,
            Patience::Normal => 100,
            Patience::Long => 500,
        }
    }
}
