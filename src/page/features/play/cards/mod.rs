//! The card game on the page: the bar with the hand, the rows, the rounds.

pub mod dock;
pub mod foresight;
pub mod keys;
pub mod round_summary;
pub mod rounds;
pub mod rows;
pub mod stack;
pub mod tips;
