//! The dialog of a new game: players, game and rules.

pub mod boxes;
pub mod form;
pub mod handicap;
pub mod modes;
pub mod option_nodes;
pub mod options;
pub mod start;
pub mod venues;
