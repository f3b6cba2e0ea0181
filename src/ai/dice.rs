//! The chance a computer player carries with it: it breaks ties and samples what may come.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256StarStar;

use crate::rules::Game;

/// A seeded source of numbers.
#[derive(Clone, Debug)]
pub(super) struct Dice(Xoshiro256StarStar);

impl Dice {
    /// Numbers that depend on `seed` and on what everybody sees of `game`, and on nothing else.
    pub fn new(seed: u64, game: &Game) -> Self {
        let mixed = seed
            ^ game
                .digest()
                .rotate_left(u32::from(game.turn().number) % 64);
        Dice(Xoshiro256StarStar::seed_from_u64(mixed))
    }

    /// A number below `bound`, each as likely as the others; 0 when there is no choice.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        ((u128::from(self.0.next_u64()) * u128::from(bound)) >> 64) as u32
    }
}
