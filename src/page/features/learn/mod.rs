//! The playable rule book: first steps, and every chapter of the rules with boards that illustrate it.
//!
//! The board of a lesson is a separate one, like those on other pages (`web/lesson_board.rs`); the game on the screen waits
//! behind it as behind any dialog.

pub mod address;
pub mod aloud;
pub(crate) mod assignment;
pub mod chapter;
pub mod choice;
pub mod contents;
pub mod courses;
pub mod decisions;
pub mod dialog;
pub mod editions;
pub mod embed;
pub mod events;
pub mod lesson;
pub mod library;
mod marks;
mod nodes;
pub mod opened;
mod outcome;
pub(crate) mod path;
pub mod play;
pub mod progress;
pub mod puzzles;
pub mod run;
mod schedule;
pub mod search;
pub(crate) mod sheet;
pub mod state;
pub mod ways;

pub(crate) use dialog::learn_dialog;
pub use play::LessonBoard;
pub(crate) use run::fill_in;
pub use state::{LEARN, Learning, PUZZLES, lesson_file};
pub(crate) use state::{Origin, View};
