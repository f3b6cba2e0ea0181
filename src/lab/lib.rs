//! Experiments with computer players, and what is made from them. The page never contains any of this; the command line
//! runs it as `bastide lab`, and its matches use [`arena`].
//!
//! Nothing here prints, reads files or knows a language. A room uses only rooms to its left:
//!
//! ```text
//! arena <- {tune, regret, puzzles}
//! ```
#![forbid(unsafe_code)]

pub mod arena;
pub mod puzzles;
pub mod regret;
pub mod tune;
