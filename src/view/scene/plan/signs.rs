//! Places for symbols where tiles are small: each has one on its tile that does not change with how the tile lies.

use kurbo::{Point, Vec2};

use super::border::{self, SIZE};
use super::plots::{Plot, PlotKind};
use super::{HubKind, Plan, Use};
use engine::tiles::{FeatureKind, SegmentId, Side, Symbol, Tile, order};

/// How far from the edge of the tile a symbol keeps.
const EDGE: f64 = 18.0;
/// How far a symbol reaches with its rim, as a factor.
const RIM: f64 = 1.1;
/// How far the disc reaches at which roads end, with its rim.
const DISC: f64 = 160.0;
/// How large a symbol may be to have room in a corner beside what roads end at.
const BESIDE: f64 = 207.0;
/// A symbol that has to be so large to be known is not made smaller for that.
const STAYS: f64 = 245.0;
/// How far apart the places are that are tried.
const STRIDE: f64 = 32.0;

/// The symbols of a tile with their places, each as large as `radius` where there is room: those that are a segment or what
/// roads end at stand there, the others in a corner or wherever they cover least.
pub fn layout(tile: &Tile, plan: &Plan, radius: f64) -> Vec<Plot> {
    let mut found: Vec<Plot> = middle_of_roads(tile, plan).into_iter().collect();
    found.extend(plan.plots.iter().copied());
    order::sort_by_key(&mut found, |plot| !is_fixed(tile, plan, plot));
    let radius = room(plan, found.len(), radius);
    let mut signs: Vec<Plot> = Vec::new();
    for plot in found {
        let plot = Plot { radius, ..plot };
        let at = match is_fixed(tile, plan, &plot) {
            true => inside(plot.at, radius),
            false => best_place(tile, plan, &signs, &plot, radius),
        };
        signs.push(Plot { at, ..plot });
    }
    signs
}

/// How large each of `count` symbols is, where one may be as large as `radius`.
fn room(plan: &Plan, count: usize, radius: f64) -> f64 {
    let radius = match count {
        0 | 1 => radius,
        2 => radius.min(262.0),
        _ => radius.min(225.0),
    };
    let crowded = match plan.hub.map(|hub| hub.kind) {
        Some(HubKind::Village) => true,
        Some(HubKind::Monastery) => count > 1,
        _ => false,
    };
    match crowded && radius < STAYS {
        true => radius.min(BESIDE),
        false => radius,
    }
}

/// A crop circle and the lake of a ferry are what roads end at, so the plan has no plot for them.
fn middle_of_roads(tile: &Tile, plan: &Plan) -> Option<Plot> {
    let hub = plan.hub?;
    let fits = |symbol: &&Symbol| match hub.kind {
        HubKind::CropCircle => matches!(symbol, Symbol::CropCircle(_)),
        HubKind::FerryLake => matches!(symbol, Symbol::FerryLake),
        _ => false,
    };
    let symbol = tile.symbols.iter().find(fits)?;
    Some(Plot {
        kind: PlotKind::Symbol(*symbol),
        segment: None,
        at: hub.at,
        radius: hub.radius,
    })
}

/// Whether a symbol marks the very place where it stands.
fn is_fixed(tile: &Tile, plan: &Plan, plot: &Plot) -> bool {
    let alone = tile.each().count() == 1;
    match plot.kind {
        PlotKind::Monastery => plan.hub.is_some_and(|hub| hub.kind == HubKind::Monastery) || alone,
        PlotKind::Symbol(Symbol::CropCircle(_) | Symbol::FerryLake) => true,
        _ => false,
    }
}

/// The nearest place at which a symbol lies inside the tile.
fn inside(at: Point, radius: f64) -> Point {
    let (low, high) = (radius + EDGE, SIZE - radius - EDGE);
    Point::new(at.x.clamp(low, high), at.y.clamp(low, high))
}

