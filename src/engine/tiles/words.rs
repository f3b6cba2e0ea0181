//! Words for printed things in the tile files. Reading and writing share these tables.

use super::geometry::{Compass, Half, HalfSet, Side, SideSet};
use super::printed::{Decor, FeatureKind, Goods, Print, RoadEnd, Terrain};
use super::sets::{Animal, CircleKind};

/// A closed set of values with one word each.
pub(super) trait Word: Copy + PartialEq + 'static {
    /// Every value that has a word, and its word.
    const WORDS: &'static [(Self, &'static str)];

    /// The word for this value; empty when the value is written in another way.
    fn word(self) -> &'static str {
        Self::WORDS
            .iter()
            .find(|(value, _)| *value == self)
            .map_or("", |(_, word)| word)
    }

    /// The value with this word.
    fn of_word(word: &str) -> Option<Self> {
        Self::WORDS
            .iter()
            .find(|(_, known)| *known == word)
            .map(|(value, _)| *value)
    }
}

impl Word for Print {
    const WORDS: &'static [(Self, &'static str)] = &[
        (Print::First, "first"),
        (Print::Second, "second"),
        (Print::Third, "third"),
        (Print::Winter, "winter"),
    ];
}

impl Print {
    /// All prints, in the order of the counts in [`super::Copies`].
    pub const ALL: [Print; 4] = [Print::First, Print::Second, Print::Third, Print::Winter];

    /// The word for this print in files and records.
    pub fn name(self) -> &'static str {
        self.word()
    }

    /// The print with this word; the inverse of [`Print::name`].
    pub fn parse(word: &str) -> Option<Self> {
        Self::of_word(word)
    }

    /// Whether the gardens of tiles are printed; where not, a garden segment must be ignored.
    pub const fn has_gardens(self) -> bool {
        matches!(self, Print::Second | Print::Third)
    }
}

impl Word for FeatureKind {
    const WORDS: &'static [(Self, &'static str)] = &[
        (FeatureKind::Road, "road"),
        (FeatureKind::City, "city"),
        (FeatureKind::Monastery, "monastery"),
        (FeatureKind::Garden, "garden"),
        (FeatureKind::Field, "field"),
    ];
}

impl FeatureKind {
    /// The word for this kind in files and records.
    pub fn name(self) -> &'static str {
        self.word()
    }

    /// The kind with this word.
    pub fn parse(word: &str) -> Option<Self> {
        Self::of_word(word)
    }
}

impl Word for Terrain {
    const WORDS: &'static [(Self, &'static str)] = &[
        (Terrain::Field, "f"),
        (Terrain::Road, "r"),
        (Terrain::City, "c"),
        (Terrain::River, "w"),
    ];
}

impl Terrain {
    /// The terrain for a letter among the sides of a tile line.
    pub(super) fn of_letter(letter: char) -> Option<Self> {
        Self::of_word(letter.encode_utf8(&mut [0; 4]))
    }
}

impl Word for Side {
    const WORDS: &'static [(Self, &'static str)] = &[
        (Side::North, "N"),
        (Side::East, "E"),
        (Side::South, "S"),
        (Side::West, "W"),
    ];
}

impl Word for Compass {
    const WORDS: &'static [(Self, &'static str)] = &[
        (Compass::North, "N"),
        (Compass::NorthEast, "NE"),
        (Compass::East, "E"),
        (Compass::SouthEast, "SE"),
        (Compass::South, "S"),
        (Compass::SouthWest, "SW"),
        (Compass::West, "W"),
        (Compass::NorthWest, "NW"),
    ];
}

impl Word for Goods {
    const WORDS: &'static [(Self, &'static str)] = &[
        (Goods::Wine, "wine"),
        (Goods::Wheat, "wheat"),
        (Goods::Cloth, "cloth"),
    ];
}

/// All road ends but the gate of a city, which is written as that city.
impl Word for RoadEnd {
    const WORDS: &'static [(Self, &'static str)] = &[
        (RoadEnd::Village, "village"),
        (RoadEnd::Crossing, "crossing"),
        (RoadEnd::Monastery, "monastery"),
        (RoadEnd::Farmhouse, "farmhouse"),
        (RoadEnd::House, "house"),
        (RoadEnd::CropCircle, "crop-circle"),
        (RoadEnd::Dock, "dock"),
    ];
}

impl Word for CircleKind {
    const WORDS: &'static [(Self, &'static str)] = &[
        (CircleKind::Road, "road"),
        (CircleKind::City, "city"),
        (CircleKind::Field, "field"),
    ];
}

impl Word for Animal {
    const WORDS: &'static [(Self, &'static str)] = &[
        (Animal::Bear, "bear"),
        (Animal::Wolf, "wolf"),
        (Animal::Crow, "crow"),
        (Animal::Deer, "deer"),
        (Animal::Boar, "boar"),
        (Animal::Fox, "fox"),
        (Animal::Wolpertinger, "wolpertinger"),
    ];
}

impl Word for Decor {
    const WORDS: &'static [(Self, &'static str)] = &[
        (Decor::Highwayman, "highwayman"),
        (Decor::WaterTower, "water-tower"),
        (Decor::Farmhouse, "farmhouse"),
        (Decor::Pigsty, "pigsty"),
        (Decor::CowShed, "cow-shed"),
        (Decor::DonkeyStable, "donkey-stable"),
    ];
}

/// The letters of a set of sides, clockwise from the north: `NE`.
pub(super) fn sides_word(sides: SideSet) -> String {
    sides.iter().map(Side::word).collect()
}

/// The sides for a string of letters: at least one, each at most once.
pub(super) fn sides_of(letters: &str) -> Option<SideSet> {
    let mut sides = SideSet::EMPTY;
    for letter in letters.chars() {
        let side = Side::of_word(letter.encode_utf8(&mut [0; 4]))?;
        if sides.has(side) {
            return None;
        }
        sides = sides.with(side);
    }
    (!sides.is_empty()).then_some(sides)
}

/// The digits of a set of half-edges: `0127`; a dash for none.
pub(super) fn halves_word(halves: HalfSet) -> String {
    if halves.is_empty() {
        return "-".to_owned();
    }
    halves.iter().map(|half| half.0.to_string()).collect()
}

/// The half-edges for a string of digits, each at most once; a dash is the empty set.
pub(super) fn halves_of(digits: &str) -> Option<HalfSet> {
    if digits == "-" {
        return Some(HalfSet::EMPTY);
    }
    let mut halves = HalfSet::EMPTY;
    for digit in digits.chars() {
        let half = Half(u8::try_from(digit.to_digit(8)?).ok()?);
        if halves.has(half) {
            return None;
        }
        halves = halves.with(half);
    }
    (!halves.is_empty()).then_some(halves)
}
