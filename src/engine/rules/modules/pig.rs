//! The pig of Traders & Builders (`TB-27` to `TB-35`): its owner scores more for cities.

use crate::rules::figures::Figure;
use crate::rules::game::Game;
use crate::rules::illegal::Reason;
use crate::rules::regions::RegionId;
use crate::table::{Line, Listener, Measure, RuleId, Seat};
use crate::tiles::FeatureKind;

/// The score line of a pig: 1 more point for each of these cities (TB-33).
pub(in crate::rules) const fn pig_line(cities: u16, rule: RuleId) -> Line {
    Line {
        measure: Measure::Pig,
        count: cities,
        each: 1,
        rule,
    }
}

impl Game {
    /// Why a pig may not stand on a feature (TB-27, TB-28). Other players' pigs do not matter
    /// (TB-29).
    pub(in crate::rules) fn pig_refusals(
        &self,
        seat: Seat,
        id: RegionId,
        reasons: &mut impl Listener<Reason>,
    ) {
        let kind = self.regions().get(id).kind;
        if kind != FeatureKind::Field {
            reasons.tell(|| Reason::WrongFeature {
                figure: Figure::Pig,
                kind,
            });
        } else if !self.holds(seat, id) {
            reasons.tell(|| Reason::NoOwnMeeple(kind));
        }
    }

    /// Whether the pig of a seat stands on a field; other players' pigs do not count (TB-34).
    pub(in crate::rules) fn has_pig(&self, seat: Seat, field: RegionId) -> bool {
        self.on(field)
            .any(|standing| standing.figure == Figure::Pig && standing.owner == seat)
    }
}
