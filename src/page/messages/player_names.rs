//! The names of the players, for sentences about them.

use super::Texts;
use engine::session::{Control, Seating};
use engine::table::{Seat, SeatSet};

/// The names at one table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerNames {
    names: Vec<String>,
}

impl PlayerNames {
    /// The names at a table; unnamed players get one in this language.
    pub fn new(texts: &Texts, seating: &Seating) -> PlayerNames {
        let name = |(index, chair): (usize, &engine::session::Chair)| {
            if !chair.name().is_empty() {
                return chair.name().to_string();
            }
            match chair.control {
                Control::Person | Control::Remote => texts.player(index as u32 + 1),
                Control::Computer(_) => texts.computer_player(index as u32 + 1),
            }
        };
        PlayerNames {
            names: seating.chairs().iter().enumerate().map(name).collect(),
        }
    }

    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    /// The names of a set of seats, by seat.
    pub fn names(&self, seats: SeatSet) -> Vec<&str> {
        seats.iter().map(|seat| self.name(seat)).collect()
    }
}

/// A text with no-break spaces before numbers, so that "Player 1" is never split.
pub fn whole(text: &str) -> String {
    let mut whole = String::with_capacity(text.len());
    for (index, letter) in text.char_indices() {
        let before_number = text[index..].chars().nth(1);
        match (letter, before_number) {
            (' ', Some('0'..='9')) => whole.push('\u{a0}'),
            _ => whole.push(letter),
        }
    }
    whole
}
