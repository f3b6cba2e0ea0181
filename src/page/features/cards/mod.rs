//! What is said and shown of the card game: the bar with the hand, the rows, the players, announcements.

pub mod announcements;
pub mod chests;
pub mod claim_line;
pub mod dock;
pub mod foresight;
pub mod help;
pub mod hint;
pub mod keys;
pub mod log;
pub mod players;
pub mod queries;
pub mod round_summary;
pub mod rounds;
pub mod rows;
pub mod stack;
pub mod tips;
pub mod values;

pub(crate) use announcements::greeting;
pub(crate) use foresight::foreseen;
pub(crate) use hint::{card_choice_told, give_card_hint};
pub(crate) use log::{CardLine, card_line, card_lines_of};
pub(crate) use round_summary::round_waits;
pub(crate) use rounds::{gains_told, round_told};
pub(crate) use tips::tips;
