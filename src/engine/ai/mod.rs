//! Computer players. Pure and seeded: the same game, seed and level lead to the same action on every machine.
//!
//! A [`Thinker`] is given the game as its seat sees it and thinks in slices that are counted in positions, never in
//! time. [`arena`] lets players play matches.

pub mod arena;
pub mod cards;
mod dice;
mod favourite;
mod fields;
mod fits;
mod holdings;
mod judge;
mod level;
mod might;
mod outlook;
mod playout;
mod points;
mod progress;
mod prospects;
mod thinker;
mod turn;
mod verdict;
mod weights;

pub use level::Level;
pub use playout::{random_game, random_games};
pub use points::points_now;
pub use progress::Progress;
pub use thinker::{MOST_NODES, Thinker, choose, decide};
pub use verdict::BySeat;
pub use weights::Weights;
