//! Around one game: who sits where, what happened so far, taking back, going on again, the log, the table at the end.
//!
//! A [`Session`] owns a game and the croupier beside it. It knows no page and no clock.

mod devices;
mod draft;
mod history;
mod log;
mod numbers;
mod play;
mod record;
mod score_table;
mod seating;
mod turns;

pub use crate::ai::Level;
pub use crate::rules::Origin;
pub use devices::Copies;
pub use draft::{Draft, DraftHistory, Edit, RemarkError, free_label};
pub use history::Entry;
pub use log::LogLine;
pub use numbers::Numbers;
pub use play::Session;
pub use record::Agreement;
pub use score_table::{Row, ScoreTable};
pub use seating::{Chair, Colour, Control, NAME_LENGTH, Seating};
