//! Places for icons: each symbol has one on its tile, independent of the tile's rotation.

use kurbo::{Point, Vec2};

use super::border::{self, SIZE};
use super::symbols::{PlacedSymbol, SymbolKind};
use super::{HubKind, Plan, Use};
use engine::tiles::{FeatureKind, SegmentId, Side, Symbol, Tile, order};

/// The distance of an icon from the edge of the tile.
const EDGE: f64 = 18.0;
/// The radius of an icon with its rim, as a factor.
const RIM: f64 = 1.1;
/// The radius of the disc where roads end, with its rim.
const DISC: f64 = 160.0;
/// The largest icon that fits into a corner beside what roads end at.
const BESIDE: f64 = 207.0;
/// The largest size of two icons side by side, one of them where roads end.
const SHARED: f64 = 228.0;
/// Requested size above which the tile is one of the smallest, where icons only need to be
/// recognisable.
const LARGEST: f64 = 280.0;
/// The size they keep there.
const STAYS: f64 = 240.0;
/// The magnification of a cathedral, which has a tile of roofs to itself.
const ALONE: f64 = 1.4;
/// The largest icon.
const WIDEST: f64 = 330.0;
/// The distance between candidate places.
const STRIDE: f64 = 32.0;

/// The places of a tile's icons, with radius `radius` where there is room. Icons of segments and of
/// what roads end at stay there; the others go to a corner, or wherever they cover the least.
pub fn layout(tile: &Tile, plan: &Plan, radius: f64) -> Vec<PlacedSymbol> {
    let mut found: Vec<PlacedSymbol> = middle_of_roads(tile, plan).into_iter().collect();
    found.extend(plan.symbols.iter().copied());
    order::sort_by_key(&mut found, |symbol| !is_fixed(tile, plan, symbol));
    let fixed = found.iter().any(|symbol| is_fixed(tile, plan, symbol));
    let radius = match fixed && found.len() > 1 {
        true => room(plan, &found, radius).min(SHARED),
        false => room(plan, &found, radius),
    };
    let mut icons: Vec<PlacedSymbol> = Vec::new();
    for symbol in found {
        let symbol = PlacedSymbol { radius, ..symbol };
        let at = match is_fixed(tile, plan, &symbol) {
            true => inside(symbol.at, radius),
            false => best_place(tile, plan, &icons, &symbol, radius),
        };
        icons.push(PlacedSymbol { at, ..symbol });
    }
    if let Some((first, others)) = icons.split_first_mut() {
        first.at = aside(first, others);
    }
    icons
}

/// The extent of an icon in its own square from -1 to 1: half its width, and the radius of its
/// corners.
const fn reach(kind: SymbolKind) -> (f64, f64) {
    match kind {
        SymbolKind::Shield => (0.98, 0.3),
        SymbolKind::Inn => (0.92, 0.3),
        SymbolKind::Cathedral | SymbolKind::Printed(Symbol::GoldMine) => (1.0, 0.5),
        _ => (1.0, 1.0),
    }
}

/// The gap between two icons; negative when they overlap.
pub fn gap(one: &PlacedSymbol, other: &PlacedSymbol) -> f64 {
    let parts = [one, other].map(|icon| {
        let (half, round) = reach(icon.kind);
        (half * icon.radius, round * icon.radius)
    });
    let [(half, round), (other_half, other_round)] = parts;
    let (halves, rounds) = (half + other_half, round + other_round);
    let way = one.at - other.at;
    let beyond = |way: f64| (way.abs() - halves + rounds).max(0.0);
    beyond(way.x).hypot(beyond(way.y)) - rounds
}

/// The place of an icon where roads end, moved away from overlapping ones.
fn aside(icon: &PlacedSymbol, others: &[PlacedSymbol]) -> Point {
    let mut at = icon.at;
    for other in others {
        let way = at - other.at;
        let missing = -gap(&PlacedSymbol { at, ..*icon }, other);
        if missing > 0.0 && way.hypot() > 0.0 {
            at += way * (missing / way.hypot());
        }
    }
    inside(at, icon.radius)
}

/// The size of each icon of a tile, up to `wished`.
fn room(plan: &Plan, found: &[PlacedSymbol], wished: f64) -> f64 {
    let count = found.len();
    let radius = match count {
        0 => wished,
        1 if found[0].kind == SymbolKind::Cathedral => (wished * ALONE).min(WIDEST),
        1 => wished,
        2 => wished.min(255.0),
        _ => wished.min(225.0),
    };
    let crowded = plan.hub.is_some_and(|hub| {
        use HubKind::{Copse, Farmhouse, House, Village};
        matches!(hub.kind, Village | Copse | Farmhouse | House)
    });
    match crowded {
        true if wished < LARGEST => radius.min(BESIDE),
        true => radius.min(STAYS),
        false => radius,
    }
}

