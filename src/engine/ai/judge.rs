//! Judging a position: a number for each seat, the higher the better for it.

use super::points::points_now;
use super::prospects::Prospects;
use super::verdict::Verdict;
use super::weights::Weights;
use crate::rules::Game;

/// Judges positions in one of two ways.
#[derive(Debug)]
pub(super) enum Judge {
    /// By the points if the game ended now.
    Points,
    /// By what is likely to come of it.
    Prospects(Box<Prospects>),
}

impl Judge {
    /// One that counts the points.
    pub const fn of_points() -> Judge {
        Judge::Points
    }

    /// One that looks ahead, for positions that come from `game` before anything more is revealed.
    pub fn of_prospects(game: &Game, weights: &Weights) -> Judge {
        Judge::Prospects(Box::new(Prospects::new(game, weights)))
    }

    /// How good a position is.
    pub fn verdict(&mut self, game: &Game) -> Verdict {
        let worth = match self {
            Judge::Prospects(prospects) if game.tiles_left() => prospects.worth(game),
            _ => points_now(game).map(|points| points * 1000),
        };
        Verdict::compare(&worth, usize::from(game.seats()))
    }
}
