//! What stands between the letters of a packed message: control letters, which no text contains.

/// The pattern ends.
#[cfg(feature = "compile")]
pub(crate) const END: u8 = 0;
/// An argument, by the number that follows.
pub(crate) const VALUE: u8 = 1;
/// The pattern that follows, with a capital letter.
pub(crate) const CAPITAL: u8 = 2;
/// A choice among patterns: what is looked at, the number of an argument, how many variants; for each how many keys, the
/// keys, the pattern. The last variant stands for everything else.
pub(crate) const SELECT: u8 = 3;

/// What a choice looks at: which of several things an argument is.
pub(crate) const BY_CHOICE: u8 = 0;
/// Its number, or the plural that belongs to it; the length of a list.
pub(crate) const BY_NUMBER: u8 = 1;
/// Whether it begins with a vowel.
pub(crate) const BY_INITIAL: u8 = 2;
/// Whether it ends in an s.
pub(crate) const BY_FINAL: u8 = 4;
/// The edition whose words are wanted.
pub(crate) const BY_EDITION: u8 = 3;

/// Keys from here are plurals, smaller ones numbers.
pub(crate) const PLURALS: u8 = 0x70;

/// A number below 16,384 in two letters.
#[cfg(feature = "compile")]
pub(crate) const fn number(number: usize) -> [u8; 2] {
    [(number >> 7) as u8 & 0x7f, number as u8 & 0x7f]
}

/// The number that two letters are.
pub(crate) fn numbered(letters: &str) -> Option<usize> {
    match *letters.as_bytes() {
        [high, low] => Some(usize::from(high) << 7 | usize::from(low)),
        _ => None,
    }
}
