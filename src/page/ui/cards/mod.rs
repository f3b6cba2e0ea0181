//! The card game on the page: keys, questions, announcements.

mod keys;
mod queries;
mod voice;

pub use super::stage::CardStage as CardTable;
pub use super::stage::cards::{Held, Touched};
