//! Arithmetic coding: a text as one number, shorter the better its bits are predicted.

use super::LinkError;
use super::model::Model;

/// The longest text that is unpacked, in bytes: more than the longest game needs.
const LONGEST: usize = 1 << 18;
/// The longest text that packs to almost nothing: more repetition than any game has.
const LONGEST_OF_NOTHING: usize = 36_000;
/// Bytes of text allowed per packed byte on top of that. A long game needs about twenty.
const LETTERS_OF_A_BYTE: usize = 64;

/// The limit on the text unpacked from this many bytes. Unpacking is slow, and a few bytes could
/// otherwise stand for a text of any length.
fn longest(packed: usize) -> usize {
    LONGEST.min(LONGEST_OF_NOTHING + packed * LETTERS_OF_A_BYTE)
}

/// Marks the end of a text; no text contains it.
const END: u8 = 0;

/// The interval of numbers that are still possible.
struct Interval {
    low: u32,
    high: u32,
}

impl Interval {
    const ALL: Interval = Interval {
        low: 0,
        high: u32::MAX,
    };

    /// The last number of the part that stands for a one, given the probability of a one in units
    /// of 1/4096.
    fn middle(&self, one: u32) -> u32 {
        let width = u64::from(self.high - self.low);
        self.low + ((width * u64::from(one)) >> 12) as u32
    }

    fn narrow(&mut self, bit: bool, middle: u32) {
        if bit {
            self.high = middle;
        } else {
            self.low = middle + 1;
        }
    }

    /// Removes and returns the first byte if all numbers of the interval share it.
    fn settled(&mut self) -> Option<u8> {
        let first = self.low >> 24;
        (first == self.high >> 24).then(|| {
            self.low <<= 8;
            self.high = (self.high << 8) | 0xFF;
            first as u8
        })
    }
}

/// Packs a text with a model primed by [`super::KNOWN`].
pub(super) fn packed(text: &str, mut model: Model) -> Vec<u8> {
    let mut interval = Interval::ALL;
    let mut bytes = Vec::new();
    for letter in text.bytes().filter(|&letter| letter != END).chain([END]) {
        for place in (0..8).rev() {
            let bit = (letter >> place) & 1 == 1;
            let middle = interval.middle(model.one());
            interval.narrow(bit, middle);
            model.learn(bit);
            while let Some(byte) = interval.settled() {
                bytes.push(byte);
            }
        }
    }
    // One more byte is enough: missing bytes are read as zeros.
    if interval.low > 0 {
        bytes.push((interval.low >> 24) as u8 + 1);
    }
    while bytes.last() == Some(&0) {
        bytes.pop();
    }
    bytes
}

/// Unpacks a text.
///
/// # Errors
/// When it is longer than any game's text, or is not UTF-8.
pub(super) fn unpacked(bytes: &[u8], mut model: Model) -> Result<String, LinkError> {
    let longest = longest(bytes.len());
    let mut bytes = bytes.iter().copied().chain(std::iter::repeat(0));
    let mut next = || bytes.next().unwrap_or_default();
    let mut number = u32::from_be_bytes(std::array::from_fn(|_| next()));
    let mut interval = Interval::ALL;
    let mut text = Vec::new();
    while text.len() < longest {
        let middle = interval.middle(model.one());
        let bit = number <= middle;
        interval.narrow(bit, middle);
        match model.learn(bit) {
            Some(END) => return String::from_utf8(text).map_err(|_| LinkError::Altered),
            Some(letter) => text.push(letter),
            None => {}
        }
        while interval.settled().is_some() {
            number = (number << 8) | u32::from(next());
        }
    }
    Err(LinkError::TooLong)
}
