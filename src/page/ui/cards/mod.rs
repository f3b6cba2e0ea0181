//! The card game on the page: keys, questions, announcements.

mod announcements;
mod keys;
pub(super) mod queries;

pub use super::stage::CardStage;
pub use super::stage::cards::{Held, Touched};
