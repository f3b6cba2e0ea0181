//! Mage & Witch (`MW`): two neutral figures that change the value of roads and cities.

use crate::tiles::Symbol;
use serde::{Deserialize, Serialize};

use super::Part;
use crate::rules::action::{Action, Question};
use crate::rules::board::{SegIx, Spot};
use crate::rules::event::Event;
use crate::rules::game::Game;
use crate::rules::illegal::Reason;
use crate::rules::position_fault::PositionFault;
use crate::rules::regions::RegionId;
use crate::rules::score::{Lines, sum};
use crate::rules::shape::shape;
use crate::rules::turn::Step;
use crate::table::{Chapter, Line, Listener, Measure, Party, RuleId, Timing};

/// One of the two figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Wizard {
    /// 1 more point for each tile (MW-11).
    Mage,
    /// Half the points, rounded up (MW-12).
    Witch,
}

impl Wizard {
    /// Both, in the order in which they are offered.
    pub const ALL: [Wizard; 2] = [Wizard::Mage, Wizard::Witch];

    pub const fn other(self) -> Wizard {
        match self {
            Wizard::Mage => Wizard::Witch,
            Wizard::Witch => Wizard::Mage,
        }
    }

    /// The name used in records.
    pub const fn name(self) -> &'static str {
        match self {
            Wizard::Mage => "mage",
            Wizard::Witch => "witch",
        }
    }

    /// The one with this name.
    pub fn parse(word: &str) -> Option<Wizard> {
        Wizard::ALL.into_iter().find(|wizard| wizard.name() == word)
    }
}

/// Why a player has to move mage or witch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Spell {
    /// The tile just placed shows the magic symbol (MW-02).
    Tile,
    /// Both stand in the same feature (MW-08, R-FER-05).
    Meeting,
}

/// Where mage and witch are; both start beside the table (MW-01).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Magic {
    at: [Option<SegIx>; 2],
}

impl Magic {
    /// The segment on which a figure stands (R-MW-13); `None` beside the table.
    pub const fn at(&self, wizard: Wizard) -> Option<SegIx> {
        self.at[wizard as usize]
    }

    /// Puts both on these segments without checking the rules.
    pub(in crate::rules) const fn stand(&mut self, at: [Option<SegIx>; 2]) {
        self.at = at;
    }

    /// Where they stand, the mage first, for a digest; empty when neither is on the board.
    pub(in crate::rules) fn places(&self) -> impl Iterator<Item = SegIx> {
        let any = self.at != [None; 2];
        let nowhere = SegIx(u16::MAX);
        let places = self.at.map(|at| at.unwrap_or(nowhere));
        places.into_iter().filter(move |_| any)
    }
}

impl Game {
    pub const fn magic(&self) -> &Magic {
        &self.modules.magic
    }

    /// The feature in which a figure stands.
    pub fn wizard_on(&self, wizard: Wizard) -> Option<RegionId> {
        self.modules
            .magic
            .at(wizard)
            .map(|seg| self.regions.region_of(seg))
    }

    /// Why mage or witch must be moved in this step: a magic tile (MW-02), or both have met
    /// (MW-08). A magic tile that makes them meet asks only once (R-MW-05).
    fn spell_due(&self, step: Step) -> Option<Spell> {
        let tile = self.placed_now().map(|placed| placed.tile);
        let mage = self.wizard_on(Wizard::Mage);
        if mage.is_some() && mage == self.wizard_on(Wizard::Witch) {
            Some(Spell::Meeting)
        } else if step == Step::Magic && tile.is_some_and(|tile| shape(tile).shows(Symbol::Magic)) {
            Some(Spell::Tile)
        } else {
            None
        }
    }

