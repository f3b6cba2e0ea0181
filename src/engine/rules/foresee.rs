//! Previews: what a tile would do to the features on the table. Used on the board, for names of
//! places and for descriptions for screen readers.

use super::board::SegIx;
use super::game::Game;
use super::modules::Part;
use super::regions::RegionId;
use crate::table::{SeatSet, Timing};
use crate::tiles::{FeatureKind, Pos, Rotation, TileId, order};

/// What a tile would do to features on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The kind of the feature.
    pub kind: FeatureKind,
    /// The features it would consist of, as they stand: one, or several that the tile joins
    /// (TILE-07).
    pub made_of: Vec<Before>,
    /// Whether the tile would complete it. Always false for fields, and for a road at the quay of a
    /// new lake, whose ferry decides (R-FER-08).
    pub completes: bool,
    /// Tiles it would have. For a monastery or garden: how many of its nine cells would be
    /// occupied.
    pub tiles: u16,
    /// Its value afterwards.
    pub after: u16,
    /// Who would have the majority on it.
    pub holders: SeatSet,
}

/// A feature before the tile is placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Before {
    /// Tiles it has. For a monastery or garden: how many of its nine cells are occupied.
    pub tiles: u16,
    pub points: u16,
    /// Who has the majority on it.
    pub holders: SeatSet,
}

impl Change {
    /// The combined value of the features it would consist of, as they stand.
    pub fn before(&self) -> u16 {
        self.made_of.iter().map(|before| before.points).sum()
    }

    /// Whether it matters for somebody's points: it completes a feature, or joins or changes the
    /// value of one with figures.
    pub fn counts(&self) -> bool {
        let changes = self.made_of.len() > 1 || self.before() != self.after;
        self.completes || (changes && !self.holders.is_empty())
    }

    /// Whether the tile would be part of it or next to it; otherwise only its value changes.
    pub fn is_touched(&self) -> bool {
        let tiles = self.made_of.iter().map(|before| before.tiles);
        !tiles.eq([self.tiles])
    }
}

impl Game {
    /// What a tile would do to the features around a cell, and to fields beside a city it
    /// completes: completed features first, then by kind. Fields, monasteries and gardens that stay
    /// open with nobody on them are left out.
    pub fn changes(&self, tile: TileId, pos: Pos, rotation: Rotation) -> Vec<Change> {
        let mut after = self.clone();
        let index = after.board.put(tile, pos, rotation);
        after.regions.add(&after.board, index);
        let last = self.board.segments()..after.board.segments();
        let last = last.map(|index| SegIx(index as u16));
        let mut ids: Vec<RegionId> = last.map(|seg| after.regions.region_of(seg)).collect();
        ids.extend(self.farmed_beside(&ids, &after));
        let near = self.board.centres_near(pos);
        ids.extend(near.map(|seg| after.regions.region_of(seg)));
        order::sort(&mut ids);
        ids.dedup();
        let changes = ids
            .into_iter()
            .filter_map(|id| self.change(&after, id, !after.awaits_ferry(index, id)));
        let mut changes: Vec<Change> = changes.collect();
        order::sort_by_key(&mut changes, |change| (!change.completes, change.kind));
        changes
    }

    /// The fields with figures on them, if one of these features of `after` is a complete city
    /// (FIELD-12).
    fn farmed_beside(&self, ids: &[RegionId], after: &Game) -> Vec<RegionId> {
        let completed = |&id: &RegionId| {
            let region = after.regions.get(id);
            region.kind == FeatureKind::City && region.complete()
        };
        let standing = self.standing.iter().filter(|_| ids.iter().any(completed));
        let farmed = standing.map(|standing| after.regions.region_of(standing.seg));
        farmed
            .filter(|&id| after.regions.get(id).kind == FeatureKind::Field)
            .collect()
    }

    /// What happens to the features of this game that make up a feature of `after`; `None` when
    /// there are none, when nothing changes, or when the change does not matter.
    fn change(&self, after: &Game, id: RegionId, decided: bool) -> Option<Change> {
        let region = after.regions.get(id);
        let kind = region.kind;
        let completes = region.complete() && kind != FeatureKind::Field && decided;
        let timing = if completes {
            Timing::During
        } else {
            Timing::Final
        };
        let change = Change {
            kind,
            made_of: self.made_of(after, id),
            completes,
            tiles: after.extent(id),
            after: after.value(id, timing),
            holders: after.majority(id),
        };
        let unheld = change.holders.is_empty() && !completes;
        let left_out = match kind {
            FeatureKind::Road | FeatureKind::City => false,
            FeatureKind::Garden => unheld || !self.plays(Part::Abbot),
            FeatureKind::Monastery | FeatureKind::Field => unheld,
        };
        let changes = change.made_of.first()?.points != change.after || change.is_touched();
        (changes && !left_out).then_some(change)
    }

    /// The features of this game that make up a feature of `after`, a game with one more tile.
    fn made_of(&self, after: &Game, id: RegionId) -> Vec<Before> {
        let count = self.board.segments() as u16;
        let old = after.regions.segments(id).filter(|seg| seg.0 < count);
        let mut ids: Vec<RegionId> = old.map(|seg| self.regions.region_of(seg)).collect();
        order::sort(&mut ids);
        ids.dedup();
        let before = |id| Before {
            tiles: self.extent(id),
            points: self.value(id, Timing::Final),
            holders: self.majority(id),
        };
        ids.into_iter().map(before).collect()
    }

    /// The tiles of a feature; for a monastery or garden, its occupied cells of nine.
    fn extent(&self, id: RegionId) -> u16 {
        let region = self.regions.get(id);
        match region.kind {
            FeatureKind::Monastery | FeatureKind::Garden => 9 - region.open,
            _ => region.tiles,
        }
    }
}
