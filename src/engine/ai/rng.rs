//! The random numbers of a computer player: they break ties and sample what may come.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256StarStar;

/// A seeded generator.
#[derive(Clone, Debug)]
pub(super) struct SeededRng(Xoshiro256StarStar);

impl SeededRng {
    /// Numbers that depend on `seed`, on a game given by its digest, on how far it is, and on nothing else.
    pub fn new(seed: u64, digest: u64, turn: u32) -> Self {
        let mixed = seed ^ digest.rotate_left(turn % 64);
        SeededRng(Xoshiro256StarStar::seed_from_u64(mixed))
    }

    /// A number below `bound`, each as likely as the others; 0 when there is no choice.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        ((u128::from(self.0.next_u64()) * u128::from(bound)) >> 64) as u32
    }

    /// One of some things, each as likely as the others; nothing when there are none.
    pub fn one_of<T: Copy>(&mut self, all: &[T]) -> Option<T> {
        all.get(self.below(all.len() as u32) as usize).copied()
    }
}
