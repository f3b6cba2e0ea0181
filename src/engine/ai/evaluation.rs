//! The evaluation of a position: a number for each seat, the higher the better for it.

use crate::table::Seat;

/// One number for each seat.
pub type BySeat = [i32; Seat::MOST];

/// How good a position is for each seat: its lead over the others, in thousandths of a point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Evaluation(BySeat);

impl Evaluation {
    /// How good it is for one seat.
    pub const fn for_seat(&self, seat: Seat) -> i32 {
        self.0[seat.index()]
    }

    /// How good it is for each seat.
    pub const fn by_seat(&self) -> BySeat {
        self.0
    }

    /// The weighted mean of evaluations.
    pub fn mean(evaluations: &[(Evaluation, u32)]) -> Evaluation {
        let all: i64 = evaluations
            .iter()
            .map(|&(_, weight)| i64::from(weight))
            .sum();
        let mut mean = Evaluation::default();
        for (seat, sum) in mean.0.iter_mut().enumerate() {
            let each = evaluations.iter();
            let each =
                each.map(|(evaluation, weight)| i64::from(evaluation.0[seat]) * i64::from(*weight));
            *sum = (each.sum::<i64>() / all.max(1)) as i32;
        }
        mean
    }

    /// Turns what a position is worth to each of `seats` seats, in thousandths of a point, into leads: over the average of the
    /// best other seat and the mean of all others.
    pub fn relative(worth: &BySeat, seats: usize) -> Evaluation {
        let mut evaluation = Evaluation::default();
        for (seat, ahead) in evaluation.0.iter_mut().enumerate().take(seats) {
            let others = || {
                (0..seats)
                    .filter(|&other| other != seat)
                    .map(|other| worth[other])
            };
            let best = others().max().unwrap_or(0);
            let mean = others().sum::<i32>() / (seats as i32 - 1).max(1);
            *ahead = worth[seat] - (best + mean) / 2;
        }
        evaluation
    }
}
