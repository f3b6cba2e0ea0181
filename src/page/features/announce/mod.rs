//! What screen readers are told, and answers to questions asked by key.

pub mod announcements;
pub mod board_reader;
pub mod card_queries;
pub mod cards;
pub mod hindrance;
pub mod queries;
