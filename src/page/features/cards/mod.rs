//! What is said and shown of the card game: the bar with the hand, the rows, the players, announcements.

pub(crate) mod announcements;
pub(crate) mod chests;
mod claim_line;
pub(crate) mod dock;
mod foresight;
pub(crate) mod help;
mod hint;
pub(crate) mod keys;
pub(crate) mod log;
pub(crate) mod players;
pub(crate) mod queries;
mod round_summary;
mod rounds;
pub(crate) mod rows;
pub(crate) mod stack;
mod tips;
pub(crate) mod values;

pub(crate) use announcements::greeting;
pub(crate) use foresight::foreseen;
pub(crate) use hint::{card_choice_told, give_card_hint};
pub(crate) use log::{CardLine, card_line, card_lines_of};
pub(crate) use round_summary::round_waits;
pub(crate) use rounds::{gains_told, round_told};
pub(crate) use tips::tips;
