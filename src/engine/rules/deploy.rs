//! Which figure may be put where (`MEEP`, `FIELD-05`, `FIELD-09`, `IC-09`, `TB-13`).

use super::action::Action;
use super::board::{SegIx, Spot};
use super::event::Event;
use super::figures::Figure;
use super::game::Game;
use super::illegal::Reason;
use super::regions::RegionId;
use super::shape::shape;
use crate::table::{Listener, Seat};
use crate::tiles::{FeatureKind, SegmentId};

impl Game {
    /// All reasons against the active player putting a figure on a segment of the tile just placed;
    /// empty when it is legal (MEEP-01 to MEEP-05).
    pub fn deploy_refusals(&self, figure: Figure, segment: SegmentId) -> Vec<Reason> {
        let seat = self.turn.active;
        let mut reasons = Vec::new();
        if self.player(seat).supply.count(figure) == 0 {
            reasons.push(Reason::NoneLeft(figure));
        }
        let Some(placed) = self.placed_now() else {
            return vec![Reason::NoSuchSegment];
        };
        if usize::from(segment.0) >= shape(placed.tile).pieces.len() {
            return vec![Reason::NoSuchSegment];
        }
        let id = self.regions.region_of(placed.seg(segment));
        self.figure_refusals(figure, id, &mut reasons);
        reasons
    }

    /// All reasons against the active player putting a figure on a spot of the board; empty when it
    /// is legal (MEEP-01 to MEEP-05).
    pub fn deploy_refusals_at(&self, figure: Figure, spot: Spot) -> Vec<Reason> {
        let here = self
            .placed_now()
            .is_some_and(|placed| placed.pos == spot.pos);
        match here {
            true => self.deploy_refusals(figure, spot.segment),
            false => vec![Reason::NotOnPlacedTile],
        }
    }

    /// Reports every reason why a figure of the active player may not stand on a feature.
    #[inline]
    fn figure_refusals(&self, figure: Figure, id: RegionId, reasons: &mut impl Listener<Reason>) {
        let seat = self.turn.active;
        match figure {
            Figure::Meeple | Figure::Large | Figure::Abbot => {
                self.meeple_refusals(figure, id, reasons)
            }
            Figure::Builder => self.builder_refusals(seat, id, reasons),
            Figure::Pig => self.pig_refusals(seat, id, reasons),
            Figure::Shepherd => self.shepherd_refusals(id, reasons),
        }
    }

    #[inline]
    fn meeple_refusals(&self, figure: Figure, id: RegionId, reasons: &mut impl Listener<Reason>) {
        let region = self.regions.get(id);
        let kind = region.kind;
        let role = match kind {
            FeatureKind::Garden => figure == Figure::Abbot,
            FeatureKind::Monastery => true,
            FeatureKind::Road | FeatureKind::City | FeatureKind::Field => figure != Figure::Abbot,
        };
        if !role {
            reasons.tell(|| Reason::WrongFeature { figure, kind });
        }
        if kind == FeatureKind::Field && !self.setup.options.farmers {
            reasons.tell(|| Reason::FarmersOff);
        }
        if region.meeples > 0 {
            reasons.tell(|| Reason::Occupied(self.holders(id)));
        }
    }

    /// Calls `found` for every legal way to put a figure on the tile just placed, by figure, then
    /// by segment. Stops when it returns `true`; returns whether it did.
    pub(super) fn each_deployment(&self, mut found: impl FnMut(Action) -> bool) -> bool {
        let Some(placed) = self.placed_now() else {
            return false;
        };
        let count = shape(placed.tile).pieces.len() as u8;
        let supply = &self.player(self.turn.active).supply;
        Figure::ALL
            .into_iter()
            .filter(|&figure| supply.count(figure) > 0)
            .any(|figure| {
                (0..count).map(SegmentId).any(|segment| {
                    let id = self.regions.region_of(placed.seg(segment));
                    self.suits(figure, id) && found(Action::Deploy { figure, segment })
                })
            })
    }

    /// Whether a figure may stand on a feature of the tile just placed. Unlike
    /// [`Game::deploy_refusals`] it collects no reasons.
    #[inline]
    fn suits(&self, figure: Figure, id: RegionId) -> bool {
        let mut refused = Refused(false);
        self.figure_refusals(figure, id, &mut refused);
        !refused.0
    }

    /// Puts a figure of a seat on a segment, and reports it.
    pub(super) fn put_figure(
        &mut self,
        seat: Seat,
        figure: Figure,
        seg: SegIx,
        listener: &mut impl Listener<Event>,
    ) {
        self.stand(seat, figure, seg);
        listener.tell(|| Event::Deployed {
            seat,
            figure,
            kind: self.region(seg).kind,
            spot: self.spot(seg),
        });
    }

    /// Puts a figure of a seat on a segment.
    pub(super) fn stand(&mut self, seat: Seat, figure: Figure, seg: SegIx) {
        self.players[seat.index()].supply.take(figure);
        self.standing.push(super::figures::Standing {
            seg,
            owner: seat,
            figure,
            since: self.turn.number,
        });
        if figure.is_meeple() {
            self.regions.meeple_came(seg);
        }
    }
}

/// Records that there was a reason, without keeping it.
struct Refused(bool);

impl Listener<Reason> for Refused {
    #[inline]
    fn tell(&mut self, _reason: impl FnOnce() -> Reason) {
        self.0 = true;
    }
}
