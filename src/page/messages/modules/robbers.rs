//! Whom a robber would rob.

use crate::messages::Texts;

impl Texts {
    /// A space for a robber, with the players there: "Space 12: half of what Ben or Cleo scores
    /// next".
    pub fn rob_on(&self, space: u32, names: &[&str]) -> String {
        self.rob_for_half(space, &names.join(self.between_alternatives()))
    }
}