fn best_place(tile: &Tile, plan: &Plan, taken: &[Plot], plot: &Plot, radius: f64) -> Point {
    let low = radius + EDGE;
    let steps = ((SIZE - 2.0 * low) / STRIDE).floor() as i32;
    let step = (SIZE - 2.0 * low) / f64::from(steps.max(1));
    let at = |index: i32| low + f64::from(index) * step;
    let places = (0..=steps).flat_map(|row| (0..=steps).map(move |column| (column, row)));
    places
        .map(|(column, row)| Point::new(at(column), at(row)))
        .map(|place| (cost(tile, plan, taken, plot, place, radius), place))
        .min_by(|a, b| a.0.total_cmp(&b.0))
        .map_or(border::CENTER, |(_, place)| place)
}

/// How bad a place is: what it covers that is not its own, the middle of an edge, other symbols, what roads end at, where
/// figures stand, and how far it is from where the fine drawing has it.
fn cost(tile: &Tile, plan: &Plan, taken: &[Plot], plot: &Plot, at: Point, radius: f64) -> f64 {
    let stray = match plot.kind {
        PlotKind::Inn => 350.0,
        _ => 900.0,
    };
    let mut cost = at.distance(inside(plot.at, radius)) / stray;
    for (share, weight) in [(0.0, 2.0), (0.5, 1.0), (0.9, 0.7)] {
        for turn in 0..12 {
            let angle = f64::from(turn) / 12.0 * std::f64::consts::TAU;
            let spot = at + Vec2::new(angle.cos(), angle.sin()) * (radius * share);
            cost += covers(tile, plan, plot, spot) * weight / 24.0;
        }
    }
    for side in Side::ALL {
        let edge = border::at(border::middle(side)) + border::inward(side) * 50.0;
        let covered = 1.15 - at.distance(edge) / radius;
        cost += covered.clamp(0.0, 0.3) * 12.0;
    }
    for other in taken {
        let overlap = 1.0 - at.distance(other.at) / (radius + other.radius) / RIM;
        cost += overlap.max(0.0) * 9.0;
    }
    if let Some(hub) = plan.hub.filter(|_| keeps_off(tile, plan, taken, plot)) {
        let overlap = 1.0 - at.distance(hub.at) / (radius * RIM + DISC);
        cost += overlap.max(0.0) * 9.0;
    }
    for figure in figures(plan, plot) {
        cost += (1.0 - figure.distance(at) / (radius + 80.0)).max(0.0) * 0.8;
    }
    cost
}

/// Whether a symbol keeps off the disc at which roads end, unless that is covered already; an inn stays at its road.
fn keeps_off(tile: &Tile, plan: &Plan, taken: &[Plot], plot: &Plot) -> bool {
    let covered = taken.iter().any(|other| is_fixed(tile, plan, other));
    !covered && plot.kind != PlotKind::Inn
}

/// Where figures stand that are not on what the symbol itself is.
fn figures<'a>(plan: &'a Plan, plot: &Plot) -> impl Iterator<Item = Point> + 'a {
    let own = plot.segment.filter(|_| plot.is_segment());
    let others = (0..).zip(&plan.anchors);
    others
        .filter(move |&(index, _)| own != Some(SegmentId(index)))
        .map(|(_, &at)| at)
}

/// How bad it is that a symbol covers a spot.
fn covers(tile: &Tile, plan: &Plan, plot: &Plot, spot: Point) -> f64 {
    let own_city = plot.segment.filter(|_| !plot.is_segment());
    match plan.ground.at(spot) {
        Use::Segment(id) if own_city == Some(id) => 0.0,
        _ if own_city.is_some() => 3.0,
        Use::Segment(id) => match tile.segment(id).kind {
            FeatureKind::Field | FeatureKind::Monastery | FeatureKind::Garden => 0.0,
            FeatureKind::Road => 8.0,
            FeatureKind::City => 2.0,
        },
        Use::Open => 0.0,
        Use::Water => 1.0,
        Use::Built => 1.5,
    }
}
