//! The goals that a task can have.

use std::fmt;

use crate::rules::NamedSegment;
use crate::tiles::{FeatureKind, Pos, Rotation};

/// The most tiles still to be drawn for it to be determined who wins.
pub const MOST_TO_COME: u16 = 2;

/// A condition that a goal can set for the solver of a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aim {
    /// `score 8`: scores at least this many points in total.
    Score(u16),
    /// `complete city`: a feature of this kind is completed in which the solver has the majority (SCO-04).
    Complete(FeatureKind),
    /// `figure road`: puts a figure on a feature of this kind.
    Figure(FeatureKind),
    /// `occupy field`: a meeple of the solver stands on a feature of this kind, or stood there until it was scored;
    /// `occupy field 0127 1,0`: on this one.
    Occupy(GoalFeature),
    /// `majority city`: the solver alone has the majority in a feature of this kind where another seat had it before, alone or
    /// shared; `majority city N 1,0`: in this one.
    Majority(GoalFeature),
    /// `find`: points out every cell where the tile can be placed, before placing it.
    Find,
    /// `lay`: places a tile anywhere.
    Lay,
    /// `place 1,0`: places a tile on this cell in any rotation; `place 1,0 r2`: in this one.
    Place(Pos, Option<Rotation>),
    /// `home`: a figure of the solver returns to them.
    Home,
    /// `lead`: has more points than every other seat.
    Lead,
    /// `win`: the turn is over, and with good play the solver ends ahead of every other seat whatever the others do and whatever
    /// is drawn; determined only while at most [`MOST_TO_COME`] tiles are still to be drawn.
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

    /// The mark of a record for what it names on the board, if anything.
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
    /// The one this segment belongs to at the time.
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

/// A condition, or its negation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Clause {
    /// The condition.
    pub aim: Aim,
    /// Whether the condition is to hold; otherwise it is not to.
    pub wanted: bool,
}

impl Clause {
    /// Whether it may hold now and no longer at the end of the turn, as a negation or a lead may. So it is judged at the end.
    pub const fn can_be_lost(&self) -> bool {
        !self.wanted || matches!(self.aim, Aim::Lead | Aim::Win)
    }
}

/// One line `goal`: any of its clauses will do. A task wants all of its goals.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Goal {
    /// The clauses; there is at least one.
    pub any: Vec<Clause>,
}

impl Goal {
    /// The goal of one condition.
    pub fn single(aim: Aim) -> Goal {
        let clause = Clause { aim, wanted: true };
        Goal { any: vec![clause] }
    }

    /// Whether it asks for cells to be pointed out.
    pub fn seeks_cells(&self) -> bool {
        self.any.contains(&Clause {
            aim: Aim::Find,
            wanted: true,
        })
    }

    /// Whether its only clause is to win.
    pub fn asks_for_the_win(&self) -> bool {
        let won = Clause {
            aim: Aim::Win,
            wanted: true,
        };
        self.any == [won]
    }

    /// Whether any clause is judged only when the turn is over.
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
