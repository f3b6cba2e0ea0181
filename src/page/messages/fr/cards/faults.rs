//! What may be wrong with the text of a card game.

use super::{French, large};
use crate::messages::cards::{CardFaults, CardWords};
use engine::cards::Card;
use engine::table::Seat;

impl CardFaults for French {
    fn wrong_card_seats(&self, least: u32, most: u32) -> String {
        format!("Le jeu de cartes se joue de {least} à {most}.")
    }

    fn too_many_of(&self, card: Card, copies: u32) -> String {
        let (cards, card) = (self.cards(copies), self.card_name(card));
        format!("Le paquet n’a que {cards} «\u{a0}{card}\u{a0}».")
    }

    fn no_such_card(&self, word: &str) -> String {
        format!("La carte «\u{a0}{word}\u{a0}» n’existe pas.")
    }

    fn no_seat(&self, seat: Seat) -> String {
        format!("Il n’y a pas de place {}.", seat.0 + 1)
    }

    fn no_round(&self, round: u32) -> String {
        format!("La partie n’a pas de manche {round}.")
    }

    fn second_meeple(&self, seat: Seat) -> String {
        let large = large();
        format!("La place {} n’a qu’un {large}.", seat.0 + 1)
    }

    fn no_last_meeple(&self) -> String {
        let large = large();
        format!("Chacun a placé son {large}, mais on ne sait pas qui l’a fait en dernier.")
    }

    fn last_not_placed(&self, seat: Seat) -> String {
        let (seat, large) = (seat.0 + 1, large());
        format!(
            "La place {seat} aurait placé le dernier {large}, mais n’en a aucun dans les rangées."
        )
    }

    fn hand_too_large(&self, seat: Seat) -> String {
        format!("La place {} a trop de cartes en main.", seat.0 + 1)
    }

    fn joined_nothing(&self, seat: Seat) -> String {
        let seat = seat.0 + 1;
        format!("Un joker de la place {seat} rejoint des animaux qu’elle n’a pas.")
    }

    fn need_not_wait(&self, seat: Seat) -> String {
        let seat = seat.0 + 1;
        format!(
            "Des jokers animaux de la place {seat} attendent, alors qu’elle a des animaux à rejoindre."
        )
    }

    fn no_building(&self, card: Card) -> String {
        format!(
            "Seuls des bâtiments vont sous un coffre, pas {}.",
            self.a_card(card)
        )
    }

    fn stack_too_small(&self) -> String {
        "Il reste trop peu de cartes pour les manches à venir.".to_string()
    }

    fn nothing_to_place(&self, seat: Seat) -> String {
        format!(
            "C’est le tour de la place {}, qui n’a plus rien à placer.",
            seat.0 + 1
        )
    }
}
