//! The card game on the page: the bar with the hand, the rows, the rounds.

pub mod dock;
pub mod foresight;
pub mod round_summary;
pub mod rows;
pub mod stack;
pub mod tips;
