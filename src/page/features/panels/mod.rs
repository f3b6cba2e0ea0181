//! What is open around the board.

pub mod holdings;
pub mod log;
pub mod memo;
pub mod players;
pub mod projector;
pub mod remaining;
pub mod turn_line;
