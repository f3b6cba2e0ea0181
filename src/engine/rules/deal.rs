//! How Chance answers the questions of the tile game.

use super::action::{Action, Question};
use super::game::Game;
use super::legal::{draws, outcomes};
use crate::table::Dealer;

/// The answer to the open question to Chance; `None` when a player is asked or the game is over.
pub(super) fn chance(game: &Game, dealer: &mut Dealer) -> Option<Action> {
    let question = game.asked()?.question;
    let purpose = question.purpose()?;
    match question {
        Question::Draw(_) => dealer.pick_of(purpose, game.stack.weight(), draws(game)),
        _ => dealer.pick(purpose, outcomes(game).into_iter()),
    }
}
