//! The hills of Hills & Sheep (`HS-21` to `HS-36`): a hidden tile under each, and ties broken by
//! meeples on hills.

use super::Part;
use crate::rules::event::{Event, TieBreak};
use crate::rules::figures::Standing;
use crate::rules::game::{Game, leaders};
use crate::rules::options::HillTieBreak;
use crate::rules::regions::RegionId;
use crate::rules::shape::shape;
use crate::table::{Chapter, Listener, RuleId, Seat, SeatSet};
use crate::tiles::Symbol;
use crate::tiles::{FeatureKind, TileId};

impl Game {
    /// Puts one more tile, unseen, under a hill tile that is about to be placed (HS-21, TURN-02);
    /// nothing when the stack is empty (HS-23).
    pub(in crate::rules) fn hide_under(
        &mut self,
        tile: TileId,
        listener: &mut impl Listener<Event>,
    ) {
        if self.plays(Part::Hills) && shape(tile).shows(Symbol::Hill) && self.stack.bury() {
            listener.tell(|| Event::TileHidden(self.turn.active));
        }
    }

    /// Who has the majority on these features together: the greatest strength, alone or tied
    /// (SCO-02, SCO-03), after hills have broken a tie (HS-31, R-FIELD-06). All rules about control
    /// use this (INT-13).
    pub(in crate::rules) fn majority_over(&self, features: &[RegionId]) -> SeatSet {
        let tied = leaders(&self.strength_over(features));
        if tied.len() > 1 && self.plays(Part::Hills) {
            self.highest(tied, features)
        } else {
            tied
        }
    }

    /// The strength of each seat on these features together (SCO-02, FIELD-21).
    pub(in crate::rules) fn strength_over(&self, features: &[RegionId]) -> [u8; Seat::MOST] {
        let mut pooled = [0; Seat::MOST];
        for &id in features {
            for (sum, count) in pooled.iter_mut().zip(self.strength(id)) {
                *sum += count;
            }
        }
        pooled
    }

    /// How hills break a tie on these features together; `None` when there is no tie or it stands.
    pub fn tie_break(&self, features: &[RegionId]) -> Option<TieBreak> {
        let seats = self.majority_over(features);
        let number = match (self.setup.options.hill_tie_break, seats.len()) {
            (HillTieBreak::Count, _) => 34,
            (HillTieBreak::AtLeastOne, 1) => 31,
            (HillTieBreak::AtLeastOne, _) => 32,
        };
        let rule = RuleId::rule(Chapter::Hs, number);
        let tied = leaders(&self.strength_over(features));
        (seats != tied).then_some(TieBreak { seats, rule })
    }

    /// The tied players with a meeple on a hill there, or with the most if that option is chosen;
    /// all of them when nobody has one (HS-31 to HS-34). A tie on a monastery or garden stands
    /// (R-HS-09).
    fn highest(&self, tied: SeatSet, features: &[RegionId]) -> SeatSet {
        let mut hills = [0_u8; Seat::MOST];
        for &id in features {
            let kind = self.regions.get(id).kind;
            if matches!(kind, FeatureKind::Monastery | FeatureKind::Garden) {
                continue;
            }
            for standing in self.on(id).filter(|standing| tied.has(standing.owner)) {
                hills[standing.owner.index()] += u8::from(self.stands_high(standing));
            }
        }
        if self.setup.options.hill_tie_break == HillTieBreak::AtLeastOne {
            hills = hills.map(|count| count.min(1));
        }
        let highest = leaders(&hills);
        if highest.is_empty() { tied } else { highest }
    }

    /// Whether this is a meeple on a hill tile. A large one counts once (R-HS-10), special figures
    /// never (R-HS-11).
    fn stands_high(&self, standing: &Standing) -> bool {
        let placed = self.board.at(self.regions.tile_of(standing.seg));
        standing.figure.is_meeple() && shape(placed.tile).shows(Symbol::Hill)
    }
}
