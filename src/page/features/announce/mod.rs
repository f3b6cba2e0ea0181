//! What screen readers are told, and what is answered to who asks.

pub mod announcements;
pub mod announcer;
pub(crate) mod board_reader;
pub mod queries;
