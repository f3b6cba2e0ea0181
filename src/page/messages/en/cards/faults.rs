//! What may be wrong with the text of a card game.

use super::English;
use crate::messages::cards::{CardFaults, CardWords};
use engine::cards::Card;
use engine::table::Seat;

impl CardFaults for English {
    fn wrong_card_seats(&self, least: u32, most: u32) -> String {
        format!("The card game is for {least} to {most} players.")
    }

    fn too_many_of(&self, card: Card, copies: u32) -> String {
        let card = self.card_name(card);
        match copies {
            1 => format!("The deck has only 1 {card}."),
            copies => format!("The deck has only {copies} cards “{card}”."),
        }
    }

    fn no_such_card(&self, word: &str) -> String {
        format!("There is no card “{word}”.")
    }

    fn no_seat(&self, seat: Seat) -> String {
        format!("There is no seat {}.", seat.0 + 1)
    }

    fn no_round(&self, round: u32) -> String {
        format!("The game has no round {round}.")
    }

    fn second_meeple(&self, seat: Seat) -> String {
        format!("Seat {} has one large meeple only.", seat.0 + 1)
    }

    fn no_last_meeple(&self) -> String {
        "Everybody has placed the large meeple, but it is not said who did so last.".to_string()
    }

    fn last_not_placed(&self, seat: Seat) -> String {
        format!(
            "Seat {} placed the last large meeple, but has none in the rows.",
            seat.0 + 1
        )
    }

    fn hand_too_large(&self, seat: Seat) -> String {
        format!("Seat {} has too many cards in hand.", seat.0 + 1)
    }

    fn joined_nothing(&self, seat: Seat) -> String {
        let seat = seat.0 + 1;
        format!("A joker of seat {seat} joins animals that seat does not have.")
    }

    fn need_not_wait(&self, seat: Seat) -> String {
        let seat = seat.0 + 1;
        format!("Animal jokers of seat {seat} wait, although it has animals for them to join.")
    }

    fn no_building(&self, card: Card) -> String {
        format!(
            "Only buildings go under a chest, not {}.",
            self.a_card(card)
        )
    }

    fn stack_too_small(&self) -> String {
        "Too few cards are left for the rounds to come.".to_string()
    }

    fn nothing_to_place(&self, seat: Seat) -> String {
        format!(
            "It is the turn of seat {}, which has nothing left to place.",
            seat.0 + 1
        )
    }
}
