//! The objects in events and results.

use super::describe::objects;
use serde::{Serialize, Serializer};

/// The number 0, which learning platforms expect explicitly.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Zero;

impl Serialize for Zero {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u32(0)
    }
}

#[cfg(feature = "interface")]
impl crate::types::Described for Zero {
    const KIND: crate::types::Kind = crate::types::Kind::Exactly("0");
}

objects! {
    /// What is wrong.
    pub struct BoardError {
        /// A sentence in the language of the board, except for what its script reports by itself.
        pub message: String,
    }

    /// Who is asked.
    pub struct BoardQuestion {
        /// The seat, from 1.
        pub seat: u32,
        /// How many decisions there were before.
        pub step: u32,
        /// Whether the person in front of this board is asked; otherwise `apply` answers (attribute `seat`).
        pub here: bool,
    }

    /// Why something is not allowed.
    pub struct BoardRefusal {
        /// All reasons.
        pub reasons: Vec<RefusalReason>,
    }

    /// One reason why something is not allowed.
    pub struct RefusalReason {
        /// A sentence in the language of the board.
        pub text: String,
        /// The rule that says so, by its id (`TILE-04`).
        #[serde(skip_serializing_if = "Option::is_none")]
        pub rule: Option<String>,
    }

    /// A decision that was made.
    pub struct BoardAction {
        /// Its number, from 1; after decisions are taken back, numbers come again.
        pub step: u32,
        /// Who decided, from 1; chance has no seat.
        #[serde(skip_serializing_if = "Option::is_none")]
        pub seat: Option<u32>,
        /// The decision as a line of a record.
        pub action: String,
        /// The points that it brought.
        pub scores: Vec<SeatPoints>,
    }

    /// Points of a seat.
    pub struct SeatPoints {
        /// The seat, from 1.
        pub seat: u32,
        /// How many points.
        pub points: u32,
    }

    /// A decision that a person is about to make.
    pub struct BoardBeforeAction {
        /// The number it would have.
        pub step: u32,
        /// Who is deciding, from 1.
        pub seat: u32,
        /// The decision as a line of a record.
        pub action: String,
    }

    /// Points of a seat, and where they come from.
    pub struct BoardScore {
        /// The number of the decision that brought them.
        pub step: u32,
        /// The seat, from 1.
        pub seat: u32,
        /// How many points: the sum of all items.
        pub points: u32,
        /// Whether they come from the final scoring.
        pub r#final: bool,
        /// What they are made of.
        pub items: Vec<ScoreItem>,
        /// What decided a tie for the majority, if anything did.
        #[serde(skip_serializing_if = "Option::is_none")]
        pub tie: Option<BrokenTie>,
    }

    /// A tie for the majority that a rule has broken.
    pub struct BrokenTie {
        /// The seats that keep the majority, from 1.
        pub seats: Vec<u32>,
        /// The rule that says so, by its id (`HS-31`).
        pub rule: String,
    }

    /// One item of some points.
    pub struct ScoreItem {
        /// What is counted (`tiles`, `shields`).
        pub what: &'static str,
        /// How many there are.
        pub count: u32,
        /// How many points each is worth.
        pub each: i32,
        /// How many points they are worth together.
        pub points: i32,
        /// The rule that says so, by its id (`CITY-02`).
        pub rule: String,
        /// The cells that were counted (`0,-1`); none for cards.
        pub tiles: Vec<String>,
    }

    /// How a task stands, in the words of learning platforms; it names no person.
    pub struct TaskResult {
        /// Whether anything was decided.
        pub answered: bool,
        /// How many goals were reached.
        pub score: TaskScore,
        /// Whether all goals were reached without the solution.
        pub success: bool,
        /// Whether it is over, one way or the other.
        pub completion: bool,
        /// How often it was begun again.
        pub attempts: u32,
        /// How long it took, or has taken so far, since it was last begun: `PT12.34S` (ISO 8601, as in xAPI).
        pub duration: String,
    }

    /// Goals that were reached without the solution.
    pub struct TaskScore {
        /// How many.
        pub raw: u32,
        /// The least possible.
        pub min: Zero,
        /// How many goals there are.
        pub max: u32,
        /// The share of them that was reached, from 0 to 1.
        pub scaled: f64,
    }
}
