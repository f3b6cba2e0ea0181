//! The two evaluation functions: by points, and by the heuristic.

use super::evaluation::{BySeat, Evaluation};
use super::heuristic::Heuristic;
use super::points::projected_scores;
use super::review::{ByCause, add_rest};
use super::weights::Weights;
use crate::rules::Game;
use crate::table::Seat;

/// Evaluates positions in one of two ways.
#[derive(Debug)]
pub(super) enum Evaluator {
    /// By the points if the game ended now.
    Points,
    /// By the heuristic: points and expected points.
    Heuristic(Box<Heuristic>),
}

impl Evaluator {
    pub const fn by_points() -> Evaluator {
        Evaluator::Points
    }

    /// An evaluator for positions reached from `game` before anything more is revealed.
    pub fn by_heuristic(game: &Game, weights: &Weights) -> Evaluator {
        Evaluator::Heuristic(Box::new(Heuristic::new(game, weights)))
    }

    /// How good a position is.
    pub fn evaluate(&mut self, game: &Game) -> Evaluation {
        Evaluation::relative(&self.worth(game), usize::from(game.seats()))
    }

    /// What a position is worth to each seat, in thousandths of a point.
    fn worth(&mut self, game: &Game) -> BySeat {
        match self {
            Evaluator::Heuristic(heuristic) if game.tiles_left() => heuristic.worth(game),
            _ => projected_scores(game).map(|points| points * 1000),
        }
    }

    /// The same by what it comes from: points are [`Cause::Rest`].
    pub fn by_cause(&mut self, game: &Game) -> ByCause {
        let worth = self.worth(game);
        let mut causes = match self {
            Evaluator::Heuristic(heuristic) if game.tiles_left() => heuristic.by_cause(game),
            _ => ByCause::default(),
        };
        add_rest(&mut causes, &worth);
        causes
    }
}

/// The final lead over the best other seat that the heuristic with these weights expects; regressions fit it to actual results.
/// `game` should be the seat's view ([`Game::seen_by`]).
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
