//! Words for cards.

use super::{English, capital, number_of};
use crate::messages::Words;
use crate::messages::cards::{CardWords, land};
use engine::cards::{Card, Source, Suit};

impl CardWords for English {
    fn suit(&self, suit: Suit) -> &'static str {
        match suit {
            Suit::Yellow => "yellow",
            Suit::Red => "red",
            Suit::Green => "green",
            Suit::Blue => "blue",
        }
    }

    fn row_name(&self, suit: Suit) -> String {
        format!("{} row", self.suit(suit))
    }

    fn row_title(&self, suit: Suit) -> String {
        let land = self.feature_name(land(suit));
        capital(&format!("{}, {land}", self.row_name(suit)))
    }

    fn in_row(&self, suit: Suit) -> String {
        format!("in the {}", self.row_name(suit))
    }

    fn to_row(&self, suit: Suit) -> String {
        format!("into the {}", self.row_name(suit))
    }

    fn card_name(&self, card: Card) -> String {
        let suit = card.suit().map_or("", |suit| self.suit(suit));
        match card {
            Card::Character(own, rank) => {
                format!("{suit} {} {}", self.role(land(own)), rank.value())
            }
            Card::Animal(kind) => format!("{suit} {}", self.animal(kind)),
            Card::Building(kind) => format!("{suit} {}", self.building(kind)),
            Card::AnimalJoker => "animal joker".to_string(),
            Card::BuildingJoker => "building joker".to_string(),
            Card::Dragon => "dragon".to_string(),
            Card::Fairy => "fairy".to_string(),
        }
    }

    fn a_card(&self, card: Card) -> String {
        let article = match card {
            Card::Character(..) | Card::Animal(_) | Card::Building(_) | Card::BuildingJoker => "a",
            Card::AnimalJoker => "an",
            Card::Dragon | Card::Fairy => "the",
        };
        format!("{article} {}", self.card_name(card))
    }

    fn the_card(&self, card: Card) -> String {
        format!("the {}", self.card_name(card))
    }

    fn a_hidden_card(&self) -> &'static str {
        "a face-down card"
    }

    fn cards(&self, count: u32) -> String {
        number_of(count, "card")
    }

    fn animal(&self, kind: Suit) -> &'static str {
        match kind {
            Suit::Yellow => "hen",
            Suit::Red => "donkey",
            Suit::Green => "sheep",
            Suit::Blue => "horse",
        }
    }

    fn animals(&self, kind: Suit, count: u32) -> String {
        match kind {
            Suit::Green => format!("{count} sheep"),
            kind => number_of(count, self.animal(kind)),
        }
    }

    fn building(&self, kind: Suit) -> &'static str {
        match kind {
            Suit::Yellow => "abbey",
            Suit::Red => "inn",
            Suit::Green => "farmhouse",
            Suit::Blue => "keep",
        }
    }

    fn animal_jokers(&self, count: u32) -> String {
        number_of(count, "animal joker")
    }

    fn buildings_in_all(&self, count: u32) -> String {
        number_of(count, "building")
    }

    fn card_source(&self, source: Source) -> &'static str {
        match source {
            Source::Characters => "Characters",
            Source::Animals => "Animals",
            Source::Magic => "Dragon and fairy",
            Source::Strays => "Other colours",
            Source::Buildings => "Buildings",
        }
    }
}
