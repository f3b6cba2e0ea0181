//! Computer players of the card game.
//!
//! A [`Thinker`] gets the game as its seat sees it, and samples the hidden cards, again and again, from those it has not seen.

mod assets;
mod claimed_cards;
mod policy;
pub mod review;
mod rollout;
mod search;
mod thinker;

pub use search::MAX_NODES;
pub use thinker::{Thinker, choose, think};
