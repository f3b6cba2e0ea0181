//! What is secret in a card game: hands, and face-down cards (CARD-17, R-CARD-16).

use crate::cards::action::{Action, Question};
use crate::cards::card::{Card, Suit};
use crate::cards::game::Game;
use crate::cards::row::Laid;
use crate::table::{Party, Seat, Secrets};

impl Secrets for Game {
    type Piece = Card;

    fn piece_name(piece: Card) -> &'static str {
        piece.name()
    }

    fn piece(action: Action) -> Option<Card> {
        match action {
            Action::Draw(card) | Action::Play { card, .. } => Some(card),
            _ => None,
        }
    }

    fn dealt_to(&self) -> Option<Seat> {
        match self.asked()?.question {
            Question::Deal(seat) => Some(seat),
            _ => None,
        }
    }

    fn shown_by(&self, action: Action) -> Vec<Card> {
        match action {
            Action::Play { card, .. } => vec![card],
            _ => Vec::new(),
        }
    }

    /// Places are rows: their cards are taken from the track outwards (CARD-25).
    fn covered_by(&self, action: Action) -> Option<usize> {
        match (action, self.asked()?.party) {
            (Action::Play { row, .. }, Party::Player(seat)) => {
                let covered = self.player(seat).plays_face_down();
                covered.then_some(row.index())
            }
            _ => None,
        }
    }

    fn covered_in(&self, place: usize) -> usize {
        let row = Suit::ALL.get(place).map(|&suit| self.row(suit));
        let laid = row.into_iter().flat_map(|row| row.laid());
        laid.copied().filter(Laid::is_down).count()
    }

    fn unseen_pieces(&self) -> Vec<(Card, u32)> {
        let unseen = self.unseen();
        let all = unseen.iter().map(|(card, count)| (card, u32::from(count)));
        all.collect()
    }
}
