//! The dealer at the table of a game: answers the questions to Chance from a list or a seed.

use std::collections::VecDeque;

use super::dealer::Dealer;
use super::play::Play;

/// Decides for Chance: by a list while it lasts, everything else from the seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Croupier<G: Play> {
    dealer: Dealer,
    listed: VecDeque<G::Action>,
}

impl<G: Play> Croupier<G> {
    /// A croupier with this seed and no list.
    pub fn new(seed: u64) -> Self {
        Croupier {
            dealer: Dealer::new(seed),
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

    /// The seed.
    pub const fn seed(&self) -> u64 {
        self.dealer.seed()
    }

    /// The outcome for the question to Chance that is open; `None` when a player is asked or the game is over.
    pub fn deal(&mut self, game: &G) -> Option<G::Action> {
        let seeded = game.chance(&mut self.dealer)?;
        if self.listed.is_empty() {
            return Some(seeded);
        }
        let possible = game.legal();
        let place = self.listed.iter().position(|next| possible.contains(next));
        let listed = place.and_then(|place| self.listed.remove(place));
        listed.or(Some(seeded))
    }

    /// Keeps step with an outcome that was written down instead of dealt.
    pub fn skip(&mut self, game: &G, written: G::Action) {
        game.chance(&mut self.dealer);
        let place = self.listed.iter().position(|&next| next == written);
        if let Some(place) = place {
            self.listed.remove(place);
        }
    }
}
