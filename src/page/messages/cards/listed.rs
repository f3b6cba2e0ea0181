//! Cards one after the other, in the words of any language.

use super::words::CardWords;
use crate::messages::heard::repeated;
use crate::messages::{Counts, Heard, Readings};
use engine::cards::{Card, Suit};

/// Cards by name, each told once: "green sheep, twice; dragon".
pub(in crate::messages) fn listed(
    texts: &(impl CardWords + Readings + Heard),
    cards: &[Card],
) -> String {
    let names = repeated(cards.iter().map(|&card| texts.card_name(card)));
    let names: Vec<String> = names
        .map(|(name, times)| texts.times(&name, times))
        .collect();
    texts.clauses(&names)
}

/// Cards by name in a row: "blue knight 3 and yellow hen".
pub(in crate::messages) fn named(texts: &(impl CardWords + Counts), cards: &[Card]) -> String {
    let names: Vec<String> = cards.iter().map(|&card| texts.card_name(card)).collect();
    texts.names(&names.iter().map(String::as_str).collect::<Vec<_>>())
}

/// Different buildings without their colours: "abbey, inn and joker".
pub(in crate::messages) fn building_set(
    texts: &(impl CardWords + Counts),
    cards: &[Card],
) -> String {
    let names = cards.iter().map(|&card| match card {
        Card::Building(kind) => texts.building(kind),
        // The same word in every language so far.
        _ => "joker",
    });
    texts.names(&names.collect::<Vec<_>>())
}

/// The kind of a herd and how many of its cards are jokers.
pub(in crate::messages) fn herd(cards: &[Card]) -> Option<(Suit, u32)> {
    let jokers = cards.iter().filter(|card| card.is_joker()).count();
    let kind = cards.iter().find_map(|card| card.suit())?;
    Some((kind, jokers as u32))
}

/// A product written out where it is more than one factor: "14", "2 × 10 = 20".
pub(in crate::messages) fn product(count: u16, each: i16) -> String {
    match count {
        1 => each.to_string(),
        count => format!("{count} × {each} = {}", i32::from(count) * i32::from(each)),
    }
}
