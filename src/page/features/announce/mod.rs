//! What screen readers are told, and what is answered to who asks.

pub mod announcements;
pub mod board_reader;
pub mod queries;
