//! The HTML around the table of the card game: the bar with the hand, the rows for keys and screen readers, the players.

pub(super) mod chests;
pub(super) mod dock;
pub(super) mod help;
pub(super) mod log;
pub(super) mod players;
pub(super) mod rows;
pub(super) mod stack;

pub(super) use log::{CardLine, card_line};
