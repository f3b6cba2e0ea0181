//! The dialog of a new game: players, boxes and house rules; and the one that changes who plays a seat later.

pub mod belongings;
pub mod boxes;
mod door;
pub mod expansions;
pub mod facts;
pub mod form;
pub mod handicap;
mod house_rules;
pub mod kept_players;
pub mod modes;
pub mod option_nodes;
pub mod options;
mod pages;
pub mod seat;
pub mod start;
pub mod surprise;
pub mod venues;
