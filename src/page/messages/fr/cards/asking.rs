//! Questions, answers and refusals.

use super::{French, capital, large};
use crate::messages::Counts;
use crate::messages::cards::{CardAsks, CardTurn, CardWords};
use engine::cards::{Card, FLAT_POINTS, Suit};

impl CardAsks for French {
    fn ask_turn_of_cards(&self, turn: CardTurn) -> String {
        let large = large();
        match turn {
            CardTurn::DownOrMeeple => format!(
                "Jouez une carte face cachée dans la rangée de votre choix, ou placez votre {large}."
            ),
            CardTurn::Down => {
                "Jouez une carte face cachée dans la rangée de votre choix.".to_string()
            }
            CardTurn::UpOrMeeple => format!("Jouez une carte, ou placez votre {large}."),
            CardTurn::Up => "Jouez une carte.".to_string(),
            CardTurn::Meeple => format!("Placez votre {large}."),
        }
    }

    fn ask_lay(&self, card: Card) -> String {
        let card = self.the_card(card);
        format!("Vous êtes donneur\u{a0}: choisissez une rangée pour {card}.")
    }

    fn ask_stray(&self, card: Card, row: Suit) -> String {
        let (card, row) = (self.the_card(card), self.row_name(row));
        let points = self.points(FLAT_POINTS.into());
        format!("{points}, ou garder {card} de la {row}\u{202f}?")
    }

    fn kept_animal(&self, kind: Suit, herd: u32, now: u32, next: u32) -> String {
        let (animals, now) = (self.animals(kind, herd), self.points(now));
        format!(
            "Garder\u{a0}: {animals}, {now} de plus maintenant\u{202f}; avec un de plus, {next}."
        )
    }

    fn kept_building(&self, stored: u32, [two, three, four]: [u32; 3]) -> String {
        let buildings = self.buildings_in_all(stored);
        format!(
            "Garder\u{a0}: {buildings} sous votre coffre. À la fin, 2 différents rapportent {two}, 3 rapportent {three} \
             et 4 rapportent {four}."
        )
    }

    fn ask_join(&self, jokers: u32) -> String {
        match jokers {
            1 => "À quels animaux attribuez-vous le joker\u{202f}?".to_string(),
            jokers => {
                let jokers = self.animal_jokers(jokers);
                format!("{jokers} à attribuer\u{a0}: à quels animaux va le prochain\u{202f}?")
            }
        }
    }

    fn keep_button(&self, card: Card) -> String {
        format!("Garder {}", self.the_card(card))
    }

    fn join_button(&self, kind: Suit, herd: u32, points: u32) -> String {
        let (animal, points) = (self.animal(kind), self.points(points));
        let herd = self.animals(kind, herd);
        format!("Comme {animal}\u{a0}: {herd}, {points}")
    }

    fn none_of_it_left(&self, card: Card) -> String {
        format!(
            "La pioche n’a plus de carte «\u{a0}{}\u{a0}».",
            self.card_name(card)
        )
    }

    fn card_not_in_hand(&self, card: Card) -> String {
        format!(
            "Vous n’avez pas en main la carte «\u{a0}{}\u{a0}».",
            self.card_name(card)
        )
    }

    fn wrong_row(&self, card: Card, row: Suit) -> String {
        let (card, row) = (capital(&self.the_card(card)), self.row_name(row));
        format!(
            "{card} se joue face visible dans la {row}\u{202f}; seule votre première carte de la manche va où vous \
             voulez."
        )
    }

    fn nothing_to_claim(&self, row: Suit) -> String {
        let (row, large) = (self.row_name(row), large());
        format!(
            "La {row} n’a plus de carte à revendiquer\u{202f}; placez votre {large} là où il y en a."
        )
    }

    fn not_your_kind(&self, kind: Suit) -> String {
        let none = match self.animal(kind) {
            animal if animal.starts_with('â') => format!("d’{animal}"),
            animal => format!("de {animal}"),
        };
        format!("Un joker rejoint des animaux que vous avez, et vous n’avez pas {none}.")
    }
}
