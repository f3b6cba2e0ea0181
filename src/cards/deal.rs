//! The dealer beside a game of cards: answers the questions to Chance from a seed.

use std::collections::VecDeque;

use super::action::{Action, Question};
use super::card::Card;
use super::game::Game;
use super::legal::outcomes;
use crate::table::{Dealer, Purpose};

/// Decides for Chance: cards from a list while it lasts, everything else from the seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Croupier {
    dealer: Dealer,
    listed: VecDeque<Card>,
}

impl Croupier {
    /// A croupier with this seed.
    pub fn new(seed: u64) -> Self {
        Croupier::listed(seed, [])
    }

    /// A croupier who deals cards in this order.
    pub fn listed(seed: u64, cards: impl IntoIterator<Item = Card>) -> Self {
        Croupier {
            dealer: Dealer::new(seed),
            listed: cards.into_iter().collect(),
        }
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
        let seeded = outcomes.nth(index).map(|(action, _)| action);
        if purpose != Purpose::Cards {
            return seeded;
        }
        let unseen = game.unseen();
        let possible = |card: &Card| unseen.of(*card) > 0;
        let place = self.listed.iter().position(possible);
        let listed = place.and_then(|place| self.listed.remove(place));
        listed.map(Action::Draw).or(seeded)
    }

    /// Keeps step with an outcome that was written down instead of dealt.
    pub fn skip(&mut self, game: &Game, written: Action) {
        let kept = self.listed.clone();
        self.deal(game);
        self.listed = kept;
        let same = |&listed: &Card| written == Action::Draw(listed);
        if let Some(place) = self.listed.iter().position(same) {
            self.listed.remove(place);
        }
    }
}
