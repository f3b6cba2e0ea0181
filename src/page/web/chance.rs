//! Chance, where the page has to draw a number: the seed of a new game, the name of a saved one.

use web_sys::Window;

/// How many bits a number has that a record writes and JavaScript reads exactly.
const BITS: u32 = 53;

/// A number of 53 bits that nobody foresees. A browser that refuses to draw one gives 0, which is a game like any other.
pub(super) fn chance(window: &Window) -> u64 {
    let mut bytes = [0; size_of::<u64>()];
    if let Ok(crypto) = window.crypto() {
        let _ = crypto.get_random_values_with_u8_array(&mut bytes);
    }
    u64::from_le_bytes(bytes) >> (u64::BITS - BITS)
}
