//! Words for cards, and for where they lie.

use crate::messages::Texts;
use engine::cards::{Card, Origin, Source, Suit};
use engine::tiles::FeatureKind;

/// What a suit stands for in the landscape (CARD-03).
pub const fn land(suit: Suit) -> FeatureKind {
    match suit {
        Suit::Yellow => FeatureKind::Monastery,
        Suit::Red => FeatureKind::Road,
        Suit::Green => FeatureKind::Field,
        Suit::Blue => FeatureKind::City,
    }
}

/// Words for cards, and for where they lie. Kinds of animals and buildings are told by their suit (R-CARD-02).
pub trait CardWords {
    /// A colour of cards: "yellow".
    fn suit(&self, suit: Suit) -> &'static str;
    /// A row: "red row".
    fn row_name(&self, suit: Suit) -> String;
    /// A row and what it stands for: "Red row, road".
    fn row_title(&self, suit: Suit) -> String;
    /// Where something lies: "in the red row".
    fn in_row(&self, suit: Suit) -> String;
    /// Where something goes: "into the red row".
    fn to_row(&self, suit: Suit) -> String;
    /// A card: "blue knight 2", "yellow hen", "animal joker".
    fn card_name(&self, card: Card) -> String;
    /// A card with its article: "a blue knight 2", "the dragon".
    fn a_card(&self, card: Card) -> String;
    /// A card everybody knows of: "the yellow hen".
    fn the_card(&self, card: Card) -> String;
    /// A card that lies face down: "a face-down card".
    fn a_hidden_card(&self) -> &'static str;
    /// "3 cards".
    fn cards(&self, count: u32) -> String;
    /// A kind of animal: "hen".
    fn animal(&self, kind: Suit) -> &'static str;
    /// "3 hens".
    fn animals(&self, kind: Suit, count: u32) -> String;
    /// A kind of building: "abbey".
    fn building(&self, kind: Suit) -> &'static str;
    /// "2 animal jokers".
    fn animal_jokers(&self, count: u32) -> String;
    /// "4 buildings", of any kind.
    fn buildings_in_all(&self, count: u32) -> String;
    /// Where points come from, as the head of a row of the table at the end: "Characters".
    fn card_source(&self, source: Source) -> &'static str;
}

/// The head of a row of the table at the end.
pub fn origin(texts: &dyn Texts, origin: Origin) -> &'static str {
    match origin {
        Origin::Before => texts.origin(engine::rules::Origin::Before),
        Origin::Cards(source) => texts.card_source(source),
    }
}
