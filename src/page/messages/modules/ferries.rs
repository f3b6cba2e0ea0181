//! The quays a ferry connects.

use crate::messages::Texts;
use engine::tiles::Side;

impl Texts {
    /// The button for laying a ferry, also the name of one: "Ferry from north to east".
    pub fn ferry(&self, from: Side, to: Side) -> String {
        self.ferry_between(self.side(from), self.side(to))
    }

    /// The button for turning a ferry.
    pub fn turn_ferry(&self, from: Side, to: Side) -> String {
        self.turn_ferry_between(self.side(from), self.side(to))
    }
}
