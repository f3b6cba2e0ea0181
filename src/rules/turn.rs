//! The turn: its table of steps, and the frames of turn parts within turn parts.
//!
//! The order is that of chapter `TURN`. A turn part is one run through the steps; a builder's double turn has two
//! parts, message 4 puts a part of its own on top of the one that is waiting.

use serde::{Deserialize, Serialize};

use super::board::PlacedIx;
use crate::table::Seat;

/// One step of a turn part, in order. The comments name the line of the turn order and the parts that act in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Step {
    /// TURN-01: draw a tile, or look at the hand.
    Draw,
    /// TURN-03, TURN-04: place it; a builder may win a double turn.
    Place,
    /// TURN-07: the active player's robber.
    Rob,
    /// TURN-07: the next player's robber.
    RobNext,
    /// TURN-10: one figure.
    Figure,
    /// TURN-20: find what is complete.
    Score,
    /// TURN-22 to TURN-26: pay, steal, return figures.
    Pay,
    /// R-TURN-10: refill the hand of three.
    Refill,
    /// TURN-32: receive a message.
    Message,
    /// TURN-32: decide about the message turned over.
    Read,
    /// TURN-33: robbers that stole return.
    Settle,
    /// TURN-40, TURN-41: another part, the next player, or the end.
    End,
}

/// One turn part under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Frame {
    /// Where it stands.
    pub step: Step,
    /// The tile placed in it.
    pub placed: Option<PlacedIx>,
    /// Whether it is the part of a message 4 (R-MSG-06).
    pub nested: bool,
    /// Which score figures of the active player moved since the last look for a message (MSG-07), by marker.
    pub moved: [bool; 2],
    /// Whether the lake was removed in it: it still draws openly, hands are dealt when it is over (R-ED-07).
    pub lake_removed: bool,
}

impl Frame {
    /// A turn part at its beginning.
    pub const fn new(nested: bool) -> Self {
        Frame {
            step: Step::Draw,
            placed: None,
            nested,
            moved: [false; 2],
            lake_removed: false,
        }
    }
}

/// The turn under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Turn {
    /// Its number, from 1; 0 before the first.
    pub number: u16,
    /// Whose turn it is, in all its parts (TURN-42).
    pub active: Seat,
    /// Whether the second part of a double turn is being played.
    pub second: bool,
    /// Whether a double turn has been won (TURN-04).
    pub double: bool,
    /// Whether something was decided since the last confirmation or revelation.
    pub unconfirmed: bool,
}
