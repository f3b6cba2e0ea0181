//! The dialog of a new game: who plays what by which rules.

mod boxes;
pub mod form;
mod handicap;
mod modes;
mod option_nodes;
pub mod options;
pub(crate) mod start;
mod venues;
