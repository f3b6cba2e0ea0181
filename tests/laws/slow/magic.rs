//! Mage and witch: where they may go, when they must, what they make of points.

use std::collections::BTreeSet;

use engine::rules::{Action, Game, Part, Question, Spot, Wizard};
use engine::table::Seat;
use engine::tiles::{FeatureKind, Symbol};

use super::land::{Feature, Land};
use super::witness::Witness;

/// Where the two stand, the mage first.
pub type Pair = [Option<Spot>; 2];

/// MW-11, MW-12, MW-16: what becomes of the points of a feature.
pub fn enchanted(land: &Land, feature: &Feature, points: u32) -> u32 {
    let [mage, witch] = land
        .magic
        .map(|spot| spot.is_some_and(|spot| feature.spots.contains(&spot)));
    let points = points + if mage { feature.cells.len() as u32 } else { 0 };
    if witch { points.div_ceil(2) } else { points }
}

impl Witness {
    fn stands_in(&self, wizard: Wizard, feature: &Feature) -> bool {
        self.land.magic[wizard as usize].is_some_and(|spot| feature.spots.contains(&spot))
    }

    /// MW-04: whether the two have come together.
    pub(super) fn together(&self) -> bool {
        let [mage, witch] = self.land.magic;
        match (mage, witch) {
            (Some(mage), Some(witch)) => self.land.feature(mage).spots.contains(&witch),
            _ => false,
        }
    }

    /// MW-03 to MW-05, R-MW-03: where either of them may go: to the feature of neither.
    fn targets(&self) -> BTreeSet<Spot> {
        let cells = self.land.tiles().map(|lying| lying.pos);
        let spots = cells.flat_map(|cell| self.land.spots(cell));
        let goes = |spot: &Spot| {
            let kind = self.land.printed(*spot).kind;
            let fresh = Some(spot.pos) == self.placed && !self.setup.options.mage_on_placed_tile;
            if fresh || !matches!(kind, FeatureKind::Road | FeatureKind::City) {
                return false;
            }
            let feature = self.land.feature(*spot);
            let taken = Wizard::ALL.iter().any(|&one| self.stands_in(one, &feature));
            !feature.closed && !taken
        };
        spots.filter(goes).collect()
    }

    /// Everything that can be done with the two, or nothing.
    fn spells(&self) -> BTreeSet<Action> {
        let moves = Wizard::ALL.into_iter().flat_map(|wizard| {
            let targets = self.targets().into_iter();
            targets.map(move |spot| Action::Conjure { wizard, spot })
        });
        let moves: BTreeSet<Action> = moves.collect();
        if !moves.is_empty() {
            return moves;
        }
        let there = |wizard: &Wizard| self.land.magic[*wizard as usize].is_some();
        let there = Wizard::ALL.into_iter().filter(there);
        there.map(Action::Banish).collect()
    }

    /// MW-02, R-MW-04: the tile just placed calls for mage or witch, if anything can be done.
    pub(super) fn tile_calls(&mut self) {
        let tile = self.placed.and_then(|pos| self.land.at(pos));
        let calls = tile.is_some_and(|lying| lying.tile.shows(Symbol::Magic));
        let plays = self.setup.parts.has(Part::MageWitch);
        self.spell_due = plays && calls && !self.spells().is_empty();
    }

    pub(super) fn conjured(&mut self, seat: Seat, wizard: Wizard, spot: Spot) {
        assert_eq!(seat, self.active, "MW-02");
        assert!(self.spell_due || self.together(), "no magic is due");
        assert!(self.targets().contains(&spot), "MW-03 to MW-05");
        let apart = if self.together() {
            "mage and witch parted"
        } else {
            "mage or witch moved"
        };
        self.see(apart);
        self.land.magic[wizard as usize] = Some(spot);
        self.spell_due = false;
        self.replan();
    }

    /// MW-14, or MW-07 and R-MW-06.
    pub(super) fn wizard_left(&mut self, wizard: Wizard, spot: Spot) {
        let feature = self.land.feature(spot);
        assert_eq!(self.land.magic[wizard as usize], Some(spot), "it was there");
        let due = self.spell_due || self.together();
        if feature.closed && !due {
            let key = feature.key();
            let unpaid = self.dues.iter().any(|due| due.feature == Some(key));
            assert!(!unpaid, "it leaves when all is paid");
            self.see("mage or witch leaves with a feature");
            self.land.magic[wizard as usize] = None;
        } else {
            assert!(due, "nothing calls it away");
            assert!(self.spells().contains(&Action::Banish(wizard)), "MW-07");
            self.see("mage or witch banished");
            self.land.magic[wizard as usize] = None;
            self.spell_due = false;
            self.replan();
        }
    }

    fn replan(&mut self) {
        if let Some(pos) = self.placed {
            self.plan(pos);
        }
    }

    /// What may be answered, and that nothing else is asked before it is.
    pub(super) fn magic_choices(&self, game: &Game, question: Question) {
        match question {
            Question::Magic(_) => {
                assert!(self.spell_due || self.together(), "no magic is due");
                let offered = self.spots(game, Some);
                assert_eq!(offered, self.spells(), "MW-03 to MW-07");
                assert!(offered.len() > 1, "one answer alone is no question");
            }
            Question::Rob | Question::Figure => self.assert_apart(),
            _ => assert!(!self.spell_due, "MW-02: not {question:?}"),
        }
    }

    /// MW-08: the two are apart, and nobody stands in what has been scored.
    pub(super) fn assert_apart(&self) {
        assert!(!self.spell_due && !self.together(), "MW-02, MW-08");
    }

    /// MW-14: neither stands in a complete feature.
    pub(super) fn assert_wizards_gone(&self) {
        let closed = |spot: Spot| self.land.feature(spot).closed;
        let there = self.land.magic.into_iter().flatten();
        assert!(!there.into_iter().any(closed), "MW-14, R-MW-07");
    }
}
