//! How a round ends when everybody follows the default policy, and what everybody has then.

use super::assets::{Assets, POINT, chest_value};
use super::policy::{self, Claiming};
use crate::ai::evaluation::{BySeat, Evaluation};
use crate::ai::rng::SeededRng;
use crate::cards::{Action, Game};
use crate::table::Seat;

/// What it is worth to deal in the next round, and so to claim after everybody else. More than this, and a player claims
/// last at any price; nothing, and it claims too soon.
const DEALER: i32 = 5 * POINT;

/// What comes of an action in a game, when the round is played on to its end.
pub(super) fn outcome(game: &Game, action: Action, rng: &mut SeededRng) -> Evaluation {
    let mut game = game.clone();
    game.apply_trusted(action);
    finish_round(&mut game, rng);
    evaluation(&game)
}

/// Plays to the end of the round.
fn finish_round(game: &mut Game, rng: &mut SeededRng) {
    let round = game.round();
    while game.round() == round
        && let Some(action) = policy::action(game, Claiming::Early, rng)
    {
        game.apply_trusted(action);
    }
}

/// How good a game between two rounds is for each seat. What lies in the rows counts for nobody: matches show that it is
/// no advantage to be the first to claim it.
fn evaluation(game: &Game) -> Evaluation {
    let mut worth: BySeat = Default::default();
    for seat in (0..game.seats()).map(Seat) {
        worth[seat.index()] = of_seat(game, seat);
    }
    Evaluation::relative(&worth, game.seats().into())
}

fn of_seat(game: &Game, seat: Seat) -> i32 {
    let player = game.player(seat);
    let points = player.score() as i32 * POINT;
    if game.is_over() {
        return points;
    }
    let mut assets = Assets::new(game, seat);
    // The round that begins is still to come as a whole.
    assets.rounds += 1;
    let deals = if game.dealer() == seat { DEALER } else { 0 };
    points + deals + assets.later_values() + chest_value(player, None, assets.rounds)
}