    /// TURN-06 and TURN-13: asks where mage or witch goes. Returns `true` when the active player
    /// was asked; a single possible answer is given without a question.
    pub(in crate::rules) fn asks_wizard(
        &mut self,
        step: Step,
        listener: &mut impl Listener<Event>,
    ) -> bool {
        let Some(spell) = self.spell_due(step) else {
            self.go_on();
            return false;
        };
        let mut first = None;
        let several = self.each_spell(|action| first.replace(action).is_some());
        match first {
            Some(_) if several => {
                let active = Party::Player(self.turn.active);
                self.ask(active, Question::Magic(spell));
                return true;
            }
            Some(Action::Conjure { wizard, spot }) => self.conjure(wizard, spot, listener),
            Some(Action::Banish(wizard)) => self.banish(wizard, listener),
            // R-MW-04: neither is on the board, and nothing can be done.
            _ => self.go_on(),
        }
        false
    }

    /// Calls `found` for every legal action with mage and witch: each move of either, the mage
    /// first, by segment in order of placement; or, without any move, taking one off the board
    /// (MW-07, R-MW-06). Stops when it returns `true`; returns whether it did.
    pub(in crate::rules) fn each_spell(&self, mut found: impl FnMut(Action) -> bool) -> bool {
        // Both may go to the same places, so these are collected once.
        let mut spots = Vec::new();
        let [mage, witch] = Wizard::ALL;
        let mage_moves = self.magic_targets().any(|spot| {
            spots.push(spot);
            found(Action::Conjure { wizard: mage, spot })
        });
        let witch_moves = |spot| Action::Conjure {
            wizard: witch,
            spot,
        };
        if mage_moves || spots.iter().any(|&spot| found(witch_moves(spot))) {
            return true;
        }
        let there = |wizard: &Wizard| self.modules.magic.at(*wizard).is_some();
        let mut there = Wizard::ALL.into_iter().filter(there);
        spots.is_empty() && there.any(|wizard| found(Action::Banish(wizard)))
    }

    /// Where mage or witch may go by [`Game::conjure_refusals`]. The places are the same for both,
    /// as neither may stay in its feature or join the other.
    fn magic_targets(&self) -> impl Iterator<Item = Spot> {
        let taken = Wizard::ALL.map(|wizard| self.wizard_on(wizard));
        let barred = self.frame().placed;
        let barred = barred.filter(|_| !self.setup.options.mage_on_placed_tile);
        let free = move |&(seg, id): &(SegIx, RegionId)| {
            !taken.contains(&Some(id)) && Some(self.regions.tile_of(seg)) != barred
        };
        let segments = self.unfinished_segments().filter(free);
        segments.map(|(seg, _)| self.spot(seg))
    }

    /// All reasons why a figure may not go to a segment, whatever caused the move (R-MW-14).
    pub(in crate::rules) fn conjure_refusals(&self, wizard: Wizard, spot: Spot) -> Vec<Reason> {
        let Some(seg) = self.board.seg(spot) else {
            return vec![Reason::NoSuchSegment];
        };
        let id = self.regions.region_of(seg);
        let region = self.regions.get(id);
        if !region.kind.is_built() {
            return vec![Reason::NoMagicThere];
        }
        let placed = self.placed_now().map(|placed| placed.pos);
        let beside = !self.setup.options.mage_on_placed_tile && placed == Some(spot.pos);
        Reason::those_of([
            (region.complete(), Reason::MagicComplete),
            (self.wizard_on(wizard) == Some(id), Reason::SameFeature),
            (
                self.wizard_on(wizard.other()) == Some(id),
                Reason::OtherWizard,
            ),
            (beside, Reason::OnPlacedTile),
        ])
    }

    /// Why a figure may not be taken off the board: it is not on it, or one of the two can go
    /// somewhere (MW-07).
    pub(in crate::rules) fn banish_refusal(&self, wizard: Wizard) -> Option<Reason> {
        if self.modules.magic.at(wizard).is_none() {
            return Some(Reason::NotThere);
        }
        let possible = self.each_spell(|action| matches!(action, Action::Conjure { .. }));
        possible.then_some(Reason::MagicPossible)
    }

