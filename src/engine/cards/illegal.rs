//! Why an action is refused, precise enough to explain the rule to a player.

use std::fmt;

use super::action::Question;
use super::card::{Card, Suit};
use crate::table::{Chapter, RuleId};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// Another question is open.
    NotAsked(Question),
    /// The game is over (CARD-38).
    Over,
    /// There is no such seat at this table.
    NoSuchSeat,
    /// Every copy of this card is visible or already with somebody.
    NoneLeft(Card),
    /// The card is not in hand.
    NotInHand(Card),
    /// Face-up cards go to the row of their colour (CARD-18).
    WrongRow {
        card: Card,
        /// The row it should go to.
        row: Suit,
    },
    /// The large meeple has already been placed in this round (CARD-20).
    MeeplePlaced,
    /// The row has no card left to claim, while another row has some (R-CARD-06).
    NothingToClaim(Suit),
    /// The player has no animal of this kind (CARD-33).
    NotYourKind(Suit),
}

impl Reason {
    /// The rule behind it, if there is one.
    pub fn rule(&self) -> Option<RuleId> {
        let rule = |number| Some(RuleId::rule(Chapter::Card, number));
        match self {
            Reason::NotAsked(_) => rule(15),
            Reason::Over => rule(38),
            Reason::NoSuchSeat => None,
            Reason::NoneLeft(_) => rule(2),
            Reason::NotInHand(_) => rule(15),
            Reason::WrongRow { .. } => rule(18),
            Reason::MeeplePlaced => rule(20),
            Reason::NothingToClaim(_) => Some(RuleId::ruling(Chapter::Card, 6)),
            Reason::NotYourKind(_) => rule(33),
        }
    }
}

/// A refusal: all reasons, not only the first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Illegal {
    /// Never empty.
    pub reasons: Vec<Reason>,
}

/// `refused: [MeeplePlaced]`, for programs and tests. `page::messages` has the sentences for people.
impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "refused: {:?}", self.reasons)
    }
}

impl std::error::Error for Illegal {}
