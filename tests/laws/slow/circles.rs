//! Crop circles: who acts, in which order, and with which meeples.

use std::collections::BTreeSet;

use engine::rules::{Action, Circle, Figure, Game, Part, Spot};
use engine::table::Seat;
use engine::tiles::{CircleKind, FeatureKind, Pos, Symbol};

use super::deploy::owned;
use super::land::Piece;
use super::witness::Witness;

/// Circles that have still to be chosen for, and the one under way.
#[derive(Default)]
pub struct Rings {
    /// Kinds of circles on tiles placed in this turn, the last one on top.
    due: Vec<FeatureKind>,
    /// The one under way: its kind, what was chosen, and how many players have acted.
    now: Option<(FeatureKind, Circle, u8)>,
    /// Whether the next part of the turn lies within the one under way (R-MSG-06).
    pub nested: bool,
}

impl Witness {
    pub(super) fn circle_placed(&mut self, pos: Pos) {
        let tile = self.land.at(pos).expect("it was placed").tile;
        let kinds = [
            (CircleKind::Road, FeatureKind::Road),
            (CircleKind::City, FeatureKind::City),
            (CircleKind::Field, FeatureKind::Field),
        ];
        let shown = kinds
            .into_iter()
            .find(|&(kind, _)| tile.shows(Symbol::CropCircle(kind)));
        // R-CROP-08
        let counts = |kind: &FeatureKind| *kind != FeatureKind::Field || self.setup.options.farmers;
        if self.setup.parts.has(Part::CropCircles) {
            self.rings
                .due
                .extend(shown.map(|(_, kind)| kind).filter(counts));
        }
    }

    /// Meeples a circle of a kind is about (CROP-04, R-CROP-03).
    fn in_ring(&self, kind: FeatureKind) -> Vec<Piece> {
        let meeple = |piece: &&Piece| matches!(piece.figure, Figure::Meeple | Figure::Large);
        let pieces = self.land.pieces.iter().filter(meeple);
        pieces
            .filter(|piece| self.land.printed(piece.spot).kind == kind)
            .copied()
            .collect()
    }

    /// What a seat may do in the circle under way (CROP-06, CROP-08, R-CROP-01).
    fn ring_options(&self, seat: Seat) -> BTreeSet<(Figure, Spot)> {
        let (kind, circle, _) = self.rings.now.expect("a circle is under way");
        let own = self
            .in_ring(kind)
            .into_iter()
            .filter(|piece| piece.owner == seat);
        if circle == Circle::Remove {
            return own.map(|piece| (piece.figure, piece.spot)).collect();
        }
        let left = |figure: &Figure| {
            let same = |piece: &&Piece| piece.owner == seat && piece.figure == *figure;
            let out = self.land.pieces.iter().filter(same).count();
            out < owned(*figure, &self.setup)
        };
        let left: Vec<Figure> = [Figure::Meeple, Figure::Large]
            .into_iter()
            .filter(left)
            .collect();
        own.flat_map(|piece| left.iter().map(move |&figure| (figure, piece.spot)))
            .collect()
    }

    /// The seat that acts as the `step`-th in a circle (CROP-05).
    fn in_turn(&self, step: u8) -> Seat {
        Seat((self.active.0 + 1 + step) % self.setup.seats)
    }

    /// CROP-09, CROP-10: whoever is passed over before `seat` had nothing to do.
    fn next_in_ring(&mut self, seat: Seat) {
        let (kind, circle, mut step) = self.rings.now.expect("a circle is under way");
        while self.in_turn(step) != seat {
            assert!(self.ring_options(self.in_turn(step)).is_empty(), "CROP-05");
            step += 1;
            assert!(step < self.setup.seats, "CROP-05");
        }
        self.rings.now = Some((kind, circle, step + 1));
    }

    pub(super) fn circle_chosen(&mut self, seat: Seat, circle: Circle) {
        assert_eq!(seat, self.active, "CROP-03");
        self.end_ring();
        self.assert_settled();
        loop {
            let kind = self.rings.due.pop().expect("a circle");
            if !self.in_ring(kind).is_empty() {
                self.rings.now = Some((kind, circle, 0));
                break;
            }
        }
        self.see(format!("circle {}", circle.name()));
    }

    /// The circle under way is over: nobody else had anything to do.
    pub(super) fn end_ring(&mut self) {
        if let Some((_, _, step)) = self.rings.now {
            for step in step..self.setup.seats {
                assert!(self.ring_options(self.in_turn(step)).is_empty(), "CROP-12");
            }
            self.rings.now = None;
        }
    }

    /// The turn, or its first part, is over: no circle was left out (CROP-03, R-CROP-02).
    pub(super) fn end_rings(&mut self) {
        self.end_ring();
        if !std::mem::take(&mut self.rings.nested) {
            let due = std::mem::take(&mut self.rings.due);
            assert!(
                due.into_iter().all(|kind| self.in_ring(kind).is_empty()),
                "CROP-03"
            );
        }
    }

    /// Whether a figure that is put down belongs to a circle.
    pub(super) fn added(&mut self, owner: Seat, figure: Figure, spot: Spot) -> bool {
        if !matches!(self.rings.now, Some((_, Circle::Add, _))) {
            return false;
        }
        self.next_in_ring(owner);
        assert!(
            self.ring_options(owner).contains(&(figure, spot)),
            "CROP-06"
        );
        self.land.pieces.push(Piece {
            owner,
            figure,
            spot,
            since: self.turn,
        });
        self.see("added in a circle");
        true
    }

    /// Whether a figure that goes back belongs to a circle; those it leaves alone follow (INT-42, INT-43).
    pub(super) fn withdrawn(&mut self, owner: Seat, figure: Figure, spot: Spot) -> bool {
        let meeple = matches!(figure, Figure::Meeple | Figure::Large);
        if !meeple || !matches!(self.rings.now, Some((_, Circle::Remove, _))) {
            return false;
        }
        self.next_in_ring(owner);
        assert!(
            self.ring_options(owner).contains(&(figure, spot)),
            "CROP-08"
        );
        let same =
            |piece: &Piece| piece.owner == owner && piece.figure == figure && piece.spot == spot;
        let at = self.land.pieces.iter().position(same);
        self.land.pieces.remove(at.expect("it stood there"));
        let feature = self.land.feature(spot);
        let own = self.land.on(&feature).filter(|piece| piece.owner == owner);
        let left: Vec<Piece> = own.copied().collect();
        if left.iter().all(|piece| piece.counts() == 0) {
            let helpers = left.into_iter().filter(Piece::is_helper);
            self.returning.extend(helpers);
        }
        self.see("taken back in a circle");
        true
    }

    /// CROP-07: whether somebody who passes does so in a circle.
    pub(super) fn passed_in_ring(&mut self, seat: Seat) {
        if self.rings.now.is_some() {
            self.next_in_ring(seat);
            assert!(!self.setup.options.crop_add_mandatory, "CROP-07");
        }
    }

    pub(super) fn ring_choices(&mut self, game: &Game, seat: Seat) {
        let offered = self.spots(game, |action| match action {
            Action::AddBeside { figure, spot } | Action::Withdraw { figure, spot } => {
                Some((figure, spot))
            }
            _ => None,
        });
        assert_eq!(offered, self.ring_options(seat), "CROP-06, CROP-08");
        let (_, _, step) = self.rings.now.expect("a circle is under way");
        let mut order = (step..self.setup.seats).map(|step| self.in_turn(step));
        let next = order.find(|&seat| !self.ring_options(seat).is_empty());
        assert_eq!(next, Some(seat), "CROP-05");
    }
}
