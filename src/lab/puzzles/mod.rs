//! Puzzles: tasks whose answer is proved by trying out every legal turn, and boards on which to predict the final scores.
//!
//! [`Theme::find`] says which puzzle of its theme a record is, if it is one. [`Search`] asks it of positions from games between
//! computer players; to prove a puzzle is to ask the same of its file and to compare.

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

/// A puzzle that was found, with all that can be said of it.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// What it is about.
    pub theme: Theme,
    /// The seat that is to solve it.
    pub seat: Seat,
    /// What is to be reached; nothing where points are to be foretold.
    pub goals: Vec<Goal>,
    /// A turn that reaches it, with the fewest decisions; where points are to be foretold, the turn that was taken.
    pub solution: Turn,
    /// What kind of feature it is about most.
    pub kind: FeatureKind,
    /// In how many ways the tile can be laid.
    pub places: usize,
    /// In how many of these it is reached.
    pub ways: usize,
    /// Whether it is reached only by a turn that puts a figure on the table.
    pub needs_figure: bool,
    /// How many tiles come behind that in hand, where it is about them.
    pub to_come: u16,
    /// What it brings by the measure of the theme: points of the solver and of the other one in the turn, or at the end of
    /// the game.
    pub best: [u32; 2],
    /// The same for the best turn that does not reach it.
    pub next: [u32; 2],
    /// The rules by which it is scored.
    pub rules: Vec<RuleId>,
}
