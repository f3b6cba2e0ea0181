//! The two games: what is printed, what is allowed, what it scores, and who plays without being a person.
//!
//! Pure and seeded: no browser, no clock, no files. A room uses only rooms to its left:
//!
//! ```text
//! {tiles, table} <- {rules, cards, link} <- ai <- session <- learn
//! ```
#![forbid(unsafe_code)]
#![warn(clippy::missing_errors_doc)]

pub mod ai;
pub mod cards;
pub mod learn;
pub mod link;
pub mod rules;
pub mod session;
pub mod table;
pub mod tiles;
