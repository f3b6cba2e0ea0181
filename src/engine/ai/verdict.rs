//! Comparing what everybody has: a number for each seat, the higher the better for it.

use crate::table::Seat;

/// One number for each seat.
pub type BySeat = [i32; Seat::MOST];

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
    pub fn compare(worth: &BySeat, seats: usize) -> Verdict {
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
