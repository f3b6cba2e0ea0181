//! Where a figure may be put on the tile that was just laid.

use std::collections::BTreeSet;

use engine::rules::{Figure, Part, Setup};
use engine::table::Seat;
use engine::tiles::{FeatureKind, Pos, SegmentId};

use super::land::{Feature, Land};

/// How many of a figure each player owns (BASE-04, IC-08, TB-12).
pub fn owned(figure: Figure, setup: &Setup) -> usize {
    let has = |part| usize::from(setup.parts.has(part));
    match figure {
        Figure::Meeple => 7,
        Figure::Large => has(Part::LargeMeeple),
        Figure::Abbot => has(Part::Abbot),
        Figure::Builder => has(Part::Builder),
        Figure::Pig => has(Part::Pig),
        Figure::Shepherd => has(Part::Shepherds),
    }
}

/// Every figure and segment `seat` may choose in step 2, as MEEP-01 to MEEP-06 and TB-13 to TB-15 and TB-27, TB-28 say.
pub fn choices(land: &Land, setup: &Setup, seat: Seat, pos: Pos) -> BTreeSet<(Figure, SegmentId)> {
    let mut found = BTreeSet::new();
    for spot in land.spots(pos) {
        let feature = land.feature(spot);
        for figure in Figure::ALL {
            let out = land
                .pieces
                .iter()
                .filter(|piece| piece.owner == seat && piece.figure == figure)
                .count();
            if out < owned(figure, setup) && takes(land, setup, (seat, pos), figure, &feature) {
                found.insert((figure, spot.segment));
            }
        }
    }
    found
}

/// Whether a feature takes a figure of `seat`.
fn takes(
    land: &Land,
    setup: &Setup,
    (seat, pos): (Seat, Pos),
    figure: Figure,
    feature: &Feature,
) -> bool {
    let mut meeples = land.on(feature).filter(|piece| piece.counts() > 0);
    let mut own = land
        .on(feature)
        .filter(|piece| piece.counts() > 0 && piece.owner == seat);
    match (figure, feature.kind) {
        (Figure::Meeple | Figure::Large, FeatureKind::Garden) => false,
        (Figure::Meeple | Figure::Large, FeatureKind::Field) => {
            setup.options.farmers && meeples.next().is_none()
        }
        // ABB-04
        (Figure::Abbot, FeatureKind::Monastery | FeatureKind::Garden) => meeples.next().is_none(),
        (Figure::Meeple | Figure::Large, _) => meeples.next().is_none(),
        // R-TB-03: not on what is complete already, for it would come back at once.
        (Figure::Builder, FeatureKind::Road | FeatureKind::City) => {
            own.next().is_some() && (!feature.closed || land.may_be_ferried(feature, pos))
        }
        (Figure::Pig, FeatureKind::Field) => own.next().is_some(),
        // HS-03, HS-04
        (Figure::Shepherd, FeatureKind::Field) => {
            let mut there = land.on(feature);
            !there.any(|piece| piece.figure == Figure::Shepherd)
        }
        _ => false,
    }
}
