//! The dealer at the table of a tile game: answers the questions to Chance from a seed or a list.

use std::collections::VecDeque;

use super::action::{Action, Question};
use super::game::Game;
use super::legal::outcomes;
use crate::table::{Dealer, Purpose, Seat};
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
        match game.asked()?.question {
            Question::First => {
                let seats = (0..game.seats()).map(|seat| (Action::First(Seat(seat)), 1));
                self.choose(Purpose::FirstSeat, seats)
            }
            Question::Draw(_) => {
                let tiles = game.stack().next();
                let listed = self
                    .listed
                    .iter()
                    .position(|&tile| tiles.clone().any(|(next, _)| next == tile));
                let seeded = self.choose(
                    Purpose::Tiles,
                    tiles.map(|(tile, weight)| (Action::Draw(tile), weight)),
                );
                listed
                    .and_then(|place| self.listed.remove(place))
                    .map(Action::Draw)
                    .or(seeded)
            }
            Question::Reveal => {
                let messages = game.messages().next();
                self.choose(
                    Purpose::Messages,
                    messages.map(|(message, weight)| (Action::Reveal(message), weight)),
                )
            }
            Question::Roll => self.choose(Purpose::Die, outcomes(game).into_iter()),
            Question::Token => self.choose(Purpose::Tokens, outcomes(game).into_iter()),
            _ => None,
        }
    }

    /// One of some weighted outcomes, by the stream of a purpose.
    fn choose(
        &mut self,
        purpose: Purpose,
        mut outcomes: impl Iterator<Item = (Action, u32)> + Clone,
    ) -> Option<Action> {
        let index = self
            .dealer
            .choose(purpose, outcomes.clone().map(|(_, weight)| weight))?;
        outcomes.nth(index).map(|(action, _)| action)
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
