//! The builder of Traders & Builders (`TB-12` to `TB-26`): a second turn part for extending its feature.

use crate::rules::board::PlacedIx;
use crate::rules::event::Event;
use crate::rules::figures::Figure;
use crate::rules::game::Game;
use crate::rules::illegal::Reason;
use crate::rules::modules::Part;
use crate::rules::regions::RegionId;
use crate::table::{Listener, Seat};

impl Game {
    /// Grants a double turn if the tile just placed joins the feature of a builder that its owner
    /// put there in an earlier turn (TB-19, TURN-04, R-TB-04). Once per turn (R-MSG-06), hence
    /// never in the second part (TB-20).
    pub(in crate::rules) fn note_builder(
        &mut self,
        placed: PlacedIx,
        listener: &mut impl Listener<Event>,
    ) {
        if self.turn.double || !self.plays(Part::Builder) {
            return;
        }
        let seat = self.turn.active;
        let own = |figure, owner, since| {
            figure == Figure::Builder && owner == seat && since < self.turn.number
        };
        let builder = self
            .standing
            .iter()
            .find(|s| own(s.figure, s.owner, s.since));
        let region = builder.map(|standing| self.regions.region_of(standing.seg));
        let extended = region.is_some_and(|id| {
            let mut segments = self.board.segments_of(placed);
            segments.any(|seg| self.regions.region_of(seg) == id)
        });
        if extended {
            self.turn.double = true;
            listener.tell(|| Event::DoubleTurn(seat));
        }
    }

    /// Why a builder may not stand on a feature (TB-13 to TB-15; R-TB-03: not where it would return
    /// at once, unless a ferry may still change that). Other players' builders (TB-16) and the
    /// distance to the player's meeple (TB-17) do not matter.
    pub(in crate::rules) fn builder_refusals(
        &self,
        seat: Seat,
        id: RegionId,
        reasons: &mut impl Listener<Reason>,
    ) {
        let region = self.regions.get(id);
        if !region.kind.is_built() {
            reasons.tell(|| Reason::WrongFeature {
                figure: Figure::Builder,
                kind: region.kind,
            });
            return;
        }
        if !self.holds(seat, id) {
            reasons.tell(|| Reason::NoOwnMeeple(region.kind));
        }
        if region.complete() && !self.may_be_ferried(id) {
            reasons.tell(|| Reason::AlreadyComplete);
        }
    }
}
