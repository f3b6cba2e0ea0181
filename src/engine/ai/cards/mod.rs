//! Computer players of the card game.
//!
//! A [`Thinker`] is given the game as its seat sees it: what is hidden it imagines, again and again, from the cards it
//! has not seen.

mod assets;
mod claimed_cards;
mod policy;
pub mod review;
mod rollout;
mod search;
mod thinker;

pub use search::MAX_NODES;
pub use thinker::{Thinker, choose, think};
