//! Computer players. Pure and seeded: the same game, seed and level lead to the same action on every machine.
//!
//! A [`Thinker`] is given the game as its seat sees it and thinks in slices that are counted in positions, never in
//! time. [`arena`] lets players play matches.

pub mod arena;
mod beginner;
mod best_candidate;
mod candidate;
pub mod cards;
mod contender;
mod endgame;
mod evaluator;
mod field_merges;
mod field_points;
mod fits;
mod forecast;
mod foresight;
mod heuristic;
mod kept;
mod known;
mod level;
mod likely;
mod lookahead;
mod numbers;
mod occupied;
mod paired;
mod patience;
mod payoff;
mod plan;
mod playout;
mod points;
mod progress;
mod promise;
pub mod protocol;
pub mod review;
mod rng;
mod rollout;
mod search;
mod strength;
mod surroundings;
mod thinker;
mod weights;
mod worst_end;

pub use contender::{Contender, ContenderFault};
pub use endgame::{Ending, solve};
pub use evaluator::expected_lead;
pub use foresight::Foresight;
pub use kept::Kept;
pub use known::{missed, searched};
pub use level::Level;
pub use numbers::PlayerNumber;
pub use patience::Patience;
pub use payoff::BySeat;
pub use plan::Plan;
pub use playout::{random_game, random_games};
pub use points::projected_scores;
pub use progress::{Choice, Progress, Thought};
pub use thinker::{MOST_TO_JUDGE, Thinker, choose, think, think_on};
pub use weights::Weights;
pub use worst_end::{MOST_POSITIONS, Reply, WorstEnd, is_won};
