//! Actions and questions of the card game.

use serde::{Deserialize, Serialize};

use super::card::{Card, Suit};
use crate::table::Seat;

/// A question somebody has to answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Question {
    /// Chance: who deals first (R-CARD-14).
    Dealer,
    /// Chance: the next of the cards that open the rows (CARD-11).
    TurnUp,
    /// Chance: the next card of this seat (CARD-12).
    Deal(Seat),
    /// The dealer: the row of a joker turned up at the beginning (CARD-11).
    LayJoker(Card),
    /// A card from the hand, or the large meeple (CARD-15).
    Turn,
    /// A claimed animal or building of another colour than its row: take points for it, or keep it
    /// (CARD-37).
    Stray { card: Card, row: Suit },
    /// Which kind the next animal joker joins (CARD-33).
    Join,
    /// Whether to confirm the decisions made so far; until then they can be taken back.
    Confirm,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Chance: this seat deals first (R-CARD-14).
    Dealer(Seat),
    /// Chance: the next card of the stack.
    Draw(Card),
    /// Put the turned-up joker at the end of this row (CARD-11).
    Lay(Suit),
    /// Put a card from the hand at the end of a row: the first of a round face down in any row,
    /// later ones face up in the row of their colour, jokers in any (CARD-16 to CARD-19).
    Play { card: Card, row: Suit },
    /// Put the large meeple at the end of a row (CARD-20).
    Claim(Suit),
    /// Take 10 points for the card of another colour, which leaves the game (CARD-37).
    Sell,
    /// Keep the card of another colour, and treat it like any other (CARD-37).
    Keep,
    /// Assign the animal joker to this kind for good (CARD-31, R-CARD-09).
    Join(Suit),
    /// Confirm the decisions made so far; they can no longer be taken back.
    Confirm,
}

impl Action {
    /// The row the action puts a card or the large meeple into, if any.
    pub const fn row(self) -> Option<Suit> {
        match self {
            Action::Lay(row) | Action::Play { row, .. } | Action::Claim(row) => Some(row),
            Action::Dealer(_)
            | Action::Draw(_)
            | Action::Sell
            | Action::Keep
            | Action::Join(_)
            | Action::Confirm => None,
        }
    }
}
