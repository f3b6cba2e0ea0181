//! Evaluating a position: a number for each seat, the higher the better for it.

use super::evaluation::Evaluation;
use super::heuristic::Heuristic;
use super::points::projected_scores;
use super::weights::Weights;
use crate::rules::Game;
use crate::table::Seat;

/// Evaluates positions in one of two ways.
#[derive(Debug)]
pub(super) enum Evaluator {
    /// By the points if the game ended now.
    Points,
    /// By what is likely to come of it.
    Heuristic(Box<Heuristic>),
}

impl Evaluator {
    /// One that counts the points.
    pub const fn by_points() -> Evaluator {
        Evaluator::Points
    }

    /// One that guesses what will come of a position, for those that come from `game` before anything more is revealed.
    pub fn by_heuristic(game: &Game, weights: &Weights) -> Evaluator {
        Evaluator::Heuristic(Box::new(Heuristic::new(game, weights)))
    }

    /// How good a position is.
    pub fn evaluate(&mut self, game: &Game) -> Evaluation {
        let worth = match self {
            Evaluator::Heuristic(heuristic) if game.tiles_left() => heuristic.worth(game),
            _ => projected_scores(game).map(|points| points * 1000),
        };
        Evaluation::relative(&worth, usize::from(game.seats()))
    }
}

/// By how many points a seat is ahead of the best other one in the end, as a strong player with these beliefs expects it: what a
/// regression compares with how games end. The game is what the player knows of it ([`Game::seen_by`]).
pub fn expected_lead(game: &Game, seat: Seat, weights: &Weights) -> f32 {
    let worth = if game.tiles_left() {
        let mut heuristic = Heuristic::new(game, weights);
        heuristic.worth(game);
        heuristic.worth
    } else {
        projected_scores(game).map(|points| points as f32)
    };
    let others = (0..game.seats()).map(Seat).filter(|&other| other != seat);
    let best = others.map(|other| worth[other.index()]).reduce(f32::max);
    worth[seat.index()] - best.unwrap_or(0.0)
}
