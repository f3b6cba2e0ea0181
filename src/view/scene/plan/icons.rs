//! Places for icons: each symbol has one on its tile that does not change with how the tile lies.

use kurbo::{Point, Vec2};

use super::border::{self, SIZE};
use super::symbols::{PlacedSymbol, SymbolKind};
use super::{HubKind, Plan, Use};
use engine::tiles::{FeatureKind, SegmentId, Side, Symbol, Tile, order};

/// How far from the edge of the tile an icon keeps.
const EDGE: f64 = 18.0;
/// How far an icon reaches with its rim, as a factor.
const RIM: f64 = 1.1;
/// How far the disc reaches at which roads end, with its rim.
const DISC: f64 = 160.0;
/// How large an icon may be to have room in a corner beside what roads end at.
const BESIDE: f64 = 207.0;
/// How large two icons may be to have room beside each other where one of them stands where roads end.
const SHARED: f64 = 228.0;
/// An icon that is wished so large is on the smallest tiles, and so small only to be known yet.
const LARGEST: f64 = 280.0;
/// How large it stays there.
const STAYS: f64 = 240.0;
/// How much larger a cathedral is, which has a tile of roofs for itself.
const ALONE: f64 = 1.4;
/// How large any icon is at most.
const WIDEST: f64 = 330.0;
/// How far apart the places are that are tried.
const STRIDE: f64 = 32.0;

/// The places of the icons of a tile, each as large as `radius` where there is room: those that are a segment or what
/// roads end at stand there, the others in a corner or wherever they cover least.
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

/// How far an icon is drawn, in its own square from -1 to 1: half its width, and the radius of its corners.
const fn reach(kind: SymbolKind) -> (f64, f64) {
    match kind {
        SymbolKind::Shield => (0.98, 0.3),
        SymbolKind::Inn => (0.92, 0.3),
        SymbolKind::Cathedral | SymbolKind::Printed(Symbol::GoldMine) => (1.0, 0.5),
        _ => (1.0, 1.0),
    }
}

/// How much room there is between two icons; less than none where they overlap.
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

/// Where an icon has room that stands where roads end: away from the others as far as it would overlap them.
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

/// How large each icon of a tile is, where one may be as large as `wished`.
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

/// A crop circle and the lake of a ferry are what roads end at, so the plan has no place for them.
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

/// Whether a symbol marks the very place where it stands.
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

/// The nearest place at which an icon lies inside the tile.
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

/// How bad a place is: what it covers that is not its own, the middle of an edge, other icons, what roads end at, where
/// figures stand, and how far it is from where the fine drawing has it.
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

/// Whether an icon keeps off the disc at which roads end, unless that is covered already; an inn stays at its road.
fn keeps_off(tile: &Tile, plan: &Plan, taken: &[PlacedSymbol], symbol: &PlacedSymbol) -> bool {
    let covered = taken.iter().any(|other| is_fixed(tile, plan, other));
    !covered && symbol.kind != SymbolKind::Inn
}

/// Where figures stand that are not on what the symbol itself is.
fn figures<'a>(plan: &'a Plan, symbol: &PlacedSymbol) -> impl Iterator<Item = Point> + 'a {
    let own = symbol.segment.filter(|_| symbol.is_segment());
    let others = (0..).zip(&plan.anchors);
    others
        .filter(move |&(index, _)| own != Some(SegmentId(index)))
        .map(|(_, &at)| at)
}

/// How bad it is that an icon covers a spot.
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
