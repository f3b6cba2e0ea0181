//! The final points of fields, in each of the three ways to score them.

use super::occupied::{OccupiedFeature, OccupiedFeatures};
use super::strength::combined;
use crate::rules::{FieldScoring, Game, RegionId};
use crate::table::Seat;
use crate::tiles::{SegmentId, catalogue};

/// The share of each seat in the points of a feature.
pub(super) type Shares = [f32; Seat::MOST];

/// The points of each seat, which may be fractions.
pub(super) type Points = [f32; Seat::MOST];

/// The full points to each leader (SCO-02, SCO-03).
pub(super) fn leader_shares(strength: &[u8; Seat::MOST]) -> Shares {
    let best = strength.iter().copied().max().unwrap_or(0);
    strength.map(|count| f32::from(u8::from(count == best && best > 0)))
}

/// The points of each seat for its farmers. Reused between positions to avoid allocation.
#[derive(Clone, Debug, Default)]
pub(super) struct FieldPoints {
    points: Points,
    /// Every pair of an occupied field and a city beside it.
    beside: Vec<FieldCity>,
    /// The shares of each occupied field, in survey order.
    shares: Vec<Shares>,
    /// The points of each seat for a city beside each field: more with its own pig (TB-33).
    each: Vec<Points>,
    /// The total weight of the cities beside a field, by region; NaN if not computed.
    sums: Vec<f32>,
    /// The fields with an entry in `sums`.
    asked: Vec<RegionId>,
}

#[derive(Clone, Copy, Debug)]
struct FieldCity {
    city: RegionId,
    /// How much of the city counts.
    weight: f32,
    /// The index of the field in the survey.
    field: usize,
}

impl FieldPoints {
    /// Counts the points of each seat. `weight` is how much a city counts: 1 when complete, otherwise how likely it is to become
    /// so; `share` is how a field is shared.
    pub fn count(
        &mut self,
        game: &Game,
        occupied: &OccupiedFeatures,
        weight: impl Fn(RegionId) -> f32,
        share: impl Fn(&[u8; Seat::MOST]) -> Shares,
    ) {
        self.points = [0.0; Seat::MOST];
        self.beside.clear();
        self.shares.clear();
        self.each.clear();
        for field in self.asked.drain(..) {
            self.sums[usize::from(field.0.0)] = f32::NAN;
        }
        self.sums.resize(game.board().segments(), f32::NAN);
        if !game.setup().options.farmers {
            return;
        }
        for (field, feature) in occupied.fields().enumerate() {
            let first = self.beside.len();
            self.add_cities(game, feature.region, field, &weight);
            self.note_sum(feature.region, first);
            self.shares.push(share(&feature.strength));
            self.each.push(points_per_city(game, feature));
        }
        match game.setup().options.field_scoring {
            FieldScoring::PerField => self.count_by_field(),
            FieldScoring::PerFieldOnce => self.count_by_field_once(),
            FieldScoring::PerCity => self.count_by_city(occupied, share),
        }
    }

    /// The points of each seat.
    pub fn points(&self) -> &Points {
        &self.points
    }

    /// The total weight of the cities beside one field; `weight` must be the one the points were counted with.
    pub fn city_weights(
        &mut self,
        game: &Game,
        region: RegionId,
        weight: impl Fn(RegionId) -> f32,
    ) -> f32 {
        let known = self.sums[usize::from(region.0.0)];
        if !known.is_nan() {
            return known;
        }
        let first = self.beside.len();
        self.add_cities(game, region, usize::MAX, &weight);
        let sum = self.note_sum(region, first);
        self.beside.truncate(first);
        sum
    }

    /// Notes and returns the total weight of the cities from index `first` on, which lie beside one field.
    fn note_sum(&mut self, region: RegionId, first: usize) -> f32 {
        let weights = self.beside[first..].iter().map(|beside| beside.weight);
        let sum = weights.sum();
        self.sums[usize::from(region.0.0)] = sum;
        self.asked.push(region);
        sum
    }

    /// Adds the cities beside a field, each once.
    fn add_cities(
        &mut self,
        game: &Game,
        region: RegionId,
        field: usize,
        weight: &impl Fn(RegionId) -> f32,
    ) {
        let regions = game.regions();
        let first = self.beside.len();
        for seg in regions.segments(region) {
            let placed = game.board().at(regions.tile_of(seg));
            let segments = &catalogue().tile(placed.tile).segments;
            let mut touched = segments[usize::from(seg.0 - placed.first.0)].cities;
            while touched != 0 {
                let city = regions.region_of(placed.seg(SegmentId(touched.trailing_zeros() as u8)));
                touched &= touched - 1;
                if !self.beside[first..].iter().any(|other| other.city == city) {
                    self.beside.push(FieldCity {
                        city,
                        weight: weight(city),
                        field,
                    });
                }
            }
        }
    }

    /// FIELD-10: a city pays in every field it touches.
    fn count_by_field(&mut self) {
        for beside in &self.beside {
            for (seat, sum) in self.points.iter_mut().enumerate() {
                let (share, each) = (&self.shares[beside.field], &self.each[beside.field]);
                *sum += share[seat] * each[seat] * beside.weight;
            }
        }
    }

    /// FIELD-30: a city pays a player at most once.
    fn count_by_field_once(&mut self) {
        for (index, beside) in self.beside.iter().enumerate() {
            for (seat, sum) in self.points.iter_mut().enumerate() {
                let pays = |at: &FieldCity| self.shares[at.field][seat] * self.each[at.field][seat];
                let same = self.beside[..index]
                    .iter()
                    .filter(|at| at.city == beside.city);
                let paid = same.map(pays).fold(0.0, f32::max);
                *sum += (pays(beside) - paid).max(0.0) * beside.weight;
            }
        }
    }

    /// FIELD-20: each city pays the seat with most farmers in all its fields together.
    fn count_by_city(
        &mut self,
        occupied: &OccupiedFeatures,
        share: impl Fn(&[u8; Seat::MOST]) -> Shares,
    ) {
        for (index, beside) in self.beside.iter().enumerate() {
            let same = |other: &&FieldCity| other.city == beside.city;
            if self.beside[..index].iter().any(|other| same(&other)) {
                continue;
            }
            let mut pooled = [0; Seat::MOST];
            let mut each: Points = [0.0; Seat::MOST];
            for other in self.beside.iter().filter(same) {
                let held = occupied.fields().nth(other.field);
                let strength = held.map(|held| held.strength).unwrap_or_default();
                for (seat, count) in strength.into_iter().enumerate() {
                    pooled[seat] = combined(pooled[seat], count);
                    each[seat] = each[seat].max(self.each[other.field][seat]);
                }
            }
            for (seat, share) in share(&pooled).into_iter().enumerate() {
                self.points[seat] += share * each[seat] * beside.weight;
            }
        }
    }
}

/// The points of each seat on a field for a completed city (FIELD-12, TB-33).
fn points_per_city(game: &Game, feature: &OccupiedFeature) -> Points {
    let each = f32::from(game.setup().options.field_city_value);
    std::array::from_fn(|seat| {
        let pig = feature.pigs.has(Seat(seat as u8));
        each + f32::from(u8::from(pig))
    })
}
