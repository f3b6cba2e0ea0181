//! Whoever is asked before a person decides: a page around the board may keep a decision from being made.

use std::fmt;
use std::rc::Rc;

use engine::table::Seat;

/// A decision that is about to be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AboutTo {
    /// How many decisions there will be then.
    pub step: usize,
    pub seat: Seat,
    /// What, as a line of a record.
    pub line: String,
}

/// Says of a decision that is about to be made whether it may be.
#[derive(Clone)]
pub struct Gate(pub Rc<dyn Fn(&AboutTo) -> bool>);

impl fmt::Debug for Gate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Gate")
    }
}
