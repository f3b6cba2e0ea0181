//! What can still grow, found from the border of the table: the cost follows the border, not the number of tiles.

use super::board::SegIx;
use super::game::Game;
use super::regions::RegionId;
use super::shape::{NONE, shape};
use crate::tiles::{FeatureKind, SegmentId, Side};

impl Game {
    /// The incomplete roads and cities of the kinds that are asked for, each once.
    pub fn unfinished(&self, asked: impl Fn(FeatureKind) -> bool) -> Vec<RegionId> {
        let mut names = Vec::new();
        for gap in self.board.gaps() {
            for side in Side::ALL {
                let Some(beside) = self.board.get(gap.pos.step(side)) else {
                    continue;
                };
                let placed = self.board.at(beside);
                let joins = &shape(placed.tile).joins[placed.rotation as usize];
                let join = &joins[side.opposite() as usize];
                let open = [join.middle, join.second].into_iter();
                let open = open.filter(|&segment| segment != NONE);
                let open = open.map(|segment| placed.seg(SegmentId(segment)));
                let names_of = open.map(|seg| self.regions.of(seg));
                let of_kind = names_of.filter(|&id| asked(self.regions.get(id).kind));
                names.extend(of_kind.map(|id| id.0));
            }
        }
        sort(&mut names);
        names.dedup();
        names.into_iter().map(RegionId).collect()
    }

    /// The segments of all incomplete roads and cities, in order of placement.
    pub(super) fn unfinished_segments(&self) -> Vec<SegIx> {
        let open = self.unfinished(|_| true).into_iter();
        let mut segments: Vec<SegIx> = open.flat_map(|id| self.regions.segments(id)).collect();
        sort(&mut segments);
        segments
    }
}

/// The border of a large table is too long for [`crate::tiles::order`].
fn sort(segments: &mut [SegIx]) {
    segments.sort_unstable();
}
