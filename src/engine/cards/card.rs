//! The cards: what is printed on them and how many copies there are.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A colour of cards and the row beside its track (CARD-03), in order of the rows from bottom to
/// top (R-CARD-08).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum Suit {
    Yellow,
    /// Roads.
    Red,
    /// Fields.
    Green,
    /// Cities.
    Blue,
}

impl Suit {
    pub const COUNT: usize = 4;

    /// All suits, the lowest row first.
    pub const ALL: [Suit; Suit::COUNT] = [Suit::Yellow, Suit::Red, Suit::Green, Suit::Blue];

    pub const fn index(self) -> usize {
        self as usize
    }

    /// The name used in records.
    pub const fn name(self) -> &'static str {
        match self {
            Suit::Yellow => "yellow",
            Suit::Red => "red",
            Suit::Green => "green",
            Suit::Blue => "blue",
        }
    }

    /// The suit with this name.
    pub fn parse(word: &str) -> Option<Suit> {
        Suit::ALL.into_iter().find(|suit| suit.name() == word)
    }
}

/// The value of a character (CARD-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum Rank {
    One = 1,
    Two = 2,
    Three = 3,
}

impl Rank {
    pub const ALL: [Rank; 3] = [Rank::One, Rank::Two, Rank::Three];

    pub const fn value(self) -> u8 {
        self as u8
    }

    /// How many characters of this value each suit has (CARD-02).
    pub const fn copies(self) -> u8 {
        match self {
            Rank::One => 8,
            Rank::Two => 5,
            Rank::Three => 3,
        }
    }
}

/// The print of a card. Copies with the same print are interchangeable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Card {
    /// A character of a suit with its value.
    Character(Suit, Rank),
    /// The animal of a suit (CARD-05).
    Animal(Suit),
    /// The building of a suit (CARD-05).
    Building(Suit),
    /// An animal of any kind (CARD-31).
    AnimalJoker,
    /// A building of any kind (CARD-40).
    BuildingJoker,
    /// 10 points at once (CARD-35).
    Dragon,
    /// 10 points at once (CARD-35).
    Fairy,
}

/// Number of prints per suit.
const PER_SUIT: usize = 5;

impl Card {
    /// Number of different prints.
    pub const COUNT: usize = Suit::COUNT * PER_SUIT + 4;

    /// Every print once: suit by suit, characters first, then the jokers.
    pub const ALL: [Card; Card::COUNT] = {
        let mut all = [Card::Fairy; Card::COUNT];
        let mut suit = 0;
        while suit < Suit::COUNT {
            let (own, first) = (Suit::ALL[suit], suit * PER_SUIT);
            all[first] = Card::Character(own, Rank::One);
            all[first + 1] = Card::Character(own, Rank::Two);
            all[first + 2] = Card::Character(own, Rank::Three);
            all[first + 3] = Card::Animal(own);
            all[first + 4] = Card::Building(own);
            suit += 1;
        }
        all[Suit::COUNT * PER_SUIT] = Card::AnimalJoker;
        all[Suit::COUNT * PER_SUIT + 1] = Card::BuildingJoker;
        all[Suit::COUNT * PER_SUIT + 2] = Card::Dragon;
        all
    };

    /// Its position in [`Card::ALL`].
    pub const fn index(self) -> usize {
        let jokers = Suit::COUNT * PER_SUIT;
        match self {
            Card::Character(suit, rank) => suit.index() * PER_SUIT + rank as usize - 1,
            Card::Animal(suit) => suit.index() * PER_SUIT + 3,
            Card::Building(suit) => suit.index() * PER_SUIT + 4,
            Card::AnimalJoker => jokers,
            Card::BuildingJoker => jokers + 1,
            Card::Dragon => jokers + 2,
            Card::Fairy => jokers + 3,
        }
    }

    /// Number of copies in the deck (CARD-01, CARD-02, CARD-04).
    pub const fn copies(self) -> u8 {
        match self {
            Card::Character(_, rank) => rank.copies(),
            Card::Animal(_) => 9,
            Card::Building(_) => 5,
            Card::AnimalJoker | Card::BuildingJoker => 4,
            Card::Dragon | Card::Fairy => 1,
        }
    }

