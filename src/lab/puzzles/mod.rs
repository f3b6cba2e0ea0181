//! Puzzles: tasks whose answer is proved by trying every legal turn, and boards on which to predict the final scores.
//!
//! [`Theme::find`] turns a record into a puzzle of its theme, if it is one. [`Search`] applies it to positions from games between
//! computer players; proving a puzzle means running it again on its file and comparing.

mod count;
mod endgame;
mod games;
mod level;
mod search;
mod theme;
mod turns;

pub use level::{HARDEST, level};
pub use search::{Found, Search};
pub use theme::Theme;
pub use turns::{Turn, every_turn};

use engine::learn::Goal;
use engine::table::{RuleId, Seat};
use engine::tiles::FeatureKind;

/// A puzzle with everything known about it.
#[derive(Clone, Debug)]
pub struct Puzzle {
    pub theme: Theme,
    /// The solver.
    pub seat: Seat,
    /// Empty where scores are to be predicted.
    pub goals: Vec<Goal>,
    /// The shortest turn that reaches the goals; where scores are to be predicted, the turn that was played.
    pub solution: Turn,
    /// The kind of feature it is mainly about.
    pub kind: FeatureKind,
    /// In how many ways the tile can be placed.
    pub places: usize,
    /// How many of these reach the goals.
    pub ways: usize,
    /// Whether every solution deploys a figure.
    pub needs_figure: bool,
    /// Tiles to come after the one in hand, if the puzzle depends on them.
    pub to_come: u16,
    /// Points of the solver and of the opponent by the theme's measure: in the turn, or at the end of the game.
    pub best: [u32; 2],
    /// The same for the best turn that misses the goals.
    pub next: [u32; 2],
    /// The rules that give its points.
    pub rules: Vec<RuleId>,
}
