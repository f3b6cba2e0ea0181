//! Control characters in packed messages; no text contains them.

/// Ends a pattern.
#[cfg(feature = "compile")]
pub(crate) const END: u8 = 0;
/// An argument, followed by its number.
pub(crate) const VALUE: u8 = 1;
/// Capitalises the pattern that follows.
pub(crate) const CAPITAL: u8 = 2;
/// A selection: what to look at, the number of an argument, the number of variants; for each its
/// number of keys, the keys, the pattern. The last variant is the default.
pub(crate) const SELECT: u8 = 3;

/// Selects on the value of an enum.
pub(crate) const BY_CHOICE: u8 = 0;
/// Selects on a number or its plural form; for a list, on its length.
pub(crate) const BY_NUMBER: u8 = 1;
/// Selects on whether a text begins with a vowel.
pub(crate) const BY_INITIAL: u8 = 2;
/// Selects on whether a text ends in an s.
pub(crate) const BY_FINAL: u8 = 4;
/// Selects on the edition.
pub(crate) const BY_EDITION: u8 = 3;

/// Keys from here on are plural forms, smaller ones numbers.
pub(crate) const PLURALS: u8 = 0x70;

/// Encodes a number below 16,384 as two characters.
#[cfg(feature = "compile")]
pub(crate) const fn number(number: usize) -> [u8; 2] {
    [(number >> 7) as u8 & 0x7f, number as u8 & 0x7f]
}

/// Decodes two characters.
pub(crate) fn numbered(letters: &str) -> Option<usize> {
    match *letters.as_bytes() {
        [high, low] => Some(usize::from(high) << 7 | usize::from(low)),
        _ => None,
    }
}
