//! Computer players. Pure and seeded: the same game, seed and level lead to the same action on every machine.
//!
//! A [`Thinker`] gets the game as its seat sees it and thinks in slices measured in positions, never in time. Matches take any
//! [`Strategy`].

mod beginner;
mod best_candidate;
mod candidate;
pub mod cards;
mod carryover;
mod contender;
mod draw_probability;
mod evaluation;
mod evaluator;
mod field_merges;
mod field_points;
mod figure_estimate;
mod fits;
mod forecast;
mod heuristic;
mod level;
mod lookahead;
mod numbers;
mod occupied;
mod paired;
mod patience;
mod plan;
mod playout;
mod points;
mod ponder;
mod progress;
pub mod protocol;
pub mod review;
mod rng;
mod rollout;
mod search;
mod strategy;
mod strength;
mod surroundings;
mod thinker;
mod weights;
mod worst_end;

pub use carryover::Carryover;
pub use contender::{Contender, ContenderFault};
pub use evaluation::{BySeat, Evaluation};
pub use evaluator::expected_lead;
pub use level::Level;
pub use numbers::PlayerNumber;
pub use patience::Patience;
pub use plan::Plan;
pub use playout::{random_game, random_games};
pub use points::{own_and_best, projected_scores};
pub use ponder::Ponder;
pub use progress::{Choice, Progress, Thought};
pub use search::{are_alike, distinct_actions};
pub use strategy::Strategy;
pub use thinker::{MOST_TO_JUDGE, Thinker, can_simulate, choose, think, think_on};
pub use weights::Weights;
pub use worst_end::{MOST_POSITIONS, Reply, WorstEnd, is_won};
