//! The Ferries (`FER`): lakes where roads end, and ferries that join two of those roads and can be
//! turned.

use crate::tiles::Symbol;
use serde::{Deserialize, Serialize};

use super::Part;
use crate::rules::action::{Action, Question};
use crate::rules::board::{Ferry, PlacedIx, SegIx};
use crate::rules::clone_in_place::clone_in_place;
use crate::rules::event::Event;
use crate::rules::game::Game;
use crate::rules::illegal::Reason;
use crate::rules::position::LaidFerry;
use crate::rules::position_fault::PositionFault;
use crate::rules::regions::RegionId;
use crate::rules::shape::{NONE, shape};
use crate::table::{Listener, Party};
use crate::tiles::{FeatureKind, Pos, SegmentId, Side, TileId};

/// Which ferries have been turned in this turn, and which may still be.
#[derive(Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Lakes {
    /// Lakes whose ferries are the first that the tile of this turn part reaches (FER-14,
    /// R-FER-12).
    reached: Vec<PlacedIx>,
    /// Lakes whose ferries were turned in this turn (FER-16, R-FER-09).
    turned: Vec<PlacedIx>,
    /// Quays whose roads changed by turning ferries in this turn part: they may be complete now.
    moved: Vec<SegIx>,
}

clone_in_place!(Lakes {
    reached,
    turned,
    moved
});

impl Lakes {
    /// Quays whose roads changed by turning ferries in this turn part.
    pub(in crate::rules) fn moved(&self) -> &[SegIx] {
        &self.moved
    }

    /// Resets at the start of a turn or of the second part of a double turn (R-FER-09).
    pub(in crate::rules) fn forget(&mut self) {
        self.reached.clear();
        self.turned.clear();
        self.moved.clear();
    }
}

/// The quays of a lake tile: its roads, each of which ends there (FER-02). Empty for other tiles.
pub fn quays(tile: TileId) -> impl Iterator<Item = SegmentId> + Clone {
    let form = shape(tile);
    let pieces = form.pieces.iter().enumerate();
    pieces
        .filter(move |(_, piece)| form.shows(Symbol::FerryLake) && piece.kind == FeatureKind::Road)
        .map(|(index, _)| SegmentId(index as u8))
}

/// Every pair of quays of a tile, in printed order.
fn pairs(tile: TileId) -> impl Iterator<Item = (SegmentId, SegmentId)> {
    let second = move |a: SegmentId| quays(tile).filter(move |&b| a < b).map(move |b| (a, b));
    quays(tile).flat_map(second)
}

impl Game {
    /// Notes which ferries the tile just placed reaches (FER-14, FER-15), before any ferry is laid
    /// or turned.
    pub(in crate::rules) fn note_ferries(&mut self, placed: PlacedIx) {
        if !self.plays(Part::Ferries) {
            return;
        }
        self.modules.lakes.moved.clear();
        self.modules.lakes.reached.clear();
        for side in Side::ALL {
            if let Some(lake) = self.first_ferry(placed, side)
                && !self.modules.lakes.reached.contains(&lake)
            {
                self.modules.lakes.reached.push(lake);
            }
        }
    }

    /// The lake with the first ferry on the road that leaves a tile across a side; `None` when the
    /// road ends first, such as at a quay without a ferry (R-FER-02), or returns to the tile.
    fn first_ferry(&self, from: PlacedIx, side: Side) -> Option<PlacedIx> {
        let (mut at, mut out) = (from, side);
        loop {
            let next = self.board.get(self.board.at(at).pos.step(out))?;
            let placed = self.board.at(next);
            let form = shape(placed.tile);
            let joins = &form.joins[placed.rotation as usize];
            let entry = out.opposite();
            let road = joins[entry as usize].middle;
            if next == from || road == NONE {
                return None;
            }
            if form.pieces[usize::from(road)].kind != FeatureKind::Road {
                return None;
            }
            if form.shows(Symbol::FerryLake) {
                let ferry = self.board.ferry(next)?;
                return ferry.quays.contains(&SegmentId(road)).then_some(next);
            }
            let goes_on = |side: &Side| *side != entry && joins[*side as usize].middle == road;
            out = Side::ALL.into_iter().find(goes_on)?;
            at = next;
        }
    }

