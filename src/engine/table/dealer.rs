//! The seeded dealer that decides for Chance, outside the game.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256StarStar;

/// What an outcome is for. Each purpose has its own stream, so that a die never shifts the tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Purpose {
    /// Which tile is drawn.
    Tiles,
    Die,
    /// Sheep and wolf tokens.
    Tokens,
    /// Which message is on top.
    Messages,
    FirstSeat,
    /// Which card is dealt.
    Cards,
}

impl Purpose {
    const COUNT: usize = 6;
}

/// A random generator with one stream of numbers per [`Purpose`].
///
/// The algorithm never changes: stream `p` of seed `s` is xoshiro256** seeded (by SplitMix64) with
/// `s + (p + 1) * 0x9E3779B97F4A7C15`, and each choice consumes exactly one 64-bit number, whatever
/// the outcome. A seed in a link therefore means the same game on every machine, and a record that
/// lists an outcome stays in step with one that leaves it to the seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dealer {
    seed: u64,
    streams: [Xoshiro256StarStar; Purpose::COUNT],
}

impl Dealer {
    /// The dealer with this seed, at the beginning of all its streams.
    pub fn new(seed: u64) -> Self {
        let streams = std::array::from_fn(|purpose| {
            let shift = (purpose as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            Xoshiro256StarStar::seed_from_u64(seed.wrapping_add(shift))
        });
        Self { seed, streams }
    }

    /// The seed it was created with.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// Chooses an index into `weights`, like [`Dealer::pick`].
    #[inline]
    pub fn choose(
        &mut self,
        purpose: Purpose,
        weights: impl Iterator<Item = u32> + Clone,
    ) -> Option<usize> {
        self.pick(purpose, weights.enumerate())
    }

    /// Picks one of several weighted outcomes with probability in proportion to its weight; `None`
    /// when the weights sum to zero. Consumes one number of the stream in every case.
    #[inline]
    pub fn pick<T>(
        &mut self,
        purpose: Purpose,
        outcomes: impl Iterator<Item = (T, u32)> + Clone,
    ) -> Option<T> {
        let total = outcomes.clone().map(|(_, weight)| weight).sum();
        self.pick_of(purpose, total, outcomes)
    }

    /// Like [`Dealer::pick`], with the sum of the weights known in advance.
    #[inline]
    pub fn pick_of<T>(
        &mut self,
        purpose: Purpose,
        total: u32,
        mut outcomes: impl Iterator<Item = (T, u32)>,
    ) -> Option<T> {
        let number = self.streams[purpose as usize].next_u64();
        let mut point = ((u128::from(number) * u128::from(total)) >> 64) as u32;
        let drawn = outcomes.find(|&(_, weight)| {
            let here = point < weight;
            point = point.wrapping_sub(weight);
            here
        });
        drawn.map(|(outcome, _)| outcome)
    }
}
