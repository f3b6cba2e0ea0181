//! How far simulations go, and what they may cost.

use crate::rules::Game;

/// Declares the numbers of a plan, their values for an expert, and the names by which tools know them.
macro_rules! plan {
    ($($(#[doc = $doc:literal])* $name:ident: $kind:ty = $expert:expr,)*) => {
        /// How far simulations go, and what they may cost: how strong a player is, but not what it may know.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Plan {
            $($(#[doc = $doc])* pub $name: $kind,)*
        }

        impl Plan {
            /// The plan of an expert, found by matches against `strong`; STRENGTH.md has the results.
            pub const EXPERT: Plan = Plan { $($name: $expert,)* };

            /// All numbers, by the names of the fields, each with the comment above it.
            pub(super) fn named(&self) -> Vec<(&'static str, String, &'static str)> {
                vec![$((stringify!($name), self.$name.to_string(), concat!($($doc),*)),)*]
            }
        }
    };
}

plan! {
    /// How many choices are simulated at most.
    candidates: u32 = 10,
    /// By how much the evaluation of a choice may fall short of the best for it to be simulated, in thousandths of a point.
    margin: i32 = 6_000,
    /// How often each choice is simulated at most: each time with other tiles, the same ones for all choices.
    rounds: u32 = 64,
    /// As how many rounds the evaluation of a choice without search counts.
    prior: u32 = 3,
    /// How many turns a simulation goes on for.
    turns: u32 = 6,
    /// With so many tiles left, simulations go on to the end of the game.
    endgame: u32 = 8,
    /// How many places of a tile are searched in a simulation, once all of them were evaluated.
    shortlist: u32 = 32,
    /// Positions searched for one decision before no further round begins, on an empty table in the base game; fewer elsewhere,
    /// where each takes longer (`Plan::at`). After half as many again a round is abandoned.
    budget: u32 = 200_000,
}

/// The minimum number of rounds, however small the budget.
pub(super) const LEAST_ROUNDS: u32 = 4;

/// With this many parts of the rules a position takes twice as long as with none, and a turn has twice as many decisions.
const PARTS: u32 = 7;
/// With this many tiles on the board a position takes twice as long as on an empty one.
const SLOWER_BY_TILES: u32 = 80;

impl Plan {
    /// The same plan with another budget, at least 1; the number of rounds scales with it.
    #[must_use]
    pub const fn for_budget(mut self, budget: u32) -> Plan {
        let budget = if budget == 0 { 1 } else { budget };
        let rounds = (self.rounds as u64 * budget as u64 / self.budget as u64) as u32;
        self.rounds = if rounds < LEAST_ROUNDS {
            LEAST_ROUNDS
        } else {
            rounds
        };
        self.budget = budget;
        self
    }

    /// The same plan with this percentage of its budget.
    #[must_use]
    pub const fn scaled(self, percent: u32) -> Plan {
        let budget = self.budget as u64 * percent as u64 / 100;
        let most = u32::MAX as u64;
        self.for_budget(if budget > most {
            u32::MAX
        } else {
            budget as u32
        })
    }

    /// The plan adapted to a game. Each part of the rules adds decisions to a turn, so simulations get fewer turns and a shorter
    /// shortlist; on a large board positions take longer, so the budget shrinks; near the end simulations run to the end.
    pub(super) fn at(mut self, game: &Game) -> Plan {
        let parts = game.setup().parts.iter().count() as u32;
        let placed = game.board().placed().len() as u32;
        let left = u32::from(game.stack().left());
        let fewer = |number: u32| (number.saturating_mul(PARTS) + parts / 2) / (PARTS + parts);
        self.turns = fewer(self.turns).max(self.turns.min(1));
        self.shortlist = fewer(self.shortlist);
        let slower = u64::from(SLOWER_BY_TILES * (PARTS + parts) + PARTS * placed);
        let share = u64::from(self.budget) * u64::from(SLOWER_BY_TILES * PARTS) / slower;
        self.budget = share as u32;
        if left <= self.endgame {
            self.turns = self.turns.max(left);
        }
        self
    }

    /// Positions searched for one decision before a round is abandoned.
    pub(super) const fn limit(&self) -> u32 {
        self.budget.saturating_add(self.budget / 2)
    }

    /// The plan with the number of this name changed, for tools; `None` if there is none, or it cannot have this value.
    pub fn with(mut self, name: &str, value: u32) -> Option<Plan> {
        match name {
            "candidates" => self.candidates = value,
            "margin" => self.margin = i32::try_from(value).ok()?,
            "rounds" => self.rounds = value.max(1),
            "prior" => self.prior = value,
            "turns" => self.turns = value,
            "endgame" => self.endgame = value,
            "shortlist" => self.shortlist = value,
            "budget" => self.budget = value.max(1),
            _ => return None,
        }
        Some(self)
    }
}
