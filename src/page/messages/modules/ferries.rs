//! Between which quays a ferry lies.

use crate::messages::Texts;
use engine::tiles::Side;

impl Texts {
    /// A button for laying a ferry, and where one lies: "Ferry from north to east".
    pub fn ferry(&self, from: Side, to: Side) -> String {
        self.ferry_between(self.side(from), self.side(to))
    }

    /// A button for turning a ferry.
    pub fn turn_ferry(&self, from: Side, to: Side) -> String {
        self.turn_ferry_between(self.side(from), self.side(to))
    }
}
