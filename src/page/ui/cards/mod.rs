//! The card game on the page: keys, questions, announcements.

mod keys;
mod queries;
mod voice;

pub use super::stage::CardStage as CardTable;
pub(in crate::ui) use super::stage::cards::row_stop;
pub use super::stage::cards::{Held, Touched};
