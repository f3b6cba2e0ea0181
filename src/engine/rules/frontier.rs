//! Features that can still grow.

use super::board::SegIx;
use super::game::Game;
use super::regions::RegionId;
use crate::tiles::FeatureKind;

impl Game {
    /// The incomplete roads and cities of the kinds for which `asked` holds, each once, by id.
    pub fn unfinished(
        &self,
        asked: impl Fn(FeatureKind) -> bool,
    ) -> impl Iterator<Item = RegionId> {
        let growing = self.regions.growing();
        growing.filter(move |&id| asked(self.regions.get(id).kind))
    }

    /// The segments of all incomplete roads and cities with their features, in order of placement.
    pub(super) fn unfinished_segments(&self) -> impl Iterator<Item = (SegIx, RegionId)> {
        let all = self.regions.each();
        all.filter(|&(_, id)| self.regions.get(id).can_grow())
    }
}
