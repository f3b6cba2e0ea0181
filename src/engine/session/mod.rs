//! Everything around one game: seating, history, taking back and redoing, replay, the log, the
//! score table, saving, and drafts of positions.
//!
//! A [`Session`] owns a game and the croupier beside it, and works for either game through
//! [`crate::table::Play`].
//!
//! Deliberately absent: pages, clocks, storage and the thinking of computer players. A session
//! knows which seats a computer plays, but never asks one; it returns the text to be saved, but
//! writes nothing.

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
pub use seating::{Chair, Colour, Control, NAME_LENGTH, Seating, clean_name};
