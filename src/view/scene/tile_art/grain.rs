//! Irregularities that never change: a hash of the tile, not randomness.

/// A pseudorandom sequence that only depends on a tile's name and copy.
#[derive(Clone, Debug)]
pub struct Grain(u64);

impl Grain {
    /// The sequence of a tile's copy for one purpose.
    pub fn new(name: &str, copy: u8, purpose: &str) -> Self {
        let bytes = name.bytes().chain([0, copy, 0]).chain(purpose.bytes());
        let hash = bytes.fold(0xcbf2_9ce4_8422_2325u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        Grain(hash)
    }

    /// The next number, from 0 to 1.
    pub fn next(&mut self) -> f64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) >> 11) as f64 / (1u64 << 53) as f64
    }

    /// The next number between `low` and `high`.
    pub fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.next()
    }

    /// An index below `count`.
    pub fn pick(&mut self, count: usize) -> usize {
        ((self.next() * count as f64) as usize).min(count.saturating_sub(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_copy_has_the_same_grain_and_another_one_differs() {
        let numbers = |copy| {
            let mut grain = Grain::new("base/D", copy, "trees");
            [grain.next(), grain.next()]
        };
        assert_eq!(numbers(0), numbers(0));
        assert_ne!(numbers(0), numbers(1));
    }
}
