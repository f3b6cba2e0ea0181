//! Questions, answers and refusals.

use super::English;
use crate::messages::cards::{CardAsks, CardTurn, CardWords};
use crate::messages::{Counts, Words};
use engine::cards::{Card, FLAT_POINTS, Suit};
use engine::rules::Figure;

impl CardAsks for English {
    fn ask_turn_of_cards(&self, turn: CardTurn) -> String {
        let large = self.figure(Figure::Large);
        match turn {
            CardTurn::DownOrMeeple => {
                format!("Play a card face down into any row, or place your {large}.")
            }
            CardTurn::Down => "Play a card face down into any row.".to_string(),
            CardTurn::UpOrMeeple => format!("Play a card, or place your {large}."),
            CardTurn::Up => "Play a card.".to_string(),
            CardTurn::Meeple => format!("Place your {large}."),
        }
    }

    fn ask_lay(&self, card: Card) -> String {
        format!("You deal: choose a row for {}.", self.the_card(card))
    }

    fn ask_stray(&self, card: Card, row: Suit) -> String {
        let (card, row) = (self.the_card(card), self.row_name(row));
        let points = self.points(FLAT_POINTS.into());
        format!("{points}, or keep {card} from the {row}?")
    }

    fn kept_animal(&self, kind: Suit, herd: u32, now: u32, next: u32) -> String {
        let (animals, now) = (self.animals(kind, herd), self.points(now));
        format!("Kept: {animals}, {now} more now; with one more of them {next}.")
    }

    fn kept_building(&self, stored: u32, [two, three, four]: [u32; 3]) -> String {
        let buildings = self.buildings_in_all(stored);
        format!(
            "Kept: {buildings} under your chest. At the end 2 different ones score {two}, 3 score {three}, 4 score {four}."
        )
    }

    fn ask_join(&self, jokers: u32) -> String {
        match jokers {
            1 => "Which of your animals does the joker join?".to_string(),
            jokers => {
                let jokers = self.animal_jokers(jokers);
                format!("{jokers} to join your animals: which kind is the next one?")
            }
        }
    }

    fn keep_button(&self, card: Card) -> String {
        format!("Keep {}", self.the_card(card))
    }

    fn join_button(&self, kind: Suit, herd: u32, points: u32) -> String {
        let (animal, points) = (self.animal(kind), self.points(points));
        format!("As a {animal}: {}, {points}", self.animals(kind, herd))
    }

    fn none_of_it_left(&self, card: Card) -> String {
        format!("No {} is left in the stack.", self.card_name(card))
    }

    fn card_not_in_hand(&self, card: Card) -> String {
        format!("You hold no {}.", self.card_name(card))
    }

    fn wrong_row(&self, card: Card, row: Suit) -> String {
        let (card, row) = (self.the_card(card), self.row_name(row));
        format!(
            "Face up, {card} goes to the {row}; only your first card of a round may lie in another one."
        )
    }

    fn nothing_to_claim(&self, row: Suit) -> String {
        let (row, large) = (self.row_name(row), self.figure(Figure::Large));
        format!("The {row} has no card left to claim; your {large} goes where there is one.")
    }

    fn not_your_kind(&self, kind: Suit) -> String {
        let animal = self.animal(kind);
        format!("The joker joins animals you have, and you have no {animal}.")
    }
}
