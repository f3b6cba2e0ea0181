//! Rollouts: plays a round to its end by the default policy, and evaluates the result.

use super::assets::{Assets, POINT, chest_value};
use super::policy::{self, Claiming};
use crate::ai::evaluation::{BySeat, Evaluation};
use crate::ai::rng::SeededRng;
use crate::cards::{Action, Game};
use crate::table::Seat;

/// The worth of dealing in the next round, and so claiming after everybody else. With more, a player claims last at any price;
/// with nothing, it claims too soon.
const DEALER: i32 = 5 * POINT;

/// The evaluation after an action and the rest of the round.
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

/// Evaluates a game between two rounds. The cards in the rows count for nobody: matches show that it is no advantage to be the
/// first to claim them.
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
    // The round that begins counts as a whole.
    assets.rounds += 1;
    let deals = if game.dealer() == seat { DEALER } else { 0 };
    points + deals + assets.later_values() + chest_value(player, None, assets.rounds)
}
