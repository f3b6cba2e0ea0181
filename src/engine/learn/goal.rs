//! What can be wanted of a game.

use std::fmt;

use crate::tiles::{FeatureKind, Pos, Rotation};

/// One thing that may happen to whoever solves a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aim {
    /// `score 8`: scores so many points at least, together.
    Score(u16),
    /// `complete city`: a feature of this kind is completed in which they have the majority (SCO-04).
    Complete(FeatureKind),
    /// `figure road`: puts a figure on a feature of this kind.
    Figure(FeatureKind),
    /// `lay`: puts a tile on the table, wherever.
    Lay,
    /// `place 1,0`: puts a tile on this cell, however it is turned; `place 1,0 r2`: turned like this.
    Place(Pos, Option<Rotation>),
    /// `home`: a figure of theirs comes back to them.
    Home,
    /// `lead`: has more points than each other one.
    Lead,
}

/// That something happens, or that it does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Clause {
    /// What.
    pub aim: Aim,
    /// Whether it is to happen; otherwise it is not to.
    pub wanted: bool,
}

/// One line `goal`: any of its clauses will do. All goals of a task together are wanted.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Goal {
    /// At least one.
    pub any: Vec<Clause>,
}

impl Goal {
    /// That one thing happens.
    pub fn of(aim: Aim) -> Goal {
        let clause = Clause { aim, wanted: true };
        Goal { any: vec![clause] }
    }

    /// Whether it can be lost again before the turn is over: something is not to happen, or a lead is to be kept.
    pub fn can_be_lost(&self) -> bool {
        let lasts = |clause: &Clause| clause.wanted && clause.aim != Aim::Lead;
        !self.any.iter().any(lasts)
    }
}

/// As a task writes it.
impl fmt::Display for Aim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Aim::Score(points) => write!(f, "score {points}"),
            Aim::Complete(kind) => write!(f, "complete {}", kind.name()),
            Aim::Figure(kind) => write!(f, "figure {}", kind.name()),
            Aim::Lay => f.write_str("lay"),
            Aim::Place(Pos { x, y }, None) => write!(f, "place {x},{y}"),
            Aim::Place(Pos { x, y }, Some(turned)) => write!(f, "place {x},{y} r{}", *turned as u8),
            Aim::Home => f.write_str("home"),
            Aim::Lead => f.write_str("lead"),
        }
    }
}

/// As a task writes it.
impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, clause) in self.any.iter().enumerate() {
            let or = if index > 0 { " or " } else { "" };
            let not = if clause.wanted { "" } else { "not " };
            write!(f, "{or}{not}{}", clause.aim)?;
        }
        Ok(())
    }
}
