//! Boards on other pages: what they tell the page around them, and what that page may ask.
//!
//! Everything that crosses is defined once: the objects and events in `details`, the calls and
//! attributes in `interface`. TypeScript types, HOST.md and the comparison with the last release
//! are generated from these definitions.
//!
//! ```
//! use host::details::{BoardQuestion, Event};
//! use host::interface::typescript;
//!
//! let event = Event::Question(BoardQuestion { seat: 1, step: 0, here: true });
//! assert_eq!(event.name(), "bastide-question");
//! let detail = serde_json::to_string(&event)?;
//! assert_eq!(detail, r#"{"seat":1,"step":0,"here":true}"#);
//! // Web authors see the same names and comments.
//! assert!(typescript().contains("interface BoardQuestion {"));
//! # Ok::<(), serde_json::Error>(())
//! ```
//!
//! A room only uses rooms to its left:
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
