//! What the sentence about a refusal stands beside: the cell, and the neighbours it does not match.

use kurbo::Rect;

use crate::stage::popover::{PopoverPlacement, PopoverSide};
use crate::stage::{Refusal, TileStage};
use engine::rules::Reason;
use engine::tiles::Pos;
use view::scene::layout::Layout;

/// The gap to what is to stay in sight, in pixels of the page.
const GAP: f64 = 14.0;

impl TileStage {
    /// Where a refusal is said: so that its cell, and the edges that are wrong, stay in sight.
    pub fn beside_refusal(&self, refusal: &Refusal) -> PopoverPlacement {
        let mut seen = Rect::from_center_size(refusal.at, (0.0, 0.0));
        if let Some(pos) = refusal.cell {
            seen = self.view.rig.goal().square(pos);
            for reason in &refusal.reasons {
                if let Reason::EdgeMismatch { side, .. } = reason {
                    seen = seen.union(self.view.rig.goal().square(pos.step(*side)));
                }
            }
        }
        beside(
            &self.layout,
            seen.inset(GAP),
            &[
                PopoverSide::Right,
                PopoverSide::Left,
                PopoverSide::Below,
                PopoverSide::Above,
            ],
        )
    }

    /// Where the list of places for figures stands: so that the tile they are on, and its loupe, stay in sight.
    pub(crate) fn beside_tile(&self, pos: Pos) -> PopoverPlacement {
        let tile = self.view.rig.goal().square(pos);
        let seen = self.loupe().map_or(tile, |loupe| tile.union(loupe.frame));
        beside(
            &self.layout,
            seen.inset(GAP),
            &[
                PopoverSide::Below,
                PopoverSide::Right,
                PopoverSide::Left,
                PopoverSide::Above,
            ],
        )
    }

    /// Beside a cell, so far away from it in pixels of the page.
    pub(crate) fn beside_cell(
        &self,
        pos: Pos,
        gap: f64,
        sides: &[PopoverSide],
    ) -> PopoverPlacement {
        beside(
            &self.layout,
            self.view.rig.goal().square(pos).inset(gap),
            sides,
        )
    }
}

/// Beside a part of the screen, which is to stay in sight; of the sides that are equally good the first.
pub(super) fn beside(layout: &Layout, spare: Rect, sides: &[PopoverSide]) -> PopoverPlacement {
    PopoverPlacement {
        spare: spare.intersect(layout.whole),
        room: layout.free,
        whole: layout.whole,
        sides: sides.to_vec(),
    }
}
