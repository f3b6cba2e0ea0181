//! What the sentence about a refusal stands beside: the cell, and the neighbours it does not match.

use kurbo::Rect;

use super::beside::{Beside, Way};
use super::table::{Refusal, Table};
use engine::rules::Reason;
use engine::tiles::Pos;

/// The gap to what is to stay in sight, in pixels of the page.
const GAP: f64 = 14.0;

impl Table {
    /// Where a refusal is said: so that its cell, and the edges that are wrong, stay in sight.
    pub fn beside_refusal(&self, refusal: &Refusal) -> Beside {
        let mut seen = Rect::from_center_size(refusal.at, (0.0, 0.0));
        if let Some(pos) = refusal.cell {
            seen = self.camera.square(pos);
            for reason in &refusal.reasons {
                if let Reason::EdgeMismatch { side, .. } = reason {
                    seen = seen.union(self.camera.square(pos.step(*side)));
                }
            }
        }
        self.beside(
            seen.inset(GAP),
            &[Way::Right, Way::Left, Way::Below, Way::Above],
        )
    }

    /// Where the list of places for figures stands: so that the tile they are on, and its loupe, stay in sight.
    pub(super) fn beside_tile(&self, pos: Pos) -> Beside {
        let tile = self.camera.square(pos);
        let seen = self.loupe().map_or(tile, |loupe| tile.union(loupe.frame));
        self.beside(
            seen.inset(GAP),
            &[Way::Below, Way::Right, Way::Left, Way::Above],
        )
    }

    /// Beside a part of the screen, which is to stay in sight; of the ways that are equally good the first.
    pub(super) fn beside(&self, spare: Rect, ways: &[Way]) -> Beside {
        Beside {
            spare: spare.intersect(self.layout.whole),
            room: self.layout.free,
            whole: self.layout.whole,
            ways: ways.to_vec(),
        }
    }
}
