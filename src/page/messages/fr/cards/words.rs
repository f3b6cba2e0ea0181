//! Words for cards.

use super::{CURRENT, French, capital, number_of};
use crate::messages::Words;
use crate::messages::cards::{CardWords, land};
use engine::cards::{Card, Source, Suit};

/// The gender of a noun, which its article and its adjectives follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Gender {
    Masculine,
    Feminine,
}

/// The gender of a card; jokers are masculine.
const fn gender(card: Card) -> Gender {
    match card {
        Card::Animal(Suit::Yellow) | Card::Fairy => Gender::Feminine,
        Card::Building(Suit::Yellow | Suit::Red | Suit::Green) => Gender::Feminine,
        _ => Gender::Masculine,
    }
}

impl CardWords for French {
    fn suit(&self, suit: Suit) -> &'static str {
        match suit {
            Suit::Yellow => "jaune",
            Suit::Red => "rouge",
            Suit::Green => "vert",
            Suit::Blue => "bleu",
        }
    }

    fn row_name(&self, suit: Suit) -> String {
        format!("rangée {}", feminine(suit))
    }

    fn row_title(&self, suit: Suit) -> String {
        let land = CURRENT.feature_name(land(suit));
        capital(&format!("{}, {land}", self.row_name(suit)))
    }

    fn in_row(&self, suit: Suit) -> String {
        format!("dans la {}", self.row_name(suit))
    }

    fn to_row(&self, suit: Suit) -> String {
        self.in_row(suit)
    }

    fn card_name(&self, card: Card) -> String {
        let colour = |kind: Suit| match gender(card) {
            Gender::Masculine => self.suit(kind),
            Gender::Feminine => feminine(kind),
        };
        match card {
            Card::Character(own, rank) => {
                format!(
                    "{} {} {}",
                    CURRENT.role(land(own)),
                    colour(own),
                    rank.value()
                )
            }
            Card::Animal(kind) => format!("{} {}", self.animal(kind), colour(kind)),
            Card::Building(kind) => format!("{} {}", self.building(kind), colour(kind)),
            Card::AnimalJoker => "joker animaux".to_string(),
            Card::BuildingJoker => "joker bâtiments".to_string(),
            Card::Dragon => "Dragon".to_string(),
            Card::Fairy => "Fée".to_string(),
        }
    }

    fn a_card(&self, card: Card) -> String {
        match (card, gender(card)) {
            (Card::Dragon | Card::Fairy, _) => self.the_card(card),
            (_, Gender::Masculine) => format!("un {}", self.card_name(card)),
            (_, Gender::Feminine) => format!("une {}", self.card_name(card)),
        }
    }

    fn the_card(&self, card: Card) -> String {
        let name = self.card_name(card);
        match (name.starts_with(['a', 'â']), gender(card)) {
            (true, _) => format!("l’{name}"),
            (false, Gender::Masculine) => format!("le {name}"),
            (false, Gender::Feminine) => format!("la {name}"),
        }
    }

    fn a_hidden_card(&self) -> &'static str {
        "une carte face cachée"
    }

    fn cards(&self, count: u32) -> String {
        number_of(count, "carte")
    }

    fn animal(&self, kind: Suit) -> &'static str {
        match kind {
            Suit::Yellow => "poule",
            Suit::Red => "âne",
            Suit::Green => "mouton",
            Suit::Blue => "cheval",
        }
    }

    fn animals(&self, kind: Suit, count: u32) -> String {
        match kind {
            Suit::Blue => super::counted(count, self.animal(kind), "chevaux"),
            kind => number_of(count, self.animal(kind)),
        }
    }

    fn building(&self, kind: Suit) -> &'static str {
        match kind {
            Suit::Yellow => "abbaye",
            Suit::Red => "auberge",
            Suit::Green => "ferme",
            Suit::Blue => "donjon",
        }
    }

    fn animal_jokers(&self, count: u32) -> String {
        super::counted(count, "joker animaux", "jokers animaux")
    }

    fn buildings_in_all(&self, count: u32) -> String {
        number_of(count, "bâtiment")
    }

    fn card_source(&self, source: Source) -> &'static str {
        match source {
            Source::Characters => "Personnages",
            Source::Animals => "Animaux",
            Source::Magic => "Dragon et Fée",
            Source::Strays => "Autres couleurs",
            Source::Buildings => "Bâtiments",
        }
    }
}

/// A colour after a feminine noun: "rangée verte".
const fn feminine(suit: Suit) -> &'static str {
    match suit {
        Suit::Yellow => "jaune",
        Suit::Red => "rouge",
        Suit::Green => "verte",
        Suit::Blue => "bleue",
    }
}
