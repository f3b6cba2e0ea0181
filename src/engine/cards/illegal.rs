//! Why an action is refused, as data precise enough for a sentence that teaches.

use std::fmt;

use super::action::Question;
use super::card::{Card, Suit};
use crate::table::{Chapter, RuleId};

/// One reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// Another question is open.
    NotAsked(Question),
    /// The game is over (CARD-38).
    Over,
    /// There is no such seat at this table.
    NoSuchSeat,
    /// All of these cards are in sight or with somebody already.
    NoneLeft(Card),
    /// The card is not in hand.
    NotInHand(Card),
    /// Cards face up go to the row of their colour (CARD-18).
    WrongRow {
        /// The card.
        card: Card,
        /// The row it should go to.
        row: Suit,
    },
    /// The large meeple was placed in this round already (CARD-20).
    MeeplePlaced,
    /// No card of the row is left to claim, and there are some elsewhere (R-CARD-06).
    NothingToClaim(Suit),
    /// The player has no animal of this kind (CARD-33).
    NotYourKind(Suit),
}

impl Reason {
    /// The rule behind it, if one says so.
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

/// All reasons why an action is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Illegal {
    /// At least one.
    pub reasons: Vec<Reason>,
}

/// For programs and tests: `refused: [CellTaken]`. People read `page::messages` instead.
impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "refused: {:?}", self.reasons)
    }
}

impl std::error::Error for Illegal {}