/// The icon of a crop circle or ferry lake, which roads end at, so that the plan has no separate
/// place for it.
fn middle_of_roads(tile: &Tile, plan: &Plan) -> Option<PlacedSymbol> {
    let hub = plan.hub?;
    let fits = |symbol: &&Symbol| match hub.kind {
        HubKind::CropCircle => matches!(symbol, Symbol::CropCircle(_)),
        HubKind::FerryLake => matches!(symbol, Symbol::FerryLake),
        _ => false,
    };
    let symbol = tile.symbols.iter().find(fits)?;
    Some(PlacedSymbol {
        kind: SymbolKind::Printed(*symbol),
        segment: None,
        at: hub.at,
        radius: hub.radius,
    })
}

/// Whether a symbol marks the very place where it is.
fn is_fixed(tile: &Tile, plan: &Plan, symbol: &PlacedSymbol) -> bool {
    let alone = tile.each().count() == 1;
    match symbol.kind {
        SymbolKind::Monastery => {
            plan.hub.is_some_and(|hub| hub.kind == HubKind::Monastery) || alone
        }
        SymbolKind::Printed(Symbol::CropCircle(_) | Symbol::FerryLake) => true,
        _ => false,
    }
}

/// The nearest place where an icon lies inside the tile.
fn inside(at: Point, radius: f64) -> Point {
    let (low, high) = (radius + EDGE, SIZE - radius - EDGE);
    Point::new(at.x.clamp(low, high), at.y.clamp(low, high))
}

fn best_place(
    tile: &Tile,
    plan: &Plan,
    taken: &[PlacedSymbol],
    symbol: &PlacedSymbol,
    radius: f64,
) -> Point {
    let low = radius + EDGE;
    let steps = ((SIZE - 2.0 * low) / STRIDE).floor() as i32;
    let step = (SIZE - 2.0 * low) / f64::from(steps.max(1));
    let at = |index: i32| low + f64::from(index) * step;
    let places = (0..=steps).flat_map(|row| (0..=steps).map(move |column| (column, row)));
    places
        .map(|(column, row)| Point::new(at(column), at(row)))
        .map(|place| (cost(tile, plan, taken, symbol, place, radius), place))
        .min_by(|a, b| a.0.total_cmp(&b.0))
        .map_or(border::CENTER, |(_, place)| place)
}

/// The cost of a place: what it covers that it should not, the middle of an edge, other icons, what
/// roads end at, places of figures, and the distance from the symbol in the fine drawing.
fn cost(
    tile: &Tile,
    plan: &Plan,
    taken: &[PlacedSymbol],
    symbol: &PlacedSymbol,
    at: Point,
    radius: f64,
) -> f64 {
    let stray = match symbol.kind {
        SymbolKind::Inn => 350.0,
        _ => 900.0,
    };
    let mut cost = at.distance(inside(symbol.at, radius)) / stray;
    for (share, weight) in [(0.0, 2.0), (0.5, 1.0), (0.9, 0.7)] {
        for turn in 0..12 {
            let angle = f64::from(turn) / 12.0 * std::f64::consts::TAU;
            let spot = at + Vec2::new(angle.cos(), angle.sin()) * (radius * share);
            cost += covers(tile, plan, symbol, spot) * weight / 24.0;
        }
    }
    for side in Side::ALL {
        let edge = border::at(border::middle(side)) + border::inward(side) * 50.0;
        let covered = 1.15 - at.distance(edge) / radius;
        cost += covered.clamp(0.0, 0.3) * 12.0;
    }
    for other in taken {
        let overlap = -gap(&PlacedSymbol { at, ..*symbol }, other) / radius;
        cost += overlap.max(0.0) * 120.0;
    }
    if let Some(hub) = plan.hub.filter(|_| keeps_off(tile, plan, taken, symbol)) {
        let overlap = 1.0 - at.distance(hub.at) / (radius * RIM + DISC);
        cost += overlap.max(0.0) * 9.0;
    }
    for figure in figures(plan, symbol) {
        cost += (1.0 - figure.distance(at) / (radius + 80.0)).max(0.0) * 0.8;
    }
    cost
}

/// Whether an icon avoids the disc where roads end, unless that is covered already; an inn stays at
/// its road.
fn keeps_off(tile: &Tile, plan: &Plan, taken: &[PlacedSymbol], symbol: &PlacedSymbol) -> bool {
    let covered = taken.iter().any(|other| is_fixed(tile, plan, other));
    !covered && symbol.kind != SymbolKind::Inn
}

/// The places of figures, except on the segment of the symbol itself.
fn figures<'a>(plan: &'a Plan, symbol: &PlacedSymbol) -> impl Iterator<Item = Point> + 'a {
    let own = symbol.segment.filter(|_| symbol.is_segment());
    let others = (0..).zip(&plan.anchors);
    others
        .filter(move |&(index, _)| own != Some(SegmentId(index)))
        .map(|(_, &at)| at)
}

/// The cost of covering a spot with an icon.
fn covers(tile: &Tile, plan: &Plan, symbol: &PlacedSymbol, spot: Point) -> f64 {
    let own_city = symbol.segment.filter(|_| !symbol.is_segment());
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
