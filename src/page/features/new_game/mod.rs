//! The dialog of a new game: players, game and rules; and the one that changes who plays a seat later.

pub mod belongings;
pub mod boxes;
pub mod form;
pub mod handicap;
pub mod modes;
pub mod option_nodes;
pub mod options;
pub mod seat;
pub mod start;
pub mod venues;
