//! Where ingots lie.

use crate::messages::Texts;
use engine::tiles::Pos;

impl Texts {
    /// A tile that may get an ingot or has ingots to take: "1 north: 2 ingots there".
    pub fn ingot_at(&self, pos: Pos, there: u32) -> String {
        self.ingot_at_cell(&self.cell(pos), there)
    }
}
