//! Ferries: how they may lie, which of them a tile reaches, what turning them does.

use std::collections::BTreeSet;

use engine::rules::{Action, Game, Part, Question, Spot};
use engine::table::Seat;
use engine::tiles::{FeatureKind, Pos, SegmentId, Symbol};

use super::land::{Feature, Land, Piece};
use super::witness::Witness;

impl Land {
    fn is_lake(&self, pos: Pos) -> bool {
        let lying = self.at(pos);
        lying.is_some_and(|lying| lying.tile.shows(Symbol::FerryLake))
    }

    /// FER-12: every two roads of a tile.
    fn pairs(&self, pos: Pos) -> BTreeSet<[SegmentId; 2]> {
        let roads = self.spots(pos).into_iter();
        let roads = roads.filter(|&spot| self.printed(spot).kind == FeatureKind::Road);
        let roads: Vec<SegmentId> = roads.map(|spot| spot.segment).collect();
        let all = roads
            .iter()
            .flat_map(|&a| roads.iter().map(move |&b| [a, b]));
        all.filter(|[a, b]| a < b).collect()
    }

    /// FER-14, R-FER-02: the lakes whose ferries are met first on the roads that leave a tile.
    pub fn reached_from(&self, pos: Pos) -> BTreeSet<Pos> {
        let roads = self.spots(pos).into_iter();
        let roads = roads.filter(|&spot| self.printed(spot).kind == FeatureKind::Road);
        let ways = roads.flat_map(|spot| self.border(spot));
        ways.filter_map(|way| self.lake_beyond(pos, way)).collect()
    }

    fn lake_beyond(&self, from: Pos, mut way: ((i16, i16), Pos)) -> Option<Pos> {
        while way.1 != from {
            let (point, cell) = way;
            let goes_on = |spot: &Spot| {
                self.printed(*spot).kind == FeatureKind::Road && self.shows(*spot, point)
            };
            let here = self.spots(cell).into_iter().find(goes_on)?;
            if self.is_lake(cell) {
                let served = self.ferries[&cell].contains(&here.segment);
                return served.then_some(cell);
            }
            let mut border = self.border(here).into_iter();
            way = border.find(|&(other, _)| other != point)?;
        }
        None
    }

    /// R-TB-03: whether a ferry may yet join a road or open it again, after this tile was laid.
    pub fn may_be_ferried(&self, road: &Feature, placed: Pos) -> bool {
        let at_lake = |spot: &Spot| {
            let served = self.ferries.get(&spot.pos);
            let reached = self.reached.contains(&spot.pos)
                && served.is_some_and(|quays| quays.contains(&spot.segment));
            let new = spot.pos == placed && self.with_ferries && self.is_lake(placed);
            reached || new && served.is_none()
        };
        road.kind == FeatureKind::Road && road.spots.iter().any(at_lake)
    }
}

impl Witness {
    /// A tile was laid: which ferries may be turned in this turn part (R-FER-12).
    pub(super) fn reach(&mut self, pos: Pos) {
        self.quays.clear();
        self.land.reached.clear();
        if self.setup.parts.has(Part::Ferries) {
            self.land.reached = self.land.reached_from(pos);
            self.land.reached.retain(|lake| !self.turned.contains(lake));
        }
    }

    pub(super) fn ferry_laid(&mut self, seat: Seat, pos: Pos, quays: [SegmentId; 2]) {
        assert_eq!((seat, Some(pos)), (self.active, self.placed), "FER-04");
        assert!(self.land.is_lake(pos) && self.land.pairs(pos).contains(&quays));
        assert_eq!(self.land.ferries.insert(pos, quays), None, "one ferry");
        self.see("ferry laid");
        self.plan(pos);
    }

    pub(super) fn ferry_turned(&mut self, seat: Seat, pos: Pos, quays: [SegmentId; 2]) {
        assert_eq!(seat, self.active, "FER-11");
        assert!(self.land.reached.remove(&pos), "FER-14, FER-16");
        assert!(self.land.pairs(pos).contains(&quays), "FER-12");
        let old = self.land.ferries.insert(pos, quays).expect("it lay there");
        assert_ne!(old, quays, "R-FER-10");
        self.turned.insert(pos);
        let touched = old.into_iter().chain(quays);
        self.quays
            .extend(touched.map(|segment| Spot { pos, segment }));
        self.see("ferry turned");
        self.lonely = self.left_alone();
        if !self.lonely.is_empty() {
            self.see("builder cut off");
        }
        let placed = self.placed.expect("a tile was placed");
        self.plan(placed);
    }

    /// TB-18: builders whose owners have no meeple on their feature.
    fn left_alone(&self) -> Vec<Piece> {
        let special = self.land.pieces.iter().filter(|piece| piece.is_helper());
        let alone = special.filter(|piece| {
            let feature = self.land.feature(piece.spot);
            let mut own = self.land.on(&feature);
            !own.any(|other| other.owner == piece.owner && other.counts() > 0)
        });
        alone.copied().collect()
    }

    /// Takes a builder home that a ferry has cut off (R-FER-04); `false` when it is not one of those.
    pub(super) fn lonely_returned(&mut self, piece: &Piece) -> bool {
        let place = self.lonely.iter().position(|lonely| lonely == piece);
        let Some(place) = place else { return false };
        self.lonely.remove(place);
        self.land.pieces.retain(|standing| standing != piece);
        let placed = self.placed.expect("a tile was placed");
        self.plan(placed);
        true
    }

    /// What may be answered about ferries, and that they have been asked for.
    pub(super) fn ferry_choices(&self, game: &Game, question: Question) {
        assert!(self.lonely.is_empty(), "R-FER-04");
        let placed = self.placed;
        let expected: BTreeSet<Action> = match question {
            Question::Ferry => {
                let pos = placed.expect("a tile was placed");
                assert!(!self.land.ferries.contains_key(&pos), "one ferry");
                let ways = self.land.pairs(pos).into_iter();
                ways.map(|[a, b]| Action::Ferry { a, b }).collect()
            }
            Question::TurnFerry => {
                let lakes = self.land.reached.iter();
                let ways = lakes.flat_map(|&pos| {
                    let ways = self.land.pairs(pos).into_iter();
                    let other = ways.filter(move |way| self.land.ferries[&pos] != *way);
                    other.map(move |[a, b]| Action::TurnFerry { pos, a, b })
                });
                let ways: BTreeSet<Action> = ways.collect();
                assert!(!ways.is_empty(), "nothing can be turned");
                ways.into_iter().chain([Action::Pass]).collect()
            }
            // A die or a token comes before the ferries (TURN-10).
            Question::Confirm if self.sky.in_the_air() || self.herd.draws() => return,
            Question::Confirm => {
                assert!(self.land.reached.is_empty(), "FER-11: it was not asked");
                return;
            }
            _ => return,
        };
        assert_eq!(self.spots(game, Some), expected, "FER-04, FER-11 to FER-16");
    }

    /// FER-04: every lake has a ferry.
    pub(super) fn assert_ferries(&self) {
        let mut lakes = self.land.tiles().map(|lying| lying.pos);
        let bare = |pos: Pos| self.land.is_lake(pos) && !self.land.ferries.contains_key(&pos);
        assert!(!self.land.with_ferries || !lakes.any(bare), "FER-04");
    }
}
