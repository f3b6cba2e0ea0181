//! What is said and shown of the card game: the bar with the hand, the rows, the players, announcements.

pub(super) mod announcements;
pub(super) mod chests;
mod claim_line;
pub(super) mod dock;
mod foresight;
pub(super) mod help;
mod hint;
pub(super) mod keys;
pub(super) mod log;
pub(super) mod players;
pub(super) mod queries;
mod round_summary;
mod rounds;
pub(super) mod rows;
pub(super) mod stack;
mod tips;
pub(super) mod values;

pub(super) use announcements::greeting;
pub(super) use foresight::foreseen;
pub(super) use hint::{card_choice_told, give_card_hint};
pub(super) use log::{CardLine, card_line, card_lines_of};
pub(super) use round_summary::round_waits;
pub(super) use rounds::{gains_told, round_told};
pub(super) use tips::tips;
