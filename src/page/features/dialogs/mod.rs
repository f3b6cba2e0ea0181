//! What stands in front of the table: a dialog, and perhaps another one behind it.

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