    /// Lakes whose ferries may be turned now, in the order in which the sides of the tile reach
    /// them.
    fn turnable(&self) -> impl Iterator<Item = PlacedIx> {
        let fresh = |lake: &&PlacedIx| !self.modules.lakes.turned.contains(lake);
        self.modules.lakes.reached.iter().filter(fresh).copied()
    }

    /// Whether a ferry can still join or reopen a road in this turn part (R-TB-03).
    pub(in crate::rules) fn may_be_ferried(&self, road: RegionId) -> bool {
        let placed = self.frame().placed;
        let new = placed.filter(|_| self.lake_placed().is_some());
        let lakes = new.into_iter().chain(self.turnable());
        lakes.into_iter().any(|lake| {
            let fresh = Some(lake) == new;
            let tile = self.board.at(lake).tile;
            let served = |quay: &SegmentId| {
                let ferry = self.board.ferry(lake);
                fresh || ferry.is_some_and(|ferry| ferry.quays.contains(quay))
            };
            let mut quays = quays(tile).filter(served);
            quays.any(|quay| self.regions.region_of(self.board.seg_of(lake, quay)) == road)
        })
    }

    /// The lake tile placed in this turn part, until it gets its ferry.
    fn lake_placed(&self) -> Option<TileId> {
        let index = self.frame().placed?;
        let tile = self.board.at(index).tile;
        let lake = self.plays(Part::Ferries) && shape(tile).shows(Symbol::FerryLake);
        (lake && self.board.ferry(index).is_none()).then_some(tile)
    }

    /// Whether a road ends at a quay of a lake that has no ferry yet, so that its continuation is
    /// undecided (FER-04).
    pub(in crate::rules) fn awaits_ferry(&self, lake: PlacedIx, road: RegionId) -> bool {
        let bare = self.plays(Part::Ferries) && self.board.ferry(lake).is_none();
        let mut quays = quays(self.board.at(lake).tile).filter(|_| bare);
        quays.any(|quay| self.regions.region_of(self.board.seg_of(lake, quay)) == road)
    }

    /// TURN-11: a lake tile gets a ferry, whether or not a figure was placed (FER-04, R-FER-01).
    pub(in crate::rules) fn asks_ferry(&mut self) -> bool {
        if self.lake_placed().is_none() {
            self.go_on();
            return false;
        }
        self.ask(Party::Player(self.turn.active), Question::Ferry);
        true
    }

    /// TURN-12: ferries may be turned one after the other, in any order (FER-17, R-FER-12).
    pub(in crate::rules) fn asks_turn(&mut self) -> bool {
        if self.turnable().next().is_none() {
            self.go_on();
            return false;
        }
        self.ask(Party::Player(self.turn.active), Question::TurnFerry);
        true
    }

    /// Calls `found` for every way to lay the ferry of the lake tile just placed.
    pub(in crate::rules) fn each_ferry(&self, found: impl FnMut(Action)) {
        let ways = self.lake_placed().into_iter().flat_map(pairs);
        ways.map(|(a, b)| Action::Ferry { a, b }).for_each(found);
    }

    /// Calls `found` for every way to turn a ferry, lake by lake.
    pub(in crate::rules) fn each_turn(&self, mut found: impl FnMut(Action)) {
        for lake in self.turnable() {
            let placed = self.board.at(lake);
            let now = self.board.ferry(lake).map(|ferry| ferry.quays);
            let others = pairs(placed.tile).filter(|&(a, b)| Some([a, b]) != now);
            let pos = placed.pos;
            others
                .map(|(a, b)| Action::TurnFerry { pos, a, b })
                .for_each(&mut found);
        }
    }

    /// Why the new ferry may not lie like this (FER-04).
    pub(in crate::rules) fn ferry_refusal(&self, a: SegmentId, b: SegmentId) -> Option<Reason> {
        let mut ways = self.lake_placed().into_iter().flat_map(pairs);
        (!ways.any(|way| way == (a, b))).then_some(Reason::TwoQuays)
    }

