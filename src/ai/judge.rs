//! Judging a position: a number for each seat, the higher the better for it.

use super::points::{BySeat, points_now};
use super::prospects::Prospects;
use super::weights::Weights;
use crate::rules::Game;
use crate::table::Seat;

/// How good a position is for each seat, in thousandths of a point ahead of the others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Verdict(BySeat);

impl Verdict {
    /// How good it is for one seat.
    pub const fn of(&self, seat: Seat) -> i32 {
        self.0[seat.index()]
    }

    /// The mean of verdicts, each with its weight.
    pub fn mean(verdicts: &[(Verdict, u32)]) -> Verdict {
        let all: i64 = verdicts.iter().map(|&(_, weight)| i64::from(weight)).sum();
        let mut mean = Verdict::default();
        for (seat, sum) in mean.0.iter_mut().enumerate() {
            let each = verdicts.iter();
            let each =
                each.map(|(verdict, weight)| i64::from(verdict.0[seat]) * i64::from(*weight));
            *sum = (each.sum::<i64>() / all.max(1)) as i32;
        }
        mean
    }

    /// Compares what each of `seats` seats has, in thousandths of a point, with the others: most of all with the
    /// best of them.
    fn compare(worth: &BySeat, seats: usize) -> Verdict {
        let mut verdict = Verdict::default();
        for (seat, ahead) in verdict.0.iter_mut().enumerate().take(seats) {
            let others = || {
                (0..seats)
                    .filter(|&other| other != seat)
                    .map(|other| worth[other])
            };
            let best = others().max().unwrap_or(0);
            let mean = others().sum::<i32>() / (seats as i32 - 1).max(1);
            *ahead = worth[seat] - (best + mean) / 2;
        }
        verdict
    }
}

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
