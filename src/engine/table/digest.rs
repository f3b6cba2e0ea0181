//! A hash for comparing game states, equal on every machine.

/// Hashes a sequence of numbers (FNV-1a over their bytes).
#[derive(Clone, Copy, Debug)]
pub struct Digest(u64);

impl Default for Digest {
    fn default() -> Self {
        Digest(0xCBF2_9CE4_8422_2325)
    }
}

impl Digest {
    /// Adds a number.
    #[inline]
    pub fn mix(&mut self, value: u32) {
        for byte in value.to_le_bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
        }
    }

    /// The hash so far.
    pub const fn number(self) -> u64 {
        self.0
    }
}
