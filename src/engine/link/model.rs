//! What the next bit of a record will be, from the bits before it.
//!
//! A record repeats itself: lines begin with few words, cells lie near each other. So several contexts (the letters just
//! before, the line so far, the words that begin this line and the one before) each remember how often a bit was one after
//! them, and a weighted sum of what they say, in the logistic domain, is the forecast; the weights learn too. All of it is
//! integers, so that every machine forecasts the same, and nothing of it may ever change: see `FORMAT.md`.

/// The number of contexts.
const CONTEXTS: usize = 7;
/// Two to this power is the number of slots that all contexts share.
const SLOT_BITS: u32 = 20;
/// Weights are in units of one over two to this power.
const WEIGHT_BITS: u32 = 16;
/// The weight every context begins with.
const FIRST_WEIGHT: i32 = 22_000;
/// The number of sets of weights: one for each of the first words of a line, one for all others.
const WEIGHT_SETS: usize = 6;
/// How fast weights learn: the smaller, the faster.
const SLOWNESS: i32 = 10;
/// The most of one kind of bit that a slot counts.
const MOST: u8 = 31;
/// How fast it is learned what the counts of a slot mean: the smaller, the faster.
const INERTIA: i32 = 6;
/// How many numbers a count may have.
const COUNTS: usize = MOST as usize + 1;
/// The logistic function at -2048, -1920, ... 2048, in units of 1/256, as a share of 4096.
const LOGISTIC: [i32; 33] = [
    1, 2, 4, 6, 10, 17, 27, 45, 74, 120, 194, 311, 488, 747, 1102, 1546, 2048, 2550, 2994, 3349,
    3608, 3785, 3902, 3976, 4022, 4051, 4069, 4079, 4086, 4090, 4092, 4094, 4095,
];

/// What is remembered about one bit after one context.
#[derive(Clone, Copy, Default)]
struct Slot {
    /// How often it was a zero and a one, lately.
    seen: [u8; 2],
    /// Tells most contexts apart that share the slot.
    check: u8,
}

impl Slot {
    /// A number for its counts.
    fn counts(self) -> usize {
        usize::from(self.seen[0]) * COUNTS + usize::from(self.seen[1])
    }

    fn learn(&mut self, bit: bool) {
        let [same, other] = [usize::from(bit), usize::from(!bit)];
        self.seen[same] = (self.seen[same] + 1).min(MOST);
        // What was true once counts less when it is not any more.
        self.seen[other] = self.seen[other].min(self.seen[other] / 2 + 1);
    }
}

/// A forecaster that has read some text.
pub(super) struct Model {
    slots: Vec<Slot>,
    /// For each context, how likely a one is after each pair of counts, of 65,536.
    ones: Vec<u16>,
    weights: [[i32; CONTEXTS]; WEIGHT_SETS],
    stretched: Vec<i16>,
    line: Line,
    /// The contexts of the letter that is being read.
    contexts: [u32; CONTEXTS],
    /// Its bits so far, after a leading one.
    partial: u32,
    /// The slots of the next bit, what they say, and the forecast of all.
    asked: [usize; CONTEXTS],
    said: [i32; CONTEXTS],
    forecast: i32,
}

/// Where in a text a letter stands.
#[derive(Default)]
struct Line {
    /// The last four letters.
    last: u32,
    /// A number for all letters of the line so far.
    whole: u32,
    /// The number of words before this one.
    words: usize,
    /// A number for the first word, once it is complete, and for that of the line before.
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

    /// A number for each context, the same whenever it comes again.
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

/// One number made of two.
fn mixed(one: u32, other: u32) -> u32 {
    let sum = one.wrapping_mul(0x9E37_79B1) ^ other.wrapping_mul(0x85EB_CA77);
    (sum ^ (sum >> 15))
        .wrapping_mul(0x2C1B_3C6D)
        .rotate_left(13)
}

/// The logistic function of a number in units of 1/256, as a share of 4096, never none and never all.
fn squashed(stretched: i32) -> i32 {
    let place = stretched.clamp(-2047, 2047) + 2048;
    let (index, rest) = ((place >> 7) as usize, place & 127);
    let [low, high] = [LOGISTIC[index], LOGISTIC[index + 1]];
    ((low * (128 - rest) + high * rest + 64) >> 7).clamp(1, 4095)
}

/// The inverse of [`squashed`] for every share of 4096.
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
    /// A forecaster that has read nothing.
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

    /// How likely the next bit is a one, of 4096.
    pub(super) const fn one(&self) -> u32 {
        self.forecast as u32
    }

    /// Learns the next bit; a letter when it was its last.
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

    /// Reads a text.
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

    /// Looks up what the contexts say about the next bit.
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
