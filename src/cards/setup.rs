//! What is agreed before a game.

use std::fmt;

use serde::{Deserialize, Serialize};

/// What is agreed before a game of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Setup {
    /// Number of players, 2 to 5.
    pub seats: u8,
}

/// Why a game cannot be set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SetupFault {
    /// The game is for two to five players (CARD-12).
    Seats,
}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupFault::Seats => f.write_str("the card game is for 2 to 5 players"),
        }
    }
}

impl Setup {
    /// The smallest and the largest number of players.
    pub const SEATS: (u8, u8) = (2, 5);

    /// What makes the game impossible; nothing when it can be played.
    pub fn faults(&self) -> Vec<SetupFault> {
        let (least, most) = Setup::SEATS;
        let seated = (least..=most).contains(&self.seats);
        if seated {
            Vec::new()
        } else {
            vec![SetupFault::Seats]
        }
    }

    /// How many cards each player is dealt in each round (CARD-12).
    pub const fn hand(&self) -> u8 {
        match self.seats {
            0..=2 => 6,
            3 | 4 => 5,
            _ => 4,
        }
    }

    /// How many rounds are played (CARD-12).
    pub const fn rounds(&self) -> u8 {
        match self.seats {
            0..=2 => 10,
            3 => 8,
            _ => 6,
        }
    }

    /// How many cards the dealer turns up before the first round (CARD-11).
    pub const fn turned_up(&self) -> u8 {
        10
    }
}
