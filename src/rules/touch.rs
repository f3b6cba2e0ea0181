//! What laying a tile would do to the features on the table, before anybody lays it: for hints, names of places, and
//! whoever cannot see the board.

use super::board::{PlacedIx, SegIx};
use super::game::Game;
use super::options::Part;
use super::regions::RegionId;
use super::shape::shape;
use crate::table::SeatSet;
use crate::tiles::{FeatureKind, Pos, Rotation, TileId, order};

/// What a tile would do to one feature that is on the table already.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Touch {
    /// The kind of the feature.
    pub kind: FeatureKind,
    /// Whether the tile would complete it; a field is never said to be.
    pub completes: bool,
    /// Tiles of the feature: as it lies now, or with the tile where that completes it. For a monastery or garden
    /// always with the tile: how many of its nine cells would be taken.
    pub tiles: u16,
    /// Who has the majority on it: now, or when it would be complete.
    pub holders: SeatSet,
}

impl Game {
    /// What a tile would do to the features around a cell: completed ones first, then by kind. Features on which nobody
    /// stands count when they are roads and cities, or complete.
    pub fn touches(&self, tile: TileId, pos: Pos, rotation: Rotation) -> Vec<Touch> {
        let (after, index) = self.with(tile, pos, rotation);
        let mut found = self.joined(&after, index);
        found.extend(self.surrounded(&after, pos));
        order::sort_by_key(&mut found, |touch| (!touch.completes, touch.kind));
        found
    }

    /// Roads, cities and fields that the last tile of `after` joins.
    fn joined(&self, after: &Game, index: PlacedIx) -> Vec<Touch> {
        let placed = *after.board.at(index);
        let count = shape(placed.tile).pieces.len() as u16;
        let mut seen: Vec<RegionId> = Vec::new();
        let mut found = Vec::new();
        for seg in (0..count).map(|offset| SegIx(placed.first.0 + offset)) {
            let id = after.regions.of(seg);
            if seen.contains(&id) {
                continue;
            }
            seen.push(id);
            let before = self.before(after, id, placed.first);
            let region = after.regions.get(id);
            if region.complete() && region.kind != FeatureKind::Field && !before.is_empty() {
                found.push(Touch {
                    kind: region.kind,
                    completes: true,
                    tiles: region.tiles,
                    holders: after.majority(id),
                });
            } else {
                found.extend(before.into_iter().filter_map(|id| self.extended(id)));
            }
        }
        found
    }

    /// This game with a tile more on the table, and where that lies: features are joined, nothing is scored, nobody
    /// moved on.
    pub(super) fn with(&self, tile: TileId, pos: Pos, rotation: Rotation) -> (Game, PlacedIx) {
        let mut after = self.clone();
        let index = after.board.put(tile, pos, rotation);
        after.regions.add(&after.board, index);
        (after, index)
    }

    /// The features of this game of which a feature of `after` would be made, whose last tile begins with `first`.
    pub(super) fn before(&self, after: &Game, id: RegionId, first: SegIx) -> Vec<RegionId> {
        let old = after.regions.segments(id).filter(|&seg| seg < first);
        let mut before: Vec<RegionId> = old.map(|seg| self.regions.of(seg)).collect();
        order::sort(&mut before);
        before.dedup();
        before
    }

    /// A feature that grows; nothing for a field on which nobody stands.
    fn extended(&self, id: RegionId) -> Option<Touch> {
        let region = self.regions.get(id);
        let holders = self.majority(id);
        let counts = region.kind != FeatureKind::Field || !holders.is_empty();
        counts.then_some(Touch {
            kind: region.kind,
            completes: false,
            tiles: region.tiles,
            holders,
        })
    }

    /// Monasteries and gardens around a cell that a tile there helps to surround.
    fn surrounded(&self, after: &Game, pos: Pos) -> Vec<Touch> {
        let gardens = self.plays(Part::Abbot);
        let touch = |seg: SegIx| {
            let id = self.regions.of(seg);
            let region = after.regions.get(after.regions.of(seg));
            let holders = self.majority(id);
            let plays = gardens || region.kind != FeatureKind::Garden;
            (plays && (region.complete() || !holders.is_empty())).then_some(Touch {
                kind: region.kind,
                completes: region.complete(),
                tiles: 9 - region.open,
                holders,
            })
        };
        self.board.centres_near(pos).filter_map(touch).collect()
    }
}
