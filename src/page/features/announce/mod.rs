//! What screen readers are told, and what is answered to who asks.

pub mod announcements;
pub mod board_reader;
pub mod card_queries;
pub mod cards;
pub mod hindrance;
pub mod queries;
