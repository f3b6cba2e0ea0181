//! The elements of the page and what they mean: a plain node tree, the intent of each element, the commands, the values that can
//! be chosen.
//!
//! Only data: the rooms above carry out the intents.

pub mod assignment;
pub mod board_lines;
pub mod choice;
pub mod choices;
pub mod command;
pub mod daily;
pub mod drawing;
pub mod icons;
pub mod intent;
pub mod learn;
pub mod line_chart;
pub mod mode;
pub mod owners;
pub mod picture;
pub mod picture_choices;
pub mod puzzles;
pub mod qr;
pub mod read_along;
pub mod series;
pub mod setting;
pub mod statistics;
pub mod table_note;
pub mod tip;
pub mod tree;
pub mod words;
pub mod workshop;

pub use command::Command;
pub use intent::{Bindings, Intent};
pub(crate) use words::words;
