//! Dialogs in front of the table, one perhaps on top of another.

pub mod card_help;
pub mod chests;
pub mod end;
pub mod help;
pub mod largest;
pub mod new_game;
pub mod numbers;
pub mod rulebook;
pub mod rules;
pub mod seat;
pub mod tally;
pub mod values;
