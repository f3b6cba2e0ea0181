//! The dealer at the table of a tile game: answers the questions to Chance from a seed or a list.

use std::collections::VecDeque;

use super::action::{Action, Question};
use super::game::Game;
use super::legal::outcomes;
use crate::table::{Dealer, Purpose};
use crate::tiles::TileId;

/// Decides for Chance: tiles from a list while it lasts, everything else from the seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Croupier {
    dealer: Dealer,
    listed: VecDeque<TileId>,
}

impl Croupier {
    /// A croupier with this seed.
    pub fn new(seed: u64) -> Self {
        Croupier {
            dealer: Dealer::new(seed),
            listed: VecDeque::new(),
        }
    }

    /// A croupier who deals tiles in this order.
    pub fn listed(seed: u64, tiles: impl IntoIterator<Item = TileId>) -> Self {
        Croupier {
            dealer: Dealer::new(seed),
            listed: tiles.into_iter().collect(),
        }
    }

    /// The seed.
    pub const fn seed(&self) -> u64 {
        self.dealer.seed()
    }

    /// The outcome for the question to Chance that is open; `None` when a player is asked or the game is over.
    pub fn deal(&mut self, game: &Game) -> Option<Action> {
        let outcomes = outcomes(game);
        let purpose = match game.asked()?.question {
            Question::First => Purpose::FirstSeat,
            Question::Draw(_) => Purpose::Tiles,
            Question::Reveal => Purpose::Messages,
            _ => return None,
        };
        let index = self
            .dealer
            .choose(purpose, outcomes.iter().map(|&(_, weight)| weight))?;
        let seeded = outcomes.get(index).map(|&(action, _)| action);
        if purpose == Purpose::Tiles {
            let possible = |tile: TileId| {
                outcomes
                    .iter()
                    .any(|&(action, _)| action == Action::Draw(tile))
            };
            if let Some(place) = self.listed.iter().position(|&tile| possible(tile)) {
                return self.listed.remove(place).map(Action::Draw);
            }
        }
        seeded
    }

    /// Keeps step with an outcome that was written down instead of dealt.
    pub fn skip(&mut self, game: &Game, written: Action) {
        let kept = self.listed.clone();
        self.deal(game);
        self.listed = kept;
        let same = |&listed: &TileId| written == Action::Draw(listed);
        if let Some(place) = self.listed.iter().position(same) {
            self.listed.remove(place);
        }
    }
}
