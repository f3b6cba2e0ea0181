//! The croupier of a game: answers the questions to Chance from a list or a seed.

use std::collections::VecDeque;

use super::dealer::Dealer;
use super::play::Play;

/// What outcomes of chance depend on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Randomness {
    /// The seed alone: everybody who knows it plays with the same deck.
    #[default]
    BySeed,
    /// The seed and the state of the game: nobody can look ahead beyond the current decision.
    ByDecisions,
}

/// Decides for Chance: from the setup's list while it lasts, then from the seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Croupier<G: Play> {
    dealer: Dealer,
    randomness: Randomness,
    /// Number of outcomes so far.
    outcomes: u64,
    listed: VecDeque<G::Action>,
}

impl<G: Play> Croupier<G> {
    /// A croupier with this seed and no list.
    pub fn new(seed: u64) -> Self {
        Croupier {
            dealer: Dealer::new(seed),
            randomness: Randomness::BySeed,
            outcomes: 0,
            listed: VecDeque::new(),
        }
    }

    /// The croupier for a game with this setup, before its first question.
    pub fn for_setup(setup: &G::Setup, seed: u64) -> Self {
        Croupier {
            listed: G::listed(setup).into(),
            ..Croupier::new(seed)
        }
    }

    /// The same croupier with another source of chance.
    #[must_use]
    pub fn with_randomness(self, randomness: Randomness) -> Self {
        Croupier { randomness, ..self }
    }

    pub const fn randomness(&self) -> Randomness {
        self.randomness
    }

    pub const fn seed(&self) -> u64 {
        self.dealer.seed()
    }

    /// The answer to the open question to Chance; `None` when a player is asked or the game is
    /// over.
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

    /// An outcome that is not on the list.
    fn seeded(&mut self, game: &G) -> Option<G::Action> {
        match self.randomness {
            Randomness::BySeed => game.chance(&mut self.dealer),
            Randomness::ByDecisions => {
                // The tile game's digest does not change between two draws into hands, so outcomes are counted too.
                let number = self.outcomes.wrapping_mul(0x9E37_79B9_7F4A_7C15);
                let mixed = (self.seed() ^ game.digest().rotate_left(32)).wrapping_add(number);
                let outcome = game.chance(&mut Dealer::new(mixed))?;
                self.outcomes += 1;
                Some(outcome)
            }
        }
    }

    /// Advances past an outcome read from a record as if it had been dealt; no effect when a player is asked.
    pub fn skip(&mut self, game: &G, written: G::Action) {
        self.seeded(game);
        let place = self.listed.iter().position(|&next| next == written);
        if let Some(place) = place {
            self.listed.remove(place);
        }
    }
}
