//! Predicts the next bit of a record from the bits before it.
//!
//! Records are repetitive: lines begin with few words, and cells lie near each other. Several
//! contexts (the preceding letters, the line so far, the words that begin this line and the
//! previous one) each count how often a bit was one; the prediction is a weighted sum of theirs in
//! the logistic domain, and the weights learn too.
//!
//! All arithmetic uses integers, so that every machine predicts the same. Nothing here may ever
//! change: see `FORMAT.md`.

/// Number of contexts.
const CONTEXTS: usize = 7;
/// Number of slots shared by all contexts, as a power of two.
const SLOT_BITS: u32 = 20;
/// Weights are fixed-point numbers with this many fractional bits.
const WEIGHT_BITS: u32 = 16;
/// The initial weight of each context.
const FIRST_WEIGHT: i32 = 22_000;
/// Number of weight sets: one for each of the first words of a line, one for all later words.
const WEIGHT_SETS: usize = 6;
/// Learning rate of the weights; larger is faster.
const SLOWNESS: i32 = 10;
/// The largest count in a slot.
const MOST: u8 = 31;
/// Learning rate of the counts' probabilities; smaller is faster.
const INERTIA: i32 = 6;
/// Number of values a count can have.
const COUNTS: usize = MOST as usize + 1;
/// The logistic function at -2048, -1920, ... 2048 (in 1/256), scaled to 4096.
const LOGISTIC: [i32; 33] = [
    1, 2, 4, 6, 10, 17, 27, 45, 74, 120, 194, 311, 488, 747, 1102, 1546, 2048, 2550, 2994, 3349,
    3608, 3785, 3902, 3976, 4022, 4051, 4069, 4079, 4086, 4090, 4092, 4094, 4095,
];

/// The history of one bit in one context.
#[derive(Clone, Copy, Default)]
struct Slot {
    /// Recent counts of zeros and ones.
    seen: [u8; 2],
    /// Distinguishes most contexts that share the slot.
    check: u8,
}

impl Slot {
    /// The counts as an index.
    fn counts(self) -> usize {
        usize::from(self.seen[0]) * COUNTS + usize::from(self.seen[1])
    }

    fn learn(&mut self, bit: bool) {
        let [same, other] = [usize::from(bit), usize::from(!bit)];
        self.seen[same] = (self.seen[same] + 1).min(MOST);
        // Older evidence to the contrary counts less.
        self.seen[other] = self.seen[other].min(self.seen[other] / 2 + 1);
    }
}

/// A predictor that has read some text.
pub(super) struct Model {
    slots: Vec<Slot>,
    /// For each context, the probability of a one after each pair of counts, scaled to 65,536.
    ones: Vec<u16>,
    weights: [[i32; CONTEXTS]; WEIGHT_SETS],
    stretched: Vec<i16>,
    line: Line,
    /// The contexts of the current letter.
    contexts: [u32; CONTEXTS],
    /// Its bits so far, after a leading one.
    partial: u32,
    /// The slots for the next bit, their predictions, and the combined prediction.
    asked: [usize; CONTEXTS],
    said: [i32; CONTEXTS],
    forecast: i32,
}

/// The position within a line.
#[derive(Default)]
struct Line {
    last: u32,
    /// A hash of the line so far.
    whole: u32,
    /// Number of words before this one.
    words: usize,
    /// A hash of the first word once it is complete, and of the previous line's first word.
    first: u32,
    first_before: u32,
}

impl Line {
    fn read(&mut self, letter: u8) {
        self.last = (self.last << 8) | u32::from(letter);
        match letter {
            b'\n' => {
                let before = if self.words == 0 {
                    self.whole
                } else {
                    self.first
                };
                *self = Line {
                    last: self.last,
                    first_before: before,
                    ..Line::default()
                };
                return;
            }
            b' ' => {
                if self.words == 0 {
                    self.first = self.whole;
                }
                self.words += 1;
            }
            _ => {}
        }
        self.whole = mixed(self.whole, u32::from(letter) + 1);
    }

    /// A hash for each context, equal whenever the context recurs.
    fn contexts(&self) -> [u32; CONTEXTS] {
        let of = |kind: u32, parts: [u32; 2]| mixed(mixed(kind + 1, parts[0]), parts[1]);
        let words = self.words as u32;
        [
            of(0, [words, self.first]),
            of(1, [self.last & 0xFF, words]),
            of(2, [self.last & 0xFFFF, 0]),
            of(3, [self.last & 0x00FF_FFFF, 0]),
            of(4, [self.last, 0]),
            of(5, [self.whole, 0]),
            of(
                6,
                [mixed(self.first, self.first_before), self.last & 0xFFFF],
            ),
        ]
    }
}

