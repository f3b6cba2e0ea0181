//! How much is played on in a look ahead.

use crate::rules::Game;

/// Numbers that say how far a look ahead goes, and what it may cost. They decide how strong a player is, and nothing about
/// what it may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// How many choices are played on at most.
    pub candidates: u32,
    /// How much less than the best a choice may seem worth at once and still be played on, in thousandths of a point.
    pub margin: i32,
    /// How often each choice is played on at most: each time with other tiles, which are the same ones for all choices.
    pub rounds: u32,
    /// After how many rounds the worse half of the choices is left out for the first time; then after twice as many, and so on.
    pub halving: u32,
    /// How many turns are played on.
    pub turns: u32,
    /// How many tiles are left when everything is played on to the end of the game.
    pub endgame: u32,
    /// Positions looked at for one decision, after which no further round begins. After twice as many a round is given up.
    pub budget: u32,
}

/// Rounds that are played however little may be looked at.
const LEAST_ROUNDS: u32 = 4;

impl Plan {
    /// That of an expert.
    pub const EXPERT: Plan = Plan {
        candidates: 8,
        margin: 4_000,
        rounds: 24,
        halving: 6,
        turns: 4,
        endgame: 0,
        budget: 60_000,
    };

    /// The same with another number of positions to look at: what is not spent on one choice more is spent on more rounds.
    #[must_use]
    pub const fn for_budget(mut self, budget: u32) -> Plan {
        let rounds = (self.rounds as u64 * budget as u64 / self.budget as u64) as u32;
        self.rounds = if rounds < LEAST_ROUNDS {
            LEAST_ROUNDS
        } else {
            rounds
        };
        let halving = self.rounds / 4;
        self.halving = if halving == 0 { 1 } else { halving };
        self.budget = budget;
        self
    }

    /// As it is in a game: near its end everything is played to the end.
    pub(super) fn at(mut self, game: &Game) -> Plan {
        let left = u32::from(game.stack().left());
        if left <= self.endgame {
            self.turns = self.turns.max(left);
        }
        self
    }

    /// Whether the worse half of the choices is left out when so many rounds are over.
    pub(super) const fn halves_after(&self, round: u32) -> bool {
        round.is_multiple_of(self.halving) && (round / self.halving).is_power_of_two()
    }

    /// The number of this name, for tools that try others; `None` where none is called so.
    pub fn with(mut self, name: &str, value: u32) -> Option<Plan> {
        match name {
            "candidates" => self.candidates = value,
            "margin" => self.margin = i32::try_from(value).ok()?,
            "rounds" => self.rounds = value.max(1),
            "halving" => self.halving = value.max(1),
            "turns" => self.turns = value,
            "endgame" => self.endgame = value,
            "budget" => self.budget = value,
            _ => return None,
        }
        Some(self)
    }
}