    /// All reasons why a ferry may not be turned like this.
    pub(in crate::rules) fn turn_refusals(
        &self,
        pos: Pos,
        a: SegmentId,
        b: SegmentId,
    ) -> Vec<Reason> {
        let lake = self.board.get(pos);
        let Some((lake, ferry)) = lake.and_then(|lake| Some((lake, self.board.ferry(lake)?)))
        else {
            return vec![Reason::NoFerryThere];
        };
        let tile = self.board.at(lake).tile;
        Reason::those_of([
            (
                !self.modules.lakes.reached.contains(&lake),
                Reason::FerryNotReached,
            ),
            (
                self.modules.lakes.turned.contains(&lake),
                Reason::FerryTurned,
            ),
            (!pairs(tile).any(|way| way == (a, b)), Reason::TwoQuays),
            (ferry.quays == [a, b], Reason::SameQuays),
        ])
    }

    /// Lays the ferry of the lake tile just placed, which joins two roads (FER-05).
    pub(in crate::rules) fn lay_ferry(
        &mut self,
        quays: [SegmentId; 2],
        listener: &mut impl Listener<Event>,
    ) {
        if let Some(tile) = self.frame().placed {
            self.regions.ferry(&self.board, tile, quays);
            self.board.lay_ferry(Ferry { tile, quays });
            listener.tell(|| Event::FerryLaid {
                seat: self.turn.active,
                pos: self.board.at(tile).pos,
                quays,
            });
        }
        self.go_on();
    }

    /// Turns a ferry: its road is split, and two others are joined (FER-12, FER-13). A builder left
    /// alone goes home (R-FER-04); mage and witch stay where they stand (R-MW-11).
    pub(in crate::rules) fn turn_ferry(
        &mut self,
        pos: Pos,
        quays: [SegmentId; 2],
        listener: &mut impl Listener<Event>,
    ) {
        let Some(tile) = self.board.get(pos) else {
            return;
        };
        let Some(old) = self.board.lift_ferry(tile) else {
            return;
        };
        let touched = old.quays.into_iter().chain(quays);
        let touched = touched.map(|quay| self.board.seg_of(tile, quay));
        self.modules.lakes.moved.extend(touched);
        self.modules.lakes.turned.push(tile);
        let cut = self.board.seg_of(tile, old.quays[0]);
        let road = self.regions.rebuild_road(&self.board, cut);
        for standing in &self.standing {
            if standing.figure.is_meeple() && road.contains(&standing.seg) {
                self.regions.meeple_came(standing.seg);
            }
        }
        self.regions.ferry(&self.board, tile, quays);
        self.board.lay_ferry(Ferry { tile, quays });
        listener.tell(|| Event::FerryTurned {
            seat: self.turn.active,
            pos,
            quays,
        });
        self.return_lonely(listener);
    }

    /// Lays the ferries of a position and returns what is wrong with them. Every lake has one
    /// (FER-04).
    pub(in crate::rules) fn lay_ferries(&mut self, ferries: &[LaidFerry]) -> Vec<PositionFault> {
        let mut faults = Vec::new();
        for &LaidFerry { pos, quays } in ferries {
            let lake = self.board.get(pos);
            let fits = |lake: &PlacedIx| {
                let tile = self.board.at(*lake).tile;
                pairs(tile).any(|(a, b)| [a, b] == quays)
            };
            match lake.filter(fits) {
                None => faults.push(PositionFault::NoQuays(pos)),
                Some(tile) if self.board.ferry(tile).is_some() => {
                    faults.push(PositionFault::FerryTwice(pos));
                }
                Some(tile) => {
                    self.regions.ferry(&self.board, tile, quays);
                    self.board.lay_ferry(Ferry { tile, quays });
                }
            }
        }
        if self.plays(Part::Ferries) {
            let lakes = (0..).map(PlacedIx).zip(self.board.placed());
            let bare = lakes
                .filter(|(index, placed)| {
                    shape(placed.tile).shows(Symbol::FerryLake)
                        && self.board.ferry(*index).is_none()
                })
                .map(|(_, placed)| PositionFault::FerryMissing(placed.pos));
            faults.extend(bare);
        }
        faults
    }
}