/// Combines two hashes.
fn mixed(one: u32, other: u32) -> u32 {
    let sum = one.wrapping_mul(0x9E37_79B1) ^ other.wrapping_mul(0x85EB_CA77);
    (sum ^ (sum >> 15))
        .wrapping_mul(0x2C1B_3C6D)
        .rotate_left(13)
}

/// The logistic function of a number in 1/256, scaled to 4096 and clamped to 1..=4095.
fn squashed(stretched: i32) -> i32 {
    let place = stretched.clamp(-2047, 2047) + 2048;
    let (index, rest) = ((place >> 7) as usize, place & 127);
    let [low, high] = [LOGISTIC[index], LOGISTIC[index + 1]];
    ((low * (128 - rest) + high * rest + 64) >> 7).clamp(1, 4095)
}

/// The inverse of [`squashed`] for every probability in 1/4096.
fn stretched() -> Vec<i16> {
    let mut place = -2047;
    (0..4096)
        .map(|share| {
            while place < 2047 && squashed(place) < share {
                place += 1;
            }
            place as i16
        })
        .collect()
}

/// What counts mean before anything is learned.
fn first_ones() -> Vec<u16> {
    let pairs = (0..COUNTS * COUNTS).map(|pair| (pair / COUNTS, pair % COUNTS));
    let one = pairs.map(|(zeros, ones)| ((2 * ones + 1) * 0x8000 / (zeros + ones + 1)) as u16);
    let one: Vec<u16> = one.collect();
    one.repeat(CONTEXTS)
}

impl Model {
    /// A predictor that has read nothing.
    pub(super) fn new() -> Self {
        let line = Line::default();
        let mut model = Model {
            slots: vec![Slot::default(); 1 << SLOT_BITS],
            ones: first_ones(),
            weights: [[FIRST_WEIGHT; CONTEXTS]; WEIGHT_SETS],
            stretched: stretched(),
            contexts: line.contexts(),
            line,
            partial: 1,
            asked: [0; CONTEXTS],
            said: [0; CONTEXTS],
            forecast: 2048,
        };
        model.ask();
        model
    }

    /// The probability that the next bit is a one, in 1/4096.
    pub(super) const fn one(&self) -> u32 {
        self.forecast as u32
    }

    /// Learns the next bit. Returns the letter when that was its last bit.
    pub(super) fn learn(&mut self, bit: bool) -> Option<u8> {
        self.learn_weights(bit);
        let goal = if bit { 0xFFFF } else { 0 };
        for (kind, index) in self.asked.into_iter().enumerate() {
            let slot = &mut self.slots[index];
            let one = &mut self.ones[kind * COUNTS * COUNTS + slot.counts()];
            *one = (i32::from(*one) + ((goal - i32::from(*one)) >> INERTIA)) as u16;
            slot.learn(bit);
        }
        self.partial = (self.partial << 1) | u32::from(bit);
        let letter = (self.partial > 0xFF).then_some(self.partial as u8);
        if let Some(letter) = letter {
            self.line.read(letter);
            self.contexts = self.line.contexts();
            self.partial = 1;
        }
        self.ask();
        letter
    }

    pub(super) fn read(&mut self, text: &str) {
        for letter in text.bytes() {
            for bit in (0..8).rev() {
                self.learn((letter >> bit) & 1 == 1);
            }
        }
    }

    fn set(&self) -> usize {
        self.line.words.min(WEIGHT_SETS - 1)
    }

    fn learn_weights(&mut self, bit: bool) {
        let miss = ((i32::from(bit) << 12) - self.forecast) * SLOWNESS;
        let set = self.set();
        for (weight, said) in self.weights[set].iter_mut().zip(self.said) {
            *weight += (said * miss + 0x2000) >> 14;
        }
    }

    /// Looks up the predictions of all contexts for the next bit.
    fn ask(&mut self) {
        let mut sum = 0_i64;
        let weights = self.weights[self.set()];
        for (kind, context) in self.contexts.into_iter().enumerate() {
            let number = mixed(context, self.partial);
            let (index, check) = ((number >> (32 - SLOT_BITS)) as usize, number as u8);
            let slot = &mut self.slots[index];
            if slot.check != check {
                *slot = Slot {
                    seen: [0; 2],
                    check,
                };
            }
            let one = self.ones[kind * COUNTS * COUNTS + slot.counts()];
            let said = i32::from(self.stretched[usize::from(one >> 4)]);
            self.asked[kind] = index;
            self.said[kind] = said;
            sum += i64::from(said) * i64::from(weights[kind]);
        }
        let sum = (sum >> WEIGHT_BITS).clamp(-2047, 2047);
        self.forecast = squashed(sum as i32);
    }
}
