//! Lists of cards.

use crate::messages::Texts;
use crate::messages::heard::repeated;
use crate::messages::spoken::row;
use engine::cards::{Card, Game, Suit};
use engine::table::Party;

impl Texts {
    /// Cards by name, each once: "green sheep, twice; dragon".
    pub(super) fn listed(&self, cards: &[Card]) -> String {
        let names = repeated(cards.iter().map(|&card| self.card_name(card)));
        let names = names.map(|(name, times)| self.times(&name, times));
        self.clauses(&names.collect::<Vec<_>>())
    }

    /// The hand of the player to move, with that player's name, in a game under review; `None` if no player is to move.
    pub fn cards_held(&self, game: &Game, name: &str) -> Option<String> {
        let Party::Player(seat) = game.asked()?.party else {
            return None;
        };
        let cards: Vec<Card> = game.player(seat).hand().iter().flatten().copied().collect();
        (!cards.is_empty()).then(|| self.review_held(name, &self.listed(&cards)))
    }

    /// Cards by name in a row: "blue knight 3 and yellow hen".
    pub(super) fn named(&self, cards: &[Card]) -> String {
        let names: Vec<String> = cards.iter().map(|&card| self.card_name(card)).collect();
        self.names(&row(&names))
    }

    /// Different buildings without their colours: "abbey, inn and joker".
    pub(super) fn building_set(&self, cards: &[Card]) -> String {
        let names = cards.iter().map(|&card| match card {
            Card::Building(kind) => self.building(kind),
            _ => self.joker_building(),
        });
        self.names(&names.collect::<Vec<_>>())
    }

    /// Animals of one kind with their jokers: "5 sheep, 1 of them a joker".
    pub(super) fn herd(&self, cards: &[Card]) -> String {
        match herd(cards) {
            Some((kind, jokers)) => self.herd_with_jokers(kind, cards.len() as u32, jokers),
            None => String::new(),
        }
    }
}

/// The kind of a herd and how many of its cards are jokers.
fn herd(cards: &[Card]) -> Option<(Suit, u32)> {
    let jokers = cards.iter().filter(|card| card.is_joker()).count();
    let kind = cards.iter().find_map(|card| card.suit())?;
    Some((kind, jokers as u32))
}

/// A product, written out when it has more than one factor: "14", "2 × 10 = 20".
pub(super) fn product(count: u16, each: i16) -> String {
    match count {
        1 => each.to_string(),
        count => format!("{count} × {each} = {}", i32::from(count) * i32::from(each)),
    }
}
