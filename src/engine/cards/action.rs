//! Everything anyone can decide, and the questions that are asked.

use serde::{Deserialize, Serialize};

use super::card::{Card, Suit};
use crate::table::Seat;

/// What has to be decided.
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
    /// A claimed animal or building of another colour than its row: points, or keep it (CARD-37).
    Stray {
        /// Which card.
        card: Card,
        /// The row it lay in.
        row: Suit,
    },
    /// Which kind the next animal joker joins (CARD-33).
    Join,
    /// Whether what was decided holds; until then it can be taken back.
    Confirm,
}

/// A decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// This seat deals first (R-CARD-14).
    Dealer(Seat),
    /// The next card of the stack is this one.
    Draw(Card),
    /// The joker goes to the end of this row (CARD-11).
    Lay(Suit),
    /// A card of the hand goes to the end of a row: the first of a round face down in any row, later ones face up in the
    /// row of their colour, jokers in any (CARD-16 to CARD-19).
    Play {
        /// Which card.
        card: Card,
        /// Which row.
        row: Suit,
    },
    /// The large meeple goes to the end of a row (CARD-20).
    Claim(Suit),
    /// 10 points for the card of another colour, which leaves the game (CARD-37).
    Sell,
    /// The card of another colour is kept and treated like any other (CARD-37).
    Keep,
    /// The animal joker joins this kind for good (CARD-31, R-CARD-09).
    Join(Suit),
    /// What was decided holds.
    Confirm,
}

impl Action {
    /// The row to which it puts a card or the large meeple, if it does.
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
