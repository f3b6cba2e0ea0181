//! What comes of the questions to Chance in a tile game.

use super::action::Action;
use super::game::Game;
use super::legal::outcomes;
use crate::table::Dealer;

/// The outcome for the question to Chance that is open; `None` when a player is asked or the game is over.
pub(super) fn chance(game: &Game, dealer: &mut Dealer) -> Option<Action> {
    let purpose = game.asked()?.question.purpose()?;
    let outcomes = outcomes(game);
    dealer.pick(purpose, outcomes.iter().copied())
}
