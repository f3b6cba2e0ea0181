//! The HTML around the table of the card game: the bar with the hand, the rows for keys and screen readers, the players.

mod chests;
mod dock;
mod help;
mod log;
mod players;
mod rows;
mod stack;

pub(super) use log::{CardLine, card_line};
