//! The goals that a task can have.

use std::fmt;

use crate::rules::NamedSegment;
use crate::tiles::{FeatureKind, Pos, Rotation};

/// The tiles at most that are still to be drawn where it is found out who wins.
pub const MOST_TO_COME: u16 = 2;

/// One thing that may happen to whoever solves a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aim {
    /// `score 8`: scores so many points at least, together.
    Score(u16),
    /// `complete city`: a feature of this kind is completed in which they have the majority (SCO-04).
    Complete(FeatureKind),
    /// `figure road`: puts a figure on a feature of this kind.
    Figure(FeatureKind),
    /// `occupy field`: a figure of theirs stands on a feature of this kind, or stood there until it was scored; `occupy
    /// field 0127 1,0`: on this one.
    Occupy(GoalFeature),
    /// `majority city`: they alone have the majority in a feature of this kind where somebody else had it before, alone or
    /// with them; `majority city N 1,0`: in this one.
    Majority(GoalFeature),
    /// `find`: points out every cell where the tile can be laid, before it is.
    Find,
    /// `lay`: puts a tile on the table, wherever.
    Lay,
    /// `place 1,0`: puts a tile on this cell, however it is turned; `place 1,0 r2`: turned like this.
    Place(Pos, Option<Rotation>),
    /// `home`: a figure of theirs comes back to them.
    Home,
    /// `lead`: has more points than each other one.
    Lead,
    /// `win`: their turn is over, and they end ahead of each other one if they play on well, whatever the others do and
    /// whatever is drawn; found out where at most [`MOST_TO_COME`] tiles are still to be drawn.
    Win,
}

impl Aim {
    /// The cell it names, or that of the feature it names.
    pub const fn cell(self) -> Option<Pos> {
        match self {
            Aim::Place(pos, _) => Some(pos),
            Aim::Occupy(GoalFeature::This(named)) | Aim::Majority(GoalFeature::This(named)) => {
                Some(named.pos)
            }
            _ => None,
        }
    }

    /// It as the mark of a record, where it names something on the board.
    pub fn mark(self) -> Option<String> {
        match self {
            Aim::Place(Pos { x, y }, _) => Some(format!("mark tile {x},{y}")),
            Aim::Occupy(GoalFeature::This(named)) | Aim::Majority(GoalFeature::This(named)) => {
                Some(format!("mark {named}"))
            }
            _ => None,
        }
    }
}

/// A feature that an aim is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GoalFeature {
    /// Any one of this kind.
    Any(FeatureKind),
    /// The one to which this segment belongs then.
    This(NamedSegment),
}

impl GoalFeature {
    /// The kind of the feature.
    pub const fn kind(self) -> FeatureKind {
        match self {
            GoalFeature::Any(kind) => kind,
            GoalFeature::This(named) => named.kind,
        }
    }
}

/// That something happens, or that it does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Clause {
    /// The thing that happens.
    pub aim: Aim,
    /// Whether it is to happen; otherwise it is not to.
    pub wanted: bool,
}

impl Clause {
    /// Whether it can be lost again before the turn is over: something is not to happen, or a lead is to be kept. So it is
    /// judged at the end.
    pub const fn can_be_lost(&self) -> bool {
        !self.wanted || matches!(self.aim, Aim::Lead | Aim::Win)
    }
}

/// One line `goal`: any of its clauses will do. All goals of a task together are wanted.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Goal {
    /// The clauses; there is at least one.
    pub any: Vec<Clause>,
}

impl Goal {
    /// The goal that one thing happens.
    pub fn single(aim: Aim) -> Goal {
        let clause = Clause { aim, wanted: true };
        Goal { any: vec![clause] }
    }

    /// Whether cells are to be pointed out for it.
    pub fn seeks_cells(&self) -> bool {
        self.any.contains(&Clause {
            aim: Aim::Find,
            wanted: true,
        })
    }

    /// Whether it is to win, and nothing else would do.
    pub fn asks_for_the_win(&self) -> bool {
        let won = Clause {
            aim: Aim::Win,
            wanted: true,
        };
        self.any == [won]
    }

    /// Whether some of it is judged only when the turn is over.
    pub fn can_be_lost(&self) -> bool {
        self.any.iter().any(Clause::can_be_lost)
    }
}

/// As a task writes it.
impl fmt::Display for Aim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Aim::Score(points) => write!(f, "score {points}"),
            Aim::Complete(kind) => write!(f, "complete {}", kind.name()),
            Aim::Figure(kind) => write!(f, "figure {}", kind.name()),
            Aim::Occupy(sought) => write!(f, "occupy {sought}"),
            Aim::Majority(sought) => write!(f, "majority {sought}"),
            Aim::Find => f.write_str("find"),
            Aim::Lay => f.write_str("lay"),
            Aim::Place(Pos { x, y }, None) => write!(f, "place {x},{y}"),
            Aim::Place(Pos { x, y }, Some(turned)) => write!(f, "place {x},{y} r{}", *turned as u8),
            Aim::Home => f.write_str("home"),
            Aim::Lead => f.write_str("lead"),
            Aim::Win => f.write_str("win"),
        }
    }
}

/// As a task writes it.
impl fmt::Display for GoalFeature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GoalFeature::Any(kind) => f.write_str(kind.name()),
            GoalFeature::This(named) => named.fmt(f),
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
