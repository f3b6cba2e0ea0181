//! What features would be worth if a tile were laid, before anybody lays it.

use super::board::SegIx;
use super::event::Timing;
use super::game::Game;
use super::options::Part;
use super::regions::RegionId;
use super::shape::shape;
use crate::table::SeatSet;
use crate::tiles::{FeatureKind, Pos, Rotation, TileId, order};

/// What a tile would change in one feature that is on the table already.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Change {
    /// The kind of the feature.
    pub kind: FeatureKind,
    /// Of how many features it would be made (TILE-07).
    pub joined: u16,
    /// Whether the tile would complete it; a field is never said to be.
    pub completes: bool,
    /// What those features are worth together as they stand.
    pub before: u16,
    /// What it would be worth then.
    pub after: u16,
    /// Who would have the majority on it.
    pub holders: SeatSet,
}

impl Game {
    /// What a tile would change in the features around a cell: completed ones first, then by kind. Left out is what
    /// stays without figures and is not completed.
    pub fn changes(&self, tile: TileId, pos: Pos, rotation: Rotation) -> Vec<Change> {
        let (after, _) = self.with(tile, pos, rotation);
        let mut ids: Vec<RegionId> = after.joined_by_last(tile);
        let gardens = self.plays(Part::Abbot);
        let near = self
            .board
            .centres_near(pos)
            .map(|seg| after.regions.of(seg));
        ids.extend(near.filter(|&id| gardens || after.regions.get(id).kind != FeatureKind::Garden));
        let changes = ids.into_iter().filter_map(|id| self.change(&after, id));
        let mut changes: Vec<Change> = changes.collect();
        order::sort_by_key(&mut changes, |change| (!change.completes, change.kind));
        changes
    }

    /// The features the last tile belongs to, each once.
    fn joined_by_last(&self, tile: TileId) -> Vec<RegionId> {
        let count = shape(tile).pieces.len();
        let first = self.board.segments() - count;
        let segments = (first..first + count).map(|index| SegIx(index as u16));
        let mut ids: Vec<RegionId> = segments.map(|seg| self.regions.of(seg)).collect();
        order::sort(&mut ids);
        ids.dedup();
        ids
    }

    /// What becomes of the features of this game of which a feature of `after` is made; none when there are none, or
    /// when nobody would care.
    fn change(&self, after: &Game, id: RegionId) -> Option<Change> {
        let first = SegIx(self.board.segments() as u16);
        let before = self.before(after, id, first);
        let region = after.regions.get(id);
        let completes = region.complete() && region.kind != FeatureKind::Field;
        let holders = after.majority(id);
        let timing = if completes {
            Timing::During
        } else {
            Timing::Final
        };
        let matters = !before.is_empty() && (completes || !holders.is_empty());
        matters.then(|| Change {
            kind: region.kind,
            joined: before.len() as u16,
            completes,
            before: before.iter().map(|&id| self.value(id, Timing::Final)).sum(),
            after: after.value(id, timing),
            holders,
        })
    }
}
