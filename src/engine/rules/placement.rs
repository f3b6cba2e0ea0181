//! Where a tile may be placed (`TILE`, `RIV`).

use super::game::Game;
use super::grid::Gap;
use super::illegal::Reason;
use super::shape::{Shape, shape};
use crate::tiles::{Pos, Rotation, Side, TileId, catalogue};

impl Game {
    /// Lists every legal placement of a tile, by cell in reading order, then by rotation. `make`
    /// turns each into an entry.
    #[inline]
    pub(super) fn placements_into<T: Copy>(
        &self,
        tile: TileId,
        list: &mut Vec<T>,
        make: impl Fn(Pos, Rotation) -> T,
    ) {
        let form = shape(tile);
        if self.continues_river(form) {
            self.each_river_placement(tile, |pos, rotation| {
                list.push(make(pos, rotation));
                false
            });
        } else {
            self.board.fits_into(&form.fits, list, make);
        }
    }

    /// Whether a tile of this shape has to continue the river.
    #[inline]
    fn continues_river(&self, form: &Shape) -> bool {
        form.river && !self.board.placed().is_empty() && self.modules.river.end().is_some()
    }

    /// Calls `found` for every legal placement of a river tile at the open end of the river. Stops
    /// when it returns `true`; returns whether it did.
    fn each_river_placement(
        &self,
        tile: TileId,
        mut found: impl FnMut(Pos, Rotation) -> bool,
    ) -> bool {
        let Some(gap) = self.modules.river.end().and_then(|end| self.board.gap(end)) else {
            return false;
        };
        let strict = Rotation::ALL
            .into_iter()
            .any(|rotation| self.river_fits(&gap, tile, rotation, true));
        Rotation::ALL.into_iter().any(|rotation| {
            self.river_fits(&gap, tile, rotation, strict) && found(gap.pos, rotation)
        })
    }

    /// Whether a river tile fits the gap at the end of the river; `strict` requires room to
    /// continue (R-RIV-01).
    fn river_fits(&self, gap: &Gap, tile: TileId, rotation: Rotation, strict: bool) -> bool {
        gap.takes(&shape(tile).fits, rotation)
            && self
                .modules
                .river
                .refusal(tile, gap.pos, rotation)
                .is_none()
            && (!strict
                || self
                    .modules
                    .river
                    .has_room(&self.board, tile, gap.pos, rotation))
    }

    /// Whether a tile has at least one legal placement (TILE-02, TILE-05).
    pub fn fits_anywhere(&self, tile: TileId) -> bool {
        let form = shape(tile);
        if self.continues_river(form) {
            self.each_river_placement(tile, |_, _| true)
        } else {
            self.board.takes(&form.fits)
        }
    }

    /// Every legal placement of a tile.
    pub fn placements(&self, tile: TileId) -> Vec<(Pos, Rotation)> {
        let mut all = Vec::new();
        self.placements_into(tile, &mut all, |pos, rotation| (pos, rotation));
        all
    }

    /// All reasons against placing a tile like this; empty when it is legal. Whose turn it is does
    /// not matter.
    pub fn placement_refusals(&self, tile: TileId, pos: Pos, rotation: Rotation) -> Vec<Reason> {
        let mut reasons = Vec::new();
        if self.board.get(pos).is_some() {
            return vec![Reason::CellTaken];
        }
        let Some(gap) = self.board.gap(pos).filter(|_| !pos.is_beyond_limit()) else {
            return vec![Reason::NoNeighbour];
        };
        let printed = catalogue().tile(tile);
        for side in Side::ALL {
            let ours = printed.terrain(side, rotation);
            if let Some(theirs) = gap.wanted(side).filter(|&theirs| theirs != ours) {
                reasons.push(Reason::EdgeMismatch { side, ours, theirs });
            }
        }
        if shape(tile).river && self.modules.river.end().is_some() {
            reasons.extend(self.modules.river.refusal(tile, pos, rotation));
            if reasons.is_empty() && !self.placements(tile).contains(&(pos, rotation)) {
                reasons.push(Reason::RiverBlocked);
            }
        }
        reasons
    }
}
