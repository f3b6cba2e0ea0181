//! Computer players of the card game.
//!
//! A [`Thinker`] is given the game as its seat sees it: what is hidden it imagines, again and again, from the cards it
//! has not seen.

mod habit;
mod holder;
mod outcome;
mod search;
mod stretch;
mod thinker;

pub use search::MOST_NODES;
pub use thinker::{Thinker, choose};