    /// Its colour; `None` for jokers (R-CARD-04).
    pub const fn suit(self) -> Option<Suit> {
        match self {
            Card::Character(suit, _) | Card::Animal(suit) | Card::Building(suit) => Some(suit),
            Card::AnimalJoker | Card::BuildingJoker | Card::Dragon | Card::Fairy => None,
        }
    }

    /// Whether it has no colour and may lie in any row (CARD-19).
    pub const fn is_joker(self) -> bool {
        self.suit().is_none()
    }

    /// The name used in records.
    pub const fn name(self) -> &'static str {
        match self {
            Card::Character(suit, rank) => CHARACTERS[suit.index()][rank as usize - 1],
            Card::Animal(suit) => ANIMALS[suit.index()],
            Card::Building(suit) => BUILDINGS[suit.index()],
            Card::AnimalJoker => "animal-joker",
            Card::BuildingJoker => "building-joker",
            Card::Dragon => "dragon",
            Card::Fairy => "fairy",
        }
    }

    /// The card with this name.
    pub fn parse(word: &str) -> Option<Card> {
        Card::ALL.into_iter().find(|card| card.name() == word)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

const CHARACTERS: [[&str; 3]; Suit::COUNT] = [
    ["yellow-1", "yellow-2", "yellow-3"],
    ["red-1", "red-2", "red-3"],
    ["green-1", "green-2", "green-3"],
    ["blue-1", "blue-2", "blue-3"],
];
const ANIMALS: [&str; Suit::COUNT] = ["yellow-animal", "red-animal", "green-animal", "blue-animal"];
const BUILDINGS: [&str; Suit::COUNT] = [
    "yellow-building",
    "red-building",
    "green-building",
    "blue-building",
];

/// A multiset of cards: the number of copies of each print.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Counts([u8; Card::COUNT]);

impl Counts {
    /// The whole deck of 130 cards (CARD-01). The scoring cards and the blank cards are not in it (CARD-06).
    pub fn deck() -> Counts {
        Card::ALL
            .into_iter()
            .fold(Counts::default(), |mut deck, card| {
                deck.0[card.index()] = card.copies();
                deck
            })
    }

    /// The number of copies of one card.
    pub const fn count(&self, card: Card) -> u8 {
        self.0[card.index()]
    }

    /// The total number of cards.
    pub fn len(&self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// Whether it contains no card.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&count| count == 0)
    }

    pub const fn add(&mut self, card: Card) {
        self.0[card.index()] = self.0[card.index()].saturating_add(1);
    }

    /// Removes one copy. Returns whether there was one.
    pub const fn take(&mut self, card: Card) -> bool {
        let left = &mut self.0[card.index()];
        let there = *left > 0;
        *left = left.saturating_sub(1);
        there
    }

    /// The cards with more copies here than in the deck.
    pub fn too_many(&self) -> impl Iterator<Item = Card> + '_ {
        let counted = self.iter();
        let more = counted.filter(|&(card, count)| count > card.copies());
        more.map(|(card, _)| card)
    }

    /// Every card in it with its number of copies, in the order of [`Card::ALL`].
    pub fn iter(&self) -> impl Iterator<Item = (Card, u8)> + Clone + '_ {
        let all = Card::ALL.into_iter().zip(self.0);
        all.filter(|&(_, count)| count > 0)
    }
}

impl FromIterator<Card> for Counts {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards
            .into_iter()
            .fold(Counts::default(), |mut counts, card| {
                counts.add(card);
                counts
            })
    }
}

impl FromIterator<(Card, u8)> for Counts {
    fn from_iter<I: IntoIterator<Item = (Card, u8)>>(cards: I) -> Self {
        cards
            .into_iter()
            .fold(Counts::default(), |mut counts, (card, count)| {
                counts.0[card.index()] += count;
                counts
            })
    }
}
