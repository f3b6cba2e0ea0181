//! Where figures stand on a tile, and the area of each segment for hit tests and highlights.

use kurbo::{BezPath, ParamCurve, ParamCurveArclen, Point, Vec2};

use super::plan::{PlacedSymbol, Plan, SymbolKind, border, grid};
use engine::tiles::{FeatureKind, SegmentId, Symbol, Tile, order};

/// The smallest useful distance between two anchors of a tile, in units.
const APART: f64 = 210.0;

/// The same for spacious fields and cities: places do not touch even on a small tile.
const ROOMY: f64 = 320.0;

/// How far below the middle of a monastery a figure stands, in radii of its symbol, so that the
/// building remains visible.
const BEFORE: f64 = 0.8;

/// How far from the middle of a monastery or garden a second figure stands, in radii of its symbol.
const BESIDE: f64 = 0.75;

/// Where a figure stands on `segment`: the middle of its body, in units of the printed tile, north up.
pub fn anchor(tile: &Tile, segment: SegmentId) -> Point {
    Plan::for_tile(tile).anchor(segment)
}

/// The area of `segment` in units of the printed tile, north up.
pub fn segment_area(tile: &Tile, segment: SegmentId) -> BezPath {
    let plan = Plan::for_tile(tile);
    plan.ground.area(tile, &plan, segment)
}

/// The segment of a tile at a point, in units of the printed tile, north up; `None` on water, in
/// villages and the like.
pub fn segment_at(tile: &Tile, point: Point) -> Option<SegmentId> {
    Plan::for_tile(tile).ground.segment_at(point)
}

/// The anchors of all segments of a tile, by segment id.
pub(super) fn anchors(tile: &Tile, plan: &Plan) -> Vec<Point> {
    beside(tile, plan, &[])
}

/// Further places on all segments of a tile, by segment id, away from those taken.
pub(super) fn beside(tile: &Tile, plan: &Plan, taken: &[Point]) -> Vec<Point> {
    let mut taken = taken.to_vec();
    let mut placed: Vec<(SegmentId, Point)> = Vec::new();
    for kind in [
        FeatureKind::Monastery,
        FeatureKind::Garden,
        FeatureKind::Road,
        FeatureKind::City,
        FeatureKind::Field,
    ] {
        for (id, _) in tile.each().filter(|(_, segment)| segment.kind == kind) {
            let at = find(tile, plan, id, &taken);
            taken.push(at);
            placed.push((id, at));
        }
    }
    order::sort_by_key(&mut placed, |&(id, _)| id);
    placed.into_iter().map(|(_, at)| at).collect()
}

fn find(tile: &Tile, plan: &Plan, id: SegmentId, placed: &[Point]) -> Point {
    match tile.segment(id).kind {
        FeatureKind::Monastery => on_plot(plan, id, placed, BEFORE),
        FeatureKind::Garden => on_plot(plan, id, placed, 0.0),
        FeatureKind::Road => on_road(plan, id, placed),
        FeatureKind::City | FeatureKind::Field => inside(plan, id, placed),
    }
}

/// A place `below` radii under the middle of a monastery or garden, or beside it when that is
/// taken.
fn on_plot(plan: &Plan, id: SegmentId, placed: &[Point], below: f64) -> Point {
    let Some(symbol) = plan
        .symbols
        .iter()
        .find(|symbol| symbol.segment == Some(id))
    else {
        return border::CENTER;
    };
    let before = symbol.at + Vec2::new(0.0, below * symbol.radius);
    let around = (0..8).map(|step| f64::from(step) * std::f64::consts::FRAC_PI_4);
    let around = around.map(|angle| symbol.at + Vec2::from_angle(angle) * symbol.radius * BESIDE);
    let worth = |at: Point| {
        let clear = placed.iter().map(|other| other.distance(at));
        clear.fold(APART, f64::min) - at.distance(before) * 0.3
    };
    let all = std::iter::once(before).chain(around);
    let best = all.max_by(|a, b| worth(*a).total_cmp(&worth(*b)));
    best.unwrap_or(before)
}

