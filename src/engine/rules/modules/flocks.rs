//! Flocks (`HS-01`, `HS-07`): the tokens of the bag, and those beside each shepherd.

use serde::{Deserialize, Serialize};

use crate::table::Seat;

/// A token of the bag (HS-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Token {
    One,
    Two,
    Three,
    Four,
    Wolf,
}

impl Token {
    /// All tokens, by number of sheep; the wolf last.
    pub const ALL: [Token; 5] = [
        Token::One,
        Token::Two,
        Token::Three,
        Token::Four,
        Token::Wolf,
    ];

    /// Number of sheep on it; 0 for the wolf.
    pub const fn sheep(self) -> u8 {
        match self {
            Token::One => 1,
            Token::Two => 2,
            Token::Three => 3,
            Token::Four => 4,
            Token::Wolf => 0,
        }
    }

    /// Number of these tokens in a box (HS-01).
    pub const fn count(self) -> u8 {
        match self {
            Token::One => 4,
            Token::Two | Token::Three => 5,
            Token::Four | Token::Wolf => 2,
        }
    }

    /// The name used in records.
    pub const fn name(self) -> &'static str {
        match self {
            Token::One => "1",
            Token::Two => "2",
            Token::Three => "3",
            Token::Four => "4",
            Token::Wolf => "wolf",
        }
    }

    /// The token with this name.
    pub fn parse(word: &str) -> Option<Token> {
        Token::ALL.into_iter().find(|token| token.name() == word)
    }
}

/// What the active player has done with their flock in a turn part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(in crate::rules) enum Tending {
    #[default]
    Open,
    /// The shepherd has just been placed: a token is due (HS-06).
    Placed,
    /// The flock grows: a token is due (HS-10).
    Growing,
    /// Nothing more may be done (R-HS-02, R-HS-04).
    Done,
}

/// The flocks beside the shepherds. All other tokens are in the bag.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Flocks {
    /// Sheep tokens beside the shepherd of each seat; index 0 is one sheep.
    beside: [[u8; 4]; Seat::MOST],
    pub(in crate::rules) tending: Tending,
}

impl Flocks {
    /// Sheep tokens beside the shepherd of a seat, by kind (HS-07).
    pub fn tokens(&self, seat: Seat) -> impl Iterator<Item = Token> {
        let counts = self.beside[seat.index()];
        let each = Token::ALL.into_iter().zip(counts);
        each.flat_map(|(token, count)| std::iter::repeat_n(token, usize::from(count)))
    }

    /// Whether a token is about to be drawn (HS-06, HS-10).
    pub const fn draws(&self) -> bool {
        matches!(self.tending, Tending::Placed | Tending::Growing)
    }

    /// Sheep beside the shepherd of a seat.
    pub fn sheep(&self, seat: Seat) -> u16 {
        self.tokens(seat)
            .map(|token| u16::from(token.sheep()))
            .sum()
    }

    /// How many of a token are outside the bag. The wolf always goes back (R-HS-08).
    pub(in crate::rules) fn out_of_bag(&self, token: Token) -> u8 {
        let out = self.beside.iter().filter_map(|flock| {
            let index = usize::from(token.sheep()).checked_sub(1)?;
            flock.get(index)
        });
        out.sum()
    }

    pub(in crate::rules) fn add(&mut self, seat: Seat, token: Token) {
        if let Some(index) = usize::from(token.sheep()).checked_sub(1) {
            self.beside[seat.index()][index] += 1;
        }
    }

    /// Puts the tokens of a seat back into the bag.
    pub(in crate::rules) fn scatter(&mut self, seat: Seat) {
        self.beside[seat.index()] = [0; 4];
    }
}
