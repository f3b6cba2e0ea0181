//! The vineyards of Hills & Sheep (`HS-41` to `HS-46`): more points for a completed monastery.

use super::Part;
use crate::rules::game::Game;
use crate::rules::regions::RegionId;
use crate::rules::shape::shape;
use crate::table::{Chapter, Line, Measure, RuleId};
use crate::tiles::Symbol;
use crate::tiles::{FeatureKind, Pos};

impl Game {
    /// The cells with vineyards around a monastery or garden, in reading order; a vineyard may
    /// count for several (HS-45).
    pub(in crate::rules) fn vineyards_around(&self, id: RegionId) -> impl Iterator<Item = Pos> {
        let shows = |cell: &Pos| {
            let tile = self.board().get(*cell).map(|index| self.board().at(index));
            tile.is_some_and(|placed| shape(placed.tile).shows(Symbol::Vineyard))
        };
        let around = self.spot(id.0).pos.around();
        around.into_iter().filter(shows)
    }

    /// What vineyards add to a completed monastery (HS-42), or to a garden when that option is
    /// chosen (HS-43).
    pub fn vineyard_line(&self, id: RegionId) -> Option<Line> {
        let garden = self.regions().get(id).kind == FeatureKind::Garden;
        let counts =
            self.plays(Part::Vineyards) && (!garden || self.setup().options.vineyard_for_garden);
        let count = if counts {
            self.vineyards_around(id).count() as u16
        } else {
            0
        };
        let number = if garden { 43 } else { 42 };
        (count > 0).then_some(Line {
            measure: Measure::Vineyards,
            count,
            each: 3,
            rule: RuleId::rule(Chapter::Hs, number),
        })
    }
}
