//! Cartecassonne, the card game: its own rules in the words of the tile game (setup, question, action, event, record).

mod card;

pub use card::{Card, Counts, Rank, Suit};
