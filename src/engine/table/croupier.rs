//! The dealer at the table of a game: answers the questions to Chance from a list or a seed.

use std::collections::VecDeque;

use super::dealer::Dealer;
use super::play::Play;

/// What an outcome of chance follows from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Draws {
    /// From the seed alone: whoever knows it plays with the same deck.
    #[default]
    BySeed,
    /// From the seed and from what the game has become: nobody can look ahead farther than the decision in hand.
    ByDecisions,
}

/// Decides for Chance: by a list while it lasts, everything else from the seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Croupier<G: Play> {
    dealer: Dealer,
    draws: Draws,
    /// How often it has spoken.
    outcomes: u64,
    listed: VecDeque<G::Action>,
}

impl<G: Play> Croupier<G> {
    /// A croupier with this seed and no list.
    pub fn new(seed: u64) -> Self {
        Croupier {
            dealer: Dealer::new(seed),
            draws: Draws::BySeed,
            outcomes: 0,
            listed: VecDeque::new(),
        }
    }

    /// The croupier beside a game of this setup, before its first question.
    pub fn of(setup: &G::Setup, seed: u64) -> Self {
        Croupier {
            listed: G::listed(setup).into(),
            ..Croupier::new(seed)
        }
    }

    /// The same croupier, whose outcomes follow from something else.
    #[must_use]
    pub fn with_draws(self, draws: Draws) -> Self {
        Croupier { draws, ..self }
    }

    /// What outcomes follow from.
    pub const fn draws(&self) -> Draws {
        self.draws
    }

    pub const fn seed(&self) -> u64 {
        self.dealer.seed()
    }

    /// The outcome for the question to Chance that is open; `None` when a player is asked or the game is over.
    pub fn deal(&mut self, game: &G) -> Option<G::Action> {
        let seeded = self.seeded(game)?;
        if self.listed.is_empty() {
            return Some(seeded);
        }
        let possible = game.legal();
        let place = self.listed.iter().position(|next| possible.contains(next));
        let listed = place.and_then(|place| self.listed.remove(place));
        listed.or(Some(seeded))
    }

    /// The outcome that is on no list.
    fn seeded(&mut self, game: &G) -> Option<G::Action> {
        match self.draws {
            Draws::BySeed => game.chance(&mut self.dealer),
            Draws::ByDecisions => {
                // Two draws in a row into hands leave the table as it is.
                let number = self.outcomes.wrapping_mul(0x9E37_79B9_7F4A_7C15);
                let mixed = (self.seed() ^ game.digest().rotate_left(32)).wrapping_add(number);
                let outcome = game.chance(&mut Dealer::new(mixed))?;
                self.outcomes += 1;
                Some(outcome)
            }
        }
    }

    /// Keeps step with an outcome that was written down instead of dealt.
    pub fn skip(&mut self, game: &G, written: G::Action) {
        self.seeded(game);
        let place = self.listed.iter().position(|&next| next == written);
        if let Some(place) = place {
            self.listed.remove(place);
        }
    }
}
