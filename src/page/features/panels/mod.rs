//! The panels around the board.

pub mod card_log;
pub mod card_players;
pub mod claim_line;
pub mod log;
pub mod memo;
pub mod players;
pub mod projector;
pub mod remaining;
pub mod turn_line;
