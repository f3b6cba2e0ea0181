//! The card game on the page: keys, questions, announcements.

mod announce;
mod foresight;
mod keys;
mod queries;
mod rounds;
mod tips;
mod voice;

pub(super) use announce::greeting;
pub(super) use foresight::foreseen;
pub(super) use rounds::{counting, gains_told, round_told};
pub(super) use tips::tips;
