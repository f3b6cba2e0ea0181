//! Words for cards and rows.

use crate::messages::Texts;
use engine::cards::{Card, Origin, Suit};
use engine::tiles::FeatureKind;

/// The landscape of a suit (CARD-03).
pub const fn land(suit: Suit) -> FeatureKind {
    match suit {
        Suit::Yellow => FeatureKind::Monastery,
        Suit::Red => FeatureKind::Road,
        Suit::Green => FeatureKind::Field,
        Suit::Blue => FeatureKind::City,
    }
}

/// What is printed on a card, apart from colour and value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardKind {
    /// A character, with colour and value.
    Character,
    Animal,
    Building,
    AnimalJoker,
    BuildingJoker,
    Dragon,
    Fairy,
}

/// A card as arguments of messages: kind, colour and value; colour and value are arbitrary where it
/// has none.
fn parts(card: Card) -> (CardKind, Suit, u32) {
    let suit = card.suit().unwrap_or(Suit::Yellow);
    let (kind, value) = match card {
        Card::Character(_, rank) => (CardKind::Character, rank.value().into()),
        Card::Animal(_) => (CardKind::Animal, 0),
        Card::Building(_) => (CardKind::Building, 0),
        Card::AnimalJoker => (CardKind::AnimalJoker, 0),
        Card::BuildingJoker => (CardKind::BuildingJoker, 0),
        Card::Dragon => (CardKind::Dragon, 0),
        Card::Fairy => (CardKind::Fairy, 0),
    };
    (kind, suit, value)
}

impl Texts {
    /// A card: "blue knight 2", "yellow hen", "animal joker".
    pub fn card_name(&self, card: Card) -> String {
        let (kind, suit, value) = parts(card);
        self.card_named(kind, suit, value)
    }

    /// A card with its article: "a blue knight 2", "the dragon".
    pub fn a_card(&self, card: Card) -> String {
        let (kind, suit, value) = parts(card);
        self.a_card_named(kind, suit, value)
    }

    /// A card that everybody knows about: "the yellow hen".
    pub fn the_card(&self, card: Card) -> String {
        let (kind, suit, value) = parts(card);
        self.the_card_named(kind, suit, value)
    }
}

/// The heading of a row of the score table.
pub fn origin(texts: &Texts, origin: Origin) -> &'static str {
    match origin {
        Origin::Before => texts.origin(engine::rules::Origin::Before),
        Origin::Cards(source) => texts.card_source(source),
    }
}
