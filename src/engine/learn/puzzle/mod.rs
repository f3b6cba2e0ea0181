//! Puzzles: tasks whose answer is known because every turn that is allowed was tried out, and boards to foretell points on.
//!
//! [`Theme::find`] looks at a record and says what puzzle of its theme it is, if it is one. Whoever makes puzzles asks it of
//! positions of games; whoever checks them asks the same of what was written, and gets the same.

mod count;
mod endgame;
mod theme;
mod turns;

pub use theme::Theme;
pub use turns::{Turn, every_turn};

use super::Goal;
use crate::table::{RuleId, Seat};
use crate::tiles::FeatureKind;

/// A puzzle that was found, with all that can be said of it.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// Which kind it is.
    pub theme: Theme,
    /// Who solves it.
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
