//! Estimates what a figure on the tile just placed will bring. So the places of a tile are compared at one position each, and
//! figures are tried only at the best of them.

use super::heuristic::{Heuristic, city_weight, expected_value, meeples_in_hand};
use super::occupied::OccupiedFeature;
use crate::rules::{Figure, Game, Question, RegionId};
use crate::table::Party;
use crate::tiles::{FeatureKind, SegmentId, catalogue};

impl Heuristic {
    /// Adds the expected gain from the figure that may now go on the tile: a meeple on the most valuable feature, or nothing if
    /// it is worth more in hand.
    pub(super) fn add_figure_estimate(&mut self, game: &Game) {
        let asked = game.asked().map(|asked| (asked.party, asked.question));
        let Some((Party::Player(seat), Question::Figure)) = asked else {
            return;
        };
        let count = meeples_in_hand(game, seat.index());
        let Some(placed) = game.placed_now() else {
            return;
        };
        let (phase, hand) = (self.game_phase(game), &self.weights.hand);
        let meeple = count
            .checked_sub(1)
            .map(|fewer| phase * (hand[count] - hand[fewer]));
        let abbots = game.player(seat).supply().count(Figure::Abbot);
        let abbot = (abbots > 0).then_some(phase * self.weights.abbot);
        let mut best = 0.0f32;
        for (segment, _) in (0..).zip(&catalogue().tile(placed.tile).segments) {
            let region = game.regions().region_of(placed.seg(SegmentId(segment)));
            let facts = game.regions().get(region);
            // Only the abbot goes into a garden.
            let missed = if facts.kind == FeatureKind::Garden {
                abbot
            } else {
                meeple
            };
            if let Some(missed) = missed.filter(|_| facts.meeples == 0) {
                // A complete feature returns the meeple at once.
                let back = facts.complete() && facts.kind != FeatureKind::Field;
                let missed = if back { 0.0 } else { missed };
                best = best.max(self.claim(game, region) - missed);
            }
        }
        self.worth[seat.index()] += best;
    }

    /// The worth of an unclaimed feature to a seat that puts a meeple there.
    fn claim(&mut self, game: &Game, region: RegionId) -> f32 {
        let facts = game.regions().get(region);
        let options = &game.setup().options;
        match facts.kind {
            FeatureKind::Field if options.farmers => {
                let (forecast, weights) = (&self.forecast, &self.weights);
                let weight = |city| city_weight(game, city, forecast, weights);
                let cities = self.field_points.city_weights(game, region, weight);
                let edges = f32::from(facts.open).min(weights.field_edges);
                let open = edges * weights.field_edge * self.game_phase(game);
                self.weights.field_lead[0] * (f32::from(options.field_city_value) * cities + open)
            }
            FeatureKind::Field => 0.0,
            FeatureKind::Garden
            | FeatureKind::Road
            | FeatureKind::City
            | FeatureKind::Monastery => {
                let feature = OccupiedFeature::empty(region, facts);
                let (value, probability) =
                    expected_value(game, &feature, &self.forecast, &self.weights);
                value + self.tied_up(game, &feature, probability)
            }
        }
    }
}
