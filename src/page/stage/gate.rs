//! The gate: a callback, usually of the host page around the board, that may veto a person's decision before it is made.

use std::fmt;
use std::rc::Rc;

use engine::table::Seat;

/// A decision that is about to be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AboutTo {
    /// The number of decisions once it is made.
    pub step: usize,
    pub seat: Seat,
    /// The action, as a line of a record.
    pub line: String,
}

/// The callback that allows or vetoes a decision before it is made.
#[derive(Clone)]
pub struct Gate(pub Rc<dyn Fn(&AboutTo) -> bool>);

impl fmt::Debug for Gate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Gate")
    }
}
