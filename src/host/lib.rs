//! Boards on other pages: what they tell the page around them, and what that page may ask.
//!
//! The structs of `details` are what crosses. They, the events and the calls are described once, where they are defined; types for
//! TypeScript, the page HOST.md and the comparison with the last release are made of that (`interface`). A room uses only rooms to its left:
//!
//! ```text
//! types <- details <- interface
//! platforms
//! ```
#![forbid(unsafe_code)]

pub mod details;
#[cfg(feature = "interface")]
pub mod interface;
pub mod platforms;
#[cfg(feature = "interface")]
pub mod types;