/// The place along a road that is farthest from bridges, hubs and other figures; the middle when
/// nothing is near.
fn on_road(plan: &Plan, id: SegmentId, placed: &[Point]) -> Point {
    let Some(road) = plan.road(id) else {
        return border::CENTER;
    };
    (4..=16)
        .map(|step| f64::from(step) / 20.0)
        .map(|share| (share, along(&road.line, share)))
        .map(|(share, point)| {
            let others = placed.iter().map(|at| at.distance(point));
            let bridges = plan
                .bridges
                .iter()
                .map(|&(_, at)| at.distance(point) + 60.0);
            let hub = plan
                .hub
                .map(|hub| hub.at.distance(point) - hub.radius + 90.0);
            // A figure that flies from here is placed on the machine.
            let machines = plan.symbols.iter().filter(|symbol| is_machine(symbol));
            let machines = machines.map(|symbol| symbol.at.distance(point));
            let clear = others.chain(bridges).chain(hub).chain(machines);
            let clear = clear.fold(APART, f64::min);
            let worth = clear - (share - 0.5).abs() * 60.0;
            (worth, point)
        })
        .max_by(|a, b| a.0.total_cmp(&b.0))
        .map_or(border::CENTER, |(_, point)| point)
}

/// Whether a symbol is a flying machine.
pub(super) const fn is_machine(symbol: &PlacedSymbol) -> bool {
    matches!(symbol.kind, SymbolKind::Printed(Symbol::Flier(_)))
}

/// The point at a fraction of the length of a line.
pub fn along(line: &BezPath, share: f64) -> Point {
    let lengths: Vec<f64> = line.segments().map(|s| s.arclen(1.0)).collect();
    let mut left = lengths.iter().sum::<f64>() * share;
    let mut end = border::CENTER;
    for (segment, length) in line.segments().zip(lengths) {
        if left <= length {
            return segment.eval(segment.inv_arclen(left, 1.0));
        }
        left -= length;
        end = segment.end();
    }
    end
}

/// The most spacious place of a city or field near the middle of its area, away from other figures
/// and symbols.
fn inside(plan: &Plan, id: SegmentId, placed: &[Point]) -> Point {
    let room = plan.ground.room_in(id);
    let middle = centroid(&room);
    let taken = |point: Point| {
        let figures = placed.iter().map(|at| at.distance(point));
        let symbols = plan
            .symbols
            .iter()
            .filter(|symbol| symbol.kind != SymbolKind::Garden)
            .map(|symbol| symbol.at.distance(point) - symbol.radius + 70.0);
        let apart = figures.chain(symbols).fold(ROOMY, f64::min);
        apart.min(APART) * 1.4 + (apart - APART).max(0.0) * 0.5
    };
    let most = APART * 1.4 + (ROOMY - APART) * 0.5;
    let mut best = (f64::MIN, border::CENTER);
    let every_other = |column: i32, row: i32| (column + row) % 2 == 0;
    let cells = room.cells().filter(|cell| cell.2 > 0.0);
    for (column, row, clear) in cells.filter(|cell| every_other(cell.0, cell.1)) {
        let point = grid::middle(column, row);
        let worth = clear.min(110.0) * 3.0 - point.distance(middle) * 0.35;
        if worth + most > best.0 {
            let worth = worth + taken(point);
            if worth > best.0 {
                best = (worth, point);
            }
        }
    }
    best.1
}

fn centroid(room: &grid::Grid<f64>) -> Point {
    let mut sum = kurbo::Vec2::ZERO;
    let mut count = 0.0;
    for (column, row, _) in room.cells().filter(|cell| cell.2 > 0.0) {
        sum += grid::middle(column, row).to_vec2();
        count += 1.0;
    }
    if count > 0.0 {
        (sum / count).to_point()
    } else {
        border::CENTER
    }
}
