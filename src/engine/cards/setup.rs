//! The setup of a card game: what is agreed before it starts.

use serde::{Deserialize, Serialize};

use super::card::{Card, Counts};

/// The setup: with the actions, it determines a game completely.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Setup {
    /// Number of players, 2 to 5.
    pub seats: u8,
    /// Cards drawn in this order before random ones; usually empty.
    pub deck: Vec<Card>,
}

/// Why a game cannot be set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SetupFault {
    /// The game is for two to five players (CARD-12).
    Seats,
    /// The listed deck has more copies of this card than exist (CARD-02, CARD-04).
    TooMany(Card),
}

impl Setup {
    /// The smallest and the largest number of players.
    pub const SEATS: (u8, u8) = (2, 5);

    /// A game for this many players with a random deck.
    pub const fn new(seats: u8) -> Setup {
        let deck = Vec::new();
        Setup { seats, deck }
    }

    /// What makes the game impossible; empty when it can be played.
    pub fn faults(&self) -> Vec<SetupFault> {
        let (least, most) = Setup::SEATS;
        let seated = (least..=most).contains(&self.seats);
        let seats = (!seated).then_some(SetupFault::Seats);
        let listed: Counts = self.deck.iter().copied().collect();
        let too_many = listed.too_many().map(SetupFault::TooMany);
        seats.into_iter().chain(too_many).collect()
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
