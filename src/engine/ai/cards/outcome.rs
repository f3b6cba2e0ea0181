//! How a round ends when everybody follows habit, and what everybody has then.

use super::habit;
use super::holder::{Holder, POINT, chest};
use crate::ai::dice::Dice;
use crate::ai::verdict::{BySeat, Verdict};
use crate::cards::Game;
use crate::table::Seat;

/// What it is worth to deal in the next round, and so to claim after everybody else. More than this, and a player claims
/// last at any price; nothing, and it claims too soon.
const DEALER: i32 = 5 * POINT;

/// Plays to the end of the round.
pub(super) fn finish_round(game: &mut Game, dice: &mut Dice) {
    let round = game.round();
    while game.round() == round
        && let Some(action) = habit::action(game, dice)
    {
        game.apply_trusted(action);
    }
}

/// How good a game between two rounds is for each seat. What lies in the rows counts for nobody: matches show that it is
/// no advantage to be the first to claim it.
pub(super) fn verdict(game: &Game) -> Verdict {
    let mut worth: BySeat = Default::default();
    for seat in (0..game.seats()).map(Seat) {
        worth[seat.index()] = of_seat(game, seat);
    }
    Verdict::compare(&worth, game.seats().into())
}

fn of_seat(game: &Game, seat: Seat) -> i32 {
    let player = game.player(seat);
    let points = player.score() as i32 * POINT;
    if game.is_over() {
        return points;
    }
    let mut holder = Holder::new(game, seat);
    // The round that begins is still to come as a whole.
    holder.rounds += 1;
    let deals = if game.dealer() == seat { DEALER } else { 0 };
    points + deals + holder.hopes() + chest(player, None, holder.rounds)
}