    /// Puts a figure on a segment and continues the turn (MW-10).
    pub(in crate::rules) fn conjure(
        &mut self,
        wizard: Wizard,
        spot: Spot,
        listener: &mut impl Listener<Event>,
    ) {
        if let Some(seg) = self.board.seg(spot) {
            self.modules.magic.at[wizard as usize] = Some(seg);
            listener.tell(|| Event::Conjured {
                seat: self.turn.active,
                wizard,
                kind: self.region(seg).kind,
                spot,
            });
        }
        self.go_on();
    }

    /// Takes a figure off the board and continues the turn.
    pub(in crate::rules) fn banish(&mut self, wizard: Wizard, listener: &mut impl Listener<Event>) {
        self.take_off(wizard, listener);
        self.go_on();
    }

    fn take_off(&mut self, wizard: Wizard, listener: &mut impl Listener<Event>) {
        if let Some(seg) = self.modules.magic.at[wizard as usize].take() {
            let spot = self.spot(seg);
            listener.tell(|| Event::WizardLeft { wizard, spot });
        }
    }

    /// A figure leaves with the completed feature it stands in (MW-14), whether or not anybody scored (R-MW-07).
    pub(in crate::rules) fn wizard_leaves(
        &mut self,
        region: RegionId,
        listener: &mut impl Listener<Event>,
    ) {
        for wizard in Wizard::ALL {
            if self.wizard_on(wizard) == Some(region) {
                self.take_off(wizard, listener);
            }
        }
    }

    /// Applies mage and witch to the lines of a road or city, after everything else (INT-03,
    /// INT-04): a point for each tile, even where an inn or cathedral leaves none (MW-11, MW-16);
    /// minus half of the points, rounded down (MW-12, MW-13). The same applies at the end (MW-15).
    pub(in crate::rules) fn enchanted(
        &self,
        mut lines: Lines,
        id: RegionId,
        timing: Timing,
    ) -> Lines {
        if !self.plays(Part::MageWitch) {
            return lines;
        }
        let region = self.regions.get(id);
        let last = timing == Timing::Final;
        if self.wizard_on(Wizard::Mage) == Some(id) {
            let number = match (last, sum(&lines)) {
                (true, 0) => 16,
                (true, _) => 15,
                (false, _) => 11,
            };
            lines.push(Line {
                measure: Measure::Mage,
                count: region.tiles,
                each: 1,
                rule: RuleId::rule(Chapter::Mw, number),
            });
        }
        let taken = sum(&lines) / 2;
        if self.wizard_on(Wizard::Witch) == Some(id) && taken > 0 {
            lines.push(Line {
                measure: Measure::Witch,
                count: taken,
                each: -1,
                rule: RuleId::rule(Chapter::Mw, if last { 15 } else { 12 }),
            });
        }
        lines
    }

    /// Puts mage and witch where a position has them, and returns what is wrong with that.
    pub(in crate::rules) fn lay_magic(&mut self, magic: [Option<Spot>; 2]) -> Vec<PositionFault> {
        let mut faults = Vec::new();
        for (wizard, spot) in Wizard::ALL.into_iter().zip(magic) {
            let Some(spot) = spot else { continue };
            let Some(seg) = self.board.seg(spot) else {
                faults.push(PositionFault::NoSuchSpot(spot));
                continue;
            };
            let region = self.region(seg);
            if !region.kind.is_built() {
                faults.push(PositionFault::NoMagicThere(wizard, spot));
            } else if region.complete() {
                faults.push(PositionFault::AlreadyScored(spot));
            } else {
                self.modules.magic.at[wizard as usize] = Some(seg);
            }
        }
        let mage = self.wizard_on(Wizard::Mage);
        if mage.is_some() && mage == self.wizard_on(Wizard::Witch) {
            faults.push(PositionFault::WizardsTogether);
        }
        faults
    }
}
