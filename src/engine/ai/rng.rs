//! The random numbers of a computer player, for breaking ties and for sampling.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256StarStar;

#[derive(Clone, Debug)]
pub(super) struct SeededRng(Xoshiro256StarStar);

impl SeededRng {
    /// A generator that depends only on the seed, the digest of a game and its turn number.
    pub fn new(seed: u64, digest: u64, turn: u32) -> Self {
        let mixed = seed ^ digest.rotate_left(turn % 64);
        SeededRng(Xoshiro256StarStar::seed_from_u64(mixed))
    }

    /// A uniformly random number below `bound`; 0 if `bound` is 0.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        ((u128::from(self.0.next_u64()) * u128::from(bound)) >> 64) as u32
    }

    /// A uniformly random element; `None` if there is none.
    pub fn one_of<T: Copy>(&mut self, all: &[T]) -> Option<T> {
        all.get(self.below(all.len() as u32) as usize).copied()
    }
}
