//! The card game on the page: keys, questions, announcements.

mod announce;
mod announcements;
mod foresight;
mod keys;
pub(super) mod queries;
mod rounds;
mod tips;

pub(super) use announce::greeting;
pub(super) use foresight::foreseen;
pub(super) use rounds::{counting, gains_told, round_told};
pub(super) use tips::tips;
