//! The dealer beside a game of cards: answers the questions to Chance from a seed.

use super::action::{Action, Question};
use super::game::Game;
use super::legal::outcomes;
use crate::table::{Dealer, Purpose};

/// Decides for Chance from the seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Croupier {
    dealer: Dealer,
}

impl Croupier {
    /// A croupier with this seed.
    pub fn new(seed: u64) -> Self {
        let dealer = Dealer::new(seed);
        Croupier { dealer }
    }

    /// The seed.
    pub const fn seed(&self) -> u64 {
        self.dealer.seed()
    }

    /// The outcome for the question to Chance that is open; `None` when a player is asked or the game is over.
    pub fn deal(&mut self, game: &Game) -> Option<Action> {
        let purpose = match game.asked()?.question {
            Question::Dealer => Purpose::FirstSeat,
            Question::TurnUp | Question::Deal(_) => Purpose::Cards,
            _ => return None,
        };
        let mut outcomes = outcomes(game);
        let weights = outcomes.clone().map(|(_, weight)| weight);
        let index = self.dealer.choose(purpose, weights)?;
        outcomes.nth(index).map(|(action, _)| action)
    }

    /// Keeps step with an outcome that was written down instead of dealt.
    pub fn skip(&mut self, game: &Game) {
        self.deal(game);
    }
}
