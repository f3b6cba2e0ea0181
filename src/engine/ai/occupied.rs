//! All features with meeples on them, with the strength of each seat there.

use super::strength::{combined, figure_strength};
use crate::rules::{Figure, Game, Region, RegionId};
use crate::table::{Seat, SeatSet};
use crate::tiles::FeatureKind;

/// A feature with meeples on it.
#[derive(Clone, Copy, Debug)]
pub(super) struct OccupiedFeature {
    pub region: RegionId,
    pub kind: FeatureKind,
    /// Whether it is complete: about to be scored, or just scored.
    pub complete: bool,
    /// The strength of each seat for the majority (SCO-02), as in [`figure_strength`].
    pub strength: [u8; Seat::MOST],
    /// Meeples of each seat; a large one counts twice.
    pub pieces: [u8; Seat::MOST],
    /// Seats with a builder on it.
    pub builders: SeatSet,
    /// Seats with a pig on it.
    pub pigs: SeatSet,
}

impl OccupiedFeature {
    /// A feature without figures.
    pub fn empty(region: RegionId, facts: &Region) -> Self {
        OccupiedFeature {
            region,
            kind: facts.kind,
            complete: facts.complete(),
            strength: [0; Seat::MOST],
            pieces: [0; Seat::MOST],
            builders: SeatSet::EMPTY,
            pigs: SeatSet::EMPTY,
        }
    }

    /// Who gets its points (SCO-02, SCO-03).
    pub fn leaders(&self) -> SeatSet {
        leaders(&self.strength)
    }
}

/// Who has the highest strength above zero.
pub(super) fn leaders(strength: &[u8; Seat::MOST]) -> SeatSet {
    let best = strength.iter().copied().max().unwrap_or(0);
    let leads = |seat: &Seat| best > 0 && strength[seat.index()] == best;
    (0..Seat::MOST as u8).map(Seat).filter(leads).collect()
}

/// All features with meeples on them. Reused between positions to avoid allocation.
#[derive(Clone, Debug, Default)]
pub(super) struct OccupiedFeatures {
    all: Vec<OccupiedFeature>,
    /// The index of each of them in the list, by region.
    places: Vec<u16>,
}

/// The index of a feature without meeples.
const NONE: u16 = u16::MAX;

impl OccupiedFeatures {
    /// Surveys the figures on the board.
    pub fn survey(&mut self, game: &Game) {
        for feature in self.all.drain(..) {
            self.places[usize::from(feature.region.0.0)] = NONE;
        }
        self.places.resize(game.board().segments(), NONE);
        let regions = game.regions();
        for standing in game.standing() {
            let region = regions.region_of(standing.seg);
            let facts = regions.get(region);
            if facts.meeples == 0 {
                continue;
            }
            let place = self.place(region).unwrap_or_else(|| {
                self.places[usize::from(region.0.0)] = self.all.len() as u16;
                self.all.push(OccupiedFeature::empty(region, facts));
                self.all.len() - 1
            });
            let (feature, owner) = (&mut self.all[place], standing.owner.index());
            let more = figure_strength(game, standing, facts.kind);
            feature.strength[owner] = combined(feature.strength[owner], more);
            feature.pieces[owner] += standing.figure.weight();
            match standing.figure {
                Figure::Builder => feature.builders = feature.builders.with(standing.owner),
                Figure::Pig => feature.pigs = feature.pigs.with(standing.owner),
                _ => {}
            }
        }
    }

    /// Leaves out the features of all other kinds.
    pub fn keep(&mut self, kept: impl Fn(FeatureKind) -> bool) {
        for feature in &self.all {
            self.places[usize::from(feature.region.0.0)] = NONE;
        }
        self.all.retain(|feature| kept(feature.kind));
        for (place, feature) in self.all.iter().enumerate() {
            self.places[usize::from(feature.region.0.0)] = place as u16;
        }
    }

    /// All occupied features, in the order in which their first figures were placed.
    pub fn all(&self) -> &[OccupiedFeature] {
        &self.all
    }

    /// The index of a feature in the list; `None` if it has no meeples.
    pub fn place(&self, region: RegionId) -> Option<usize> {
        let place = self.places[usize::from(region.0.0)];
        (place != NONE).then_some(usize::from(place))
    }

    /// The occupied fields.
    pub fn fields(&self) -> impl Iterator<Item = &OccupiedFeature> {
        self.all
            .iter()
            .filter(|feature| feature.kind == FeatureKind::Field)
    }
}
