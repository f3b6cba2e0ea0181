//! Computer players. Pure and seeded: the same game, seed and level lead to the same action on every machine.
//!
//! A [`Thinker`] is given the game as its seat sees it and thinks in slices that are counted in positions, never in
//! time. [`arena`] lets players play matches.

pub mod arena;
mod dice;
mod fields;
mod fits;
mod holdings;
mod judge;
mod level;
mod might;
mod outlook;
mod playout;
mod points;
mod prospects;
mod thinker;
mod turn;
mod weights;

pub use level::Level;
pub use playout::{random_game, random_games};
pub use points::{BySeat, points_now};
pub use thinker::{Progress, Thinker, choose, decide};
pub use weights::Weights;
