//! Rollouts: plays a round to its end by the default policy, and evaluates the result.

use super::assets::{Assets, POINT, chest_value};
use super::policy::{self, Claiming};
use crate::ai::evaluation::{BySeat, Evaluation};
use crate::ai::review::{ByCause, Cause, add_rest};
use crate::ai::rng::SeededRng;
use crate::cards::{Action, Game, Question};
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

/// The same, and what it is worth to each seat by cause.
pub(super) fn outcome_by_cause(
    game: &Game,
    action: Action,
    rng: &mut SeededRng,
) -> (Evaluation, ByCause) {
    let mut game = game.clone();
    game.apply_trusted(action);
    while game
        .asked()
        .is_some_and(|asked| asked.question != Question::Turn)
        && let Some(action) = policy::action(&game, Claiming::Early, rng)
    {
        game.apply_trusted(action);
    }
    let now = scores(&game);
    finish_round(&mut game, rng);
    let mut causes = ByCause::default();
    causes[Cause::AtOnce as usize] = now;
    for seat in (0..game.seats()).map(Seat) {
        let at = seat.index();
        causes[Cause::Round as usize][at] = scores(&game)[at] - now[at];
        if !game.is_over() {
            let assets = assets(&game, seat);
            causes[Cause::Animals as usize][at] = assets.later_values();
            causes[Cause::Buildings as usize][at] =
                chest_value(game.player(seat), None, assets.rounds);
        }
    }
    add_rest(&mut causes, &worth(&game));
    (evaluation(&game), causes)
}

fn scores(game: &Game) -> BySeat {
    let mut scores = BySeat::default();
    for seat in (0..game.seats()).map(Seat) {
        scores[seat.index()] = game.player(seat).score() as i32 * POINT;
    }
    scores
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
    Evaluation::relative(&worth(game), game.seats().into())
}

fn worth(game: &Game) -> BySeat {
    let mut worth: BySeat = Default::default();
    for seat in (0..game.seats()).map(Seat) {
        worth[seat.index()] = of_seat(game, seat);
    }
    worth
}

fn of_seat(game: &Game, seat: Seat) -> i32 {
    let player = game.player(seat);
    let points = player.score() as i32 * POINT;
    if game.is_over() {
        return points;
    }
    let assets = assets(game, seat);
    let deals = if game.dealer() == seat { DEALER } else { 0 };
    points + deals + assets.later_values() + chest_value(player, None, assets.rounds)
}

/// What a seat has when a round is about to begin, which counts as a whole.
fn assets(game: &Game, seat: Seat) -> Assets {
    let mut assets = Assets::new(game, seat);
    assets.rounds += 1;
    assets
}
