//! What comes of the questions to Chance in a tile game.

use super::action::{Action, Question};
use super::game::Game;
use super::legal::outcomes;
use crate::table::{Dealer, Purpose, Seat};

/// The outcome for the question to Chance that is open; `None` when a player is asked or the game is over.
pub(super) fn chance(game: &Game, dealer: &mut Dealer) -> Option<Action> {
    match game.asked()?.question {
        Question::First => {
            let seats = (0..game.seats()).map(|seat| (Action::First(Seat(seat)), 1));
            dealer.pick(Purpose::FirstSeat, seats)
        }
        Question::Draw(_) => {
            let tiles = game.stack().next();
            dealer.pick(
                Purpose::Tiles,
                tiles.map(|(tile, weight)| (Action::Draw(tile), weight)),
            )
        }
        Question::Reveal => {
            let messages = game.messages().next();
            dealer.pick(
                Purpose::Messages,
                messages.map(|(message, weight)| (Action::Reveal(message), weight)),
            )
        }
        Question::Roll => dealer.pick(Purpose::Die, outcomes(game).into_iter()),
        Question::Token => dealer.pick(Purpose::Tokens, outcomes(game).into_iter()),
        _ => None,
    }
}
