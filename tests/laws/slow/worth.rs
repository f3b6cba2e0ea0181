//! What a feature is worth, and to whom.

use engine::rules::{HillTieBreak, Part, Setup, SmallCity};
use engine::table::Seat;
use engine::tiles::{FeatureKind, Symbol};

use super::land::{Feature, Land, Piece};
use super::magic::enchanted;

/// Points of a road, city or monastery that has just been completed.
pub fn completed(land: &Land, feature: &Feature, setup: &Setup) -> u32 {
    let tiles = feature.cells.len() as u32;
    let points = match feature.kind {
        // ROAD-02, IC-01
        FeatureKind::Road if feature.inn && setup.parts.has(Part::Inns) => 2 * tiles,
        FeatureKind::Road => tiles,
        // IC-05
        FeatureKind::City if feature.cathedral && setup.parts.has(Part::Cathedrals) => {
            3 * (tiles + feature.shields)
        }
        // ED-15
        FeatureKind::City if tiles == 2 && setup.options.small_city == SmallCity::Two => {
            tiles + feature.shields
        }
        // CITY-02, CITY-03
        FeatureKind::City => 2 * (tiles + feature.shields),
        // MON-02, ABB-06, HS-42, HS-43
        FeatureKind::Monastery | FeatureKind::Garden => {
            let garden = feature.kind == FeatureKind::Garden;
            let count =
                setup.parts.has(Part::Vineyards) && (!garden || setup.options.vineyard_for_garden);
            9 + if count { 3 * feature.vineyards } else { 0 }
        }
        FeatureKind::Field => 0,
    };
    enchanted(land, feature, points)
}

/// Points of a road, city or monastery that is incomplete at the end, and for messages.
pub fn unfinished(land: &Land, feature: &Feature, setup: &Setup) -> u32 {
    let tiles = feature.cells.len() as u32;
    let points = match feature.kind {
        // IC-03, ROAD-04
        FeatureKind::Road if feature.inn && setup.parts.has(Part::Inns) => 0,
        FeatureKind::Road => tiles,
        // IC-07, CITY-06
        FeatureKind::City if feature.cathedral && setup.parts.has(Part::Cathedrals) => 0,
        FeatureKind::City => tiles + feature.shields,
        // MON-03
        FeatureKind::Monastery | FeatureKind::Garden => tiles,
        FeatureKind::Field => 0,
    };
    enchanted(land, feature, points)
}

/// What each seat has on a feature.
pub fn counts(land: &Land, feature: &Feature) -> [u32; Seat::MOST] {
    let mut counts = [0; Seat::MOST];
    for piece in land.on(feature) {
        counts[piece.owner.index()] += piece.counts();
    }
    counts
}

/// Who has the most, alone or tied (SCO-02, SCO-03); nobody where nobody has anything (SCO-04).
pub fn most(counts: [u32; Seat::MOST]) -> Vec<Seat> {
    let best = counts.into_iter().max().unwrap_or(0);
    let seats = (0..Seat::MOST as u8).map(Seat);
    seats
        .filter(|seat| best > 0 && counts[seat.index()] == best)
        .collect()
}

/// Who wins a feature.
pub fn winners(land: &Land, feature: &Feature) -> Vec<Seat> {
    let tied = most(counts(land, feature));
    match feature.kind {
        FeatureKind::Monastery | FeatureKind::Garden => tied,
        _ => higher(land, tied, land.on(feature)),
    }
}

/// HS-31 to HS-34: those of tied players with a meeple on a hill among these pieces, or with most of them.
pub fn higher<'a>(
    land: &Land,
    tied: Vec<Seat>,
    pieces: impl Iterator<Item = &'a Piece>,
) -> Vec<Seat> {
    let mut hills = [0; Seat::MOST];
    for piece in pieces {
        let tile = land.at(piece.spot.pos).expect("it stands on a tile").tile;
        if piece.counts() > 0 && tied.contains(&piece.owner) && tile.shows(Symbol::Hill) {
            hills[piece.owner.index()] += 1;
        }
    }
    let best = match land.hills {
        Some(HillTieBreak::AtLeastOne) => most(hills.map(|count: u32| count.min(1))),
        Some(HillTieBreak::Count) => most(hills),
        None => Vec::new(),
    };
    if tied.len() < 2 || best.is_empty() {
        tied
    } else {
        best
    }
}
