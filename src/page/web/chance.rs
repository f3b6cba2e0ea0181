//! Random numbers for the page: the seed of a new game, the id of a saved one.

use web_sys::Window;

/// How many bits an integer may have that a record contains and JavaScript reads exactly.
const BITS: u32 = 53;

/// A random number of 53 bits. If the browser has none, 0, which is a seed like any other.
pub(super) fn chance(window: &Window) -> u64 {
    let mut bytes = [0; size_of::<u64>()];
    if let Ok(crypto) = window.crypto() {
        let _ = crypto.get_random_values_with_u8_array(&mut bytes);
    }
    u64::from_le_bytes(bytes) >> (u64::BITS - BITS)
}
