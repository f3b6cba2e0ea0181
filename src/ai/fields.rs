//! What fields bring at the end, in each of the three ways to score them.

use super::holdings::Holdings;
use crate::rules::{FieldScoring, Game, RegionId, SegIx};
use crate::table::Seat;
use crate::tiles::catalogue;

/// Cities that pay each seat for its farmers. Kept between positions so that nothing is allocated.
/// How much of what a feature pays each seat gets.
pub(super) type Shares = [f32; Seat::MOST];

/// All to whoever leads (SCO-02, SCO-03).
pub(super) fn to_leaders(strength: &[u8; Seat::MOST]) -> Shares {
    let best = strength.iter().copied().max().unwrap_or(0);
    strength.map(|count| f32::from(u8::from(count == best && best > 0)))
}

/// Cities that pay each seat for its farmers. Kept between positions so that nothing is allocated.
#[derive(Clone, Debug, Default)]
pub(super) struct Harvest {
    cities: Shares,
    /// Every city beside every held field.
    beside: Vec<Beside>,
    /// How the fields are shared, in the order of the survey.
    shares: Vec<Shares>,
}

#[derive(Clone, Copy, Debug)]
struct Beside {
    city: RegionId,
    /// How much of the city counts.
    weight: f32,
    /// The place of the field in the survey.
    field: usize,
}

impl Harvest {
    /// Counts cities for each seat. `weight` says how much of a city counts: 1 when complete, or how likely it is to
    /// become so; `share` who gets how much of a field.
    pub fn reap(
        &mut self,
        game: &Game,
        holdings: &Holdings,
        weight: impl Fn(RegionId) -> f32,
        share: impl Fn(&[u8; Seat::MOST]) -> Shares,
    ) {
        self.cities = [0.0; Seat::MOST];
        self.beside.clear();
        self.shares.clear();
        if !game.setup().options.farmers {
            return;
        }
        for (field, holding) in holdings.fields().enumerate() {
            self.look_around(game, holding.region, field, &weight);
            self.shares.push(share(&holding.strength));
        }
        match game.setup().options.field_scoring {
            FieldScoring::PerField => self.by_field(),
            FieldScoring::PerFieldOnce => self.by_field_once(),
            FieldScoring::PerCity => self.by_city(holdings, share),
        }
    }

    /// The cities that pay each seat.
    pub fn cities(&self) -> &Shares {
        &self.cities
    }

    /// The weights of the cities beside one field together.
    pub fn around(
        &mut self,
        game: &Game,
        region: RegionId,
        weight: impl Fn(RegionId) -> f32,
    ) -> f32 {
        let first = self.beside.len();
        self.look_around(game, region, usize::MAX, &weight);
        let sum = self.beside[first..]
            .iter()
            .map(|beside| beside.weight)
            .sum();
        self.beside.truncate(first);
        sum
    }

    /// Adds the cities beside a field, each once.
    fn look_around(
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
                let city = regions.of(SegIx(placed.first.0 + touched.trailing_zeros() as u16));
                touched &= touched - 1;
                if !self.beside[first..].iter().any(|other| other.city == city) {
                    self.beside.push(Beside {
                        city,
                        weight: weight(city),
                        field,
                    });
                }
            }
        }
    }

    /// FIELD-10: a city pays in every field it touches.
    fn by_field(&mut self) {
        for beside in &self.beside {
            for (sum, share) in self.cities.iter_mut().zip(self.shares[beside.field]) {
                *sum += share * beside.weight;
            }
        }
    }

    /// FIELD-30: a city pays a player at most once.
    fn by_field_once(&mut self) {
        for (index, beside) in self.beside.iter().enumerate() {
            for (seat, sum) in self.cities.iter_mut().enumerate() {
                let share = |at: &Beside| self.shares[at.field][seat];
                let same = self.beside[..index]
                    .iter()
                    .filter(|at| at.city == beside.city);
                let paid = same.map(share).fold(0.0, f32::max);
                *sum += (share(beside) - paid).max(0.0) * beside.weight;
            }
        }
    }

    /// FIELD-20: each city pays whoever has most farmers in all its fields together.
    fn by_city(&mut self, holdings: &Holdings, share: impl Fn(&[u8; Seat::MOST]) -> Shares) {
        for (index, beside) in self.beside.iter().enumerate() {
            let same = |other: &&Beside| other.city == beside.city;
            if self.beside[..index].iter().any(|other| same(&other)) {
                continue;
            }
            let mut pooled = [0; Seat::MOST];
            for other in self.beside.iter().filter(same) {
                let held = holdings.fields().nth(other.field);
                let strength = held.map(|held| held.strength).unwrap_or_default();
                for (sum, count) in pooled.iter_mut().zip(strength) {
                    *sum += count;
                }
            }
            for (sum, share) in self.cities.iter_mut().zip(share(&pooled)) {
                *sum += share * beside.weight;
            }
        }
    }
}
