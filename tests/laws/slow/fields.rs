//! Fields at the end of the game, by each of the three ways to score them.

use std::collections::{BTreeMap, BTreeSet};

use engine::rules::{FieldScoring, Figure, Part, Setup, Spot};
use engine::table::Seat;
use engine::tiles::{FeatureKind, SegmentId};

use super::land::{Feature, Land, Piece};
use super::worth::{higher, most, winners};

/// Points for one seat: for a field when fields are scored one by one, else for all fields or cities together.
pub struct FieldPoints {
    pub seat: Seat,
    pub field: Option<Spot>,
    pub points: u32,
}

/// All points for fields.
pub fn at_the_end(land: &Land, setup: &Setup) -> Vec<FieldPoints> {
    if !setup.options.farmers {
        return Vec::new();
    }
    match setup.options.field_scoring {
        FieldScoring::PerField => per_field(land, setup),
        FieldScoring::PerFieldOnce => per_field_once(land, setup),
        FieldScoring::PerCity => per_city(land, setup),
    }
}

/// The completed cities that touch a field, each once (FIELD-12, FIELD-16).
pub fn cities(land: &Land, field: &Feature) -> BTreeSet<Spot> {
    let mut found = BTreeSet::new();
    for &spot in &field.spots {
        let touched = (0..16).filter(|bit| land.printed(spot).cities >> bit & 1 == 1);
        for city in touched {
            let segment = SegmentId(city);
            let city = land.feature(Spot { segment, ..spot });
            if city.closed {
                found.insert(city.key());
            }
        }
    }
    found
}

/// Points of one field for a seat that controls it (FIELD-12, TB-33).
pub fn worth(land: &Land, setup: &Setup, field: &Feature, seat: Seat) -> u32 {
    let each = u32::from(setup.options.field_city_value) + pig(land, setup, field, seat);
    each * cities(land, field).len() as u32
}

/// One more point for each city when the own pig stands in the field (TB-33).
fn pig(land: &Land, setup: &Setup, field: &Feature, seat: Seat) -> u32 {
    let there = land
        .on(field)
        .any(|piece| piece.figure == Figure::Pig && piece.owner == seat);
    u32::from(there && setup.parts.has(Part::Pig))
}

/// FIELD-10, FIELD-11
fn per_field(land: &Land, setup: &Setup) -> Vec<FieldPoints> {
    let mut points = Vec::new();
    for field in land.settled(FeatureKind::Field) {
        for seat in winners(land, &field) {
            points.push(FieldPoints {
                seat,
                field: Some(field.key()),
                points: worth(land, setup, &field, seat),
            });
        }
    }
    points
}

/// FIELD-30: a city pays a player once. R-FIELD-05: one more if any of his fields around it holds his pig.
fn per_field_once(land: &Land, setup: &Setup) -> Vec<FieldPoints> {
    let mut paid: BTreeMap<(Seat, Spot), u32> = BTreeMap::new();
    for field in land.settled(FeatureKind::Field) {
        for seat in winners(land, &field) {
            for city in cities(land, &field) {
                let more = pig(land, setup, &field, seat);
                let entry = paid.entry((seat, city)).or_default();
                *entry = more.max(*entry);
            }
        }
    }
    sums(paid, setup)
}

/// FIELD-20 to FIELD-24: the farmers of all fields around a city count together. R-FIELD-05 for the pig.
fn per_city(land: &Land, setup: &Setup) -> Vec<FieldPoints> {
    let mut farmers: BTreeMap<Spot, [u32; Seat::MOST]> = BTreeMap::new();
    let mut around: BTreeMap<Spot, Vec<Piece>> = BTreeMap::new();
    let mut pigs: BTreeSet<(Seat, Spot)> = BTreeSet::new();
    for field in land.settled(FeatureKind::Field) {
        for city in cities(land, &field) {
            for piece in land.on(&field) {
                around.entry(city).or_default().push(*piece);
                farmers.entry(city).or_default()[piece.owner.index()] += piece.counts();
                if pig(land, setup, &field, piece.owner) > 0 {
                    pigs.insert((piece.owner, city));
                }
            }
        }
    }
    let mut paid = BTreeMap::new();
    for (city, counts) in farmers {
        for seat in higher(land, most(counts), around[&city].iter()) {
            paid.insert((seat, city), u32::from(pigs.contains(&(seat, city))));
        }
    }
    sums(paid, setup)
}

/// Each seat's sum: the value of a city for each one that pays it, and what the pig adds.
fn sums(paid: BTreeMap<(Seat, Spot), u32>, setup: &Setup) -> Vec<FieldPoints> {
    let mut sums: BTreeMap<Seat, u32> = BTreeMap::new();
    for ((seat, _), more) in paid {
        *sums.entry(seat).or_default() += u32::from(setup.options.field_city_value) + more;
    }
    let points = |(seat, points)| FieldPoints {
        seat,
        field: None,
        points,
    };
    sums.into_iter().map(points).collect()
}
