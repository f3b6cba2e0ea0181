//! The walls of cities: a curve for each stretch of the border between those a city holds.

use kurbo::{BezPath, CubicBez, Point, Vec2};

use super::border;
use engine::tiles::{FeatureKind, SegmentId, Side, Symbol, Terrain, Tile};

/// Where the first of two cities sharing an edge ends, relative to the edge. Not the middle, so
/// that two such edges side by side join all four cities (HS-53).
const SPLIT: f64 = 0.42;
/// Half the width of the tip of a city that reaches the middle of a field edge, relative to the
/// edge.
const TIP: f64 = 0.016;

/// A curve of a city wall, with the city on its right.
#[derive(Clone, Debug)]
pub struct Wall {
    /// The city behind the wall.
    pub city: SegmentId,
    /// The foot of the outer face.
    pub curve: CubicBez,
    /// The stretch of the border outside the wall: start and end, clockwise.
    pub front: (f64, f64),
}

/// The ground of one city segment.
#[derive(Clone, Debug)]
pub struct City {
    pub segment: SegmentId,
    /// Everything inside the walls.
    pub area: BezPath,
}

/// Lays out all cities of a tile.
pub fn layout(tile: &Tile) -> (Vec<City>, Vec<Wall>) {
    let mut cities = Vec::new();
    let mut walls = Vec::new();
    for (id, segment) in tile.each() {
        if segment.kind != FeatureKind::City {
            continue;
        }
        let held = stretches(tile, id);
        let own = walls_of(tile, id, &held);
        cities.push(City {
            segment: id,
            area: enclose(&held, &own),
        });
        walls.extend(own);
    }
    (cities, walls)
}

/// The stretches of the border that a city holds, clockwise, with each end greater than its start.
fn stretches(tile: &Tile, city: SegmentId) -> Vec<(f64, f64)> {
    let sides = tile.segment(city).sides;
    let first = Side::ALL
        .into_iter()
        .find(|&side| sides.has(side) && !sides.has(before(side)));
    let Some(first) = first else {
        return vec![(0.0, 4.0)];
    };
    let mut held: Vec<(f64, f64)> = Vec::new();
    for turn in 0..4 {
        let place = f64::from(first as u8 + turn);
        let side = Side::ALL[(first as usize + turn as usize) % 4];
        if !sides.has(side) {
            continue;
        }
        let (from, to) = share(tile, city, side, place);
        match held.last_mut() {
            Some(last) if (last.1 - from).abs() < 1e-9 => last.1 = to,
            _ => held.push((from, to)),
        }
    }
    held
}

/// The part of a side that belongs to the city: all of it, or one end of a split edge.
fn share(tile: &Tile, city: SegmentId, side: Side, place: f64) -> (f64, f64) {
    let shared = tile
        .each()
        .any(|(id, other)| id != city && other.kind == FeatureKind::City && other.sides.has(side));
    let sides = tile.segment(city).sides;
    match shared {
        true if sides.has(before(side)) => (place, place + SPLIT),
        true => (place + SPLIT, place + 1.0),
        false => (place, place + 1.0),
    }
}

fn before(side: Side) -> Side {
    Side::ALL[(side as usize + 3) % 4]
}

/// The walls at the stretches that a city does not hold.
fn walls_of(tile: &Tile, city: SegmentId, held: &[(f64, f64)]) -> Vec<Wall> {
    if held == [(0.0, 4.0)] {
        return Vec::new();
    }
    let mut walls = Vec::new();
    for (index, stretch) in held.iter().enumerate() {
        let next = held[(index + 1) % held.len()].0;
        let from = stretch.1;
        let to = from + (next - from).rem_euclid(4.0);
        if touches_opposite(tile, city) {
            walls.extend(pointed_cap(city, from, to));
            continue;
        }
        let mut start = from;
        for tip in tips(tile, city, from, to) {
            let half_width = if tip.fract() == 0.0 { 0.0 } else { TIP };
            walls.push(wall(tile, city, (start, tip - half_width)));
            start = tip + half_width;
        }
        walls.push(wall(tile, city, (start, to)));
    }
    walls
}

/// Places in a stretch where the tip of a city separates two fields: a corner (inns/G) or the
/// middle of a side (HS-54).
fn tips(tile: &Tile, city: SegmentId, from: f64, to: f64) -> Vec<f64> {
    let first = (from * 2.0).floor() as i32 + 1;
    (first..)
        .map(|halves| f64::from(halves) / 2.0)
        .take_while(|&place| place < to - 1e-9)
        .filter(|&place| {
            let side = Side::ALL[place.rem_euclid(4.0) as usize];
            let corner = place.fract() == 0.0;
            let open = corner || tile.edges[side as usize] == Terrain::Field;
            let fields = [border::half_before(place), border::half_after(place)]
                .map(|half| tile.field_at(half));
            match fields {
                [Some(one), Some(other)] if open && one != other => [one, other]
                    .iter()
                    .all(|&field| tile.segment(field).cities & (1 << city.0) != 0),
                _ => false,
            }
        })
        .collect()
}

/// Whether this city and the one opposite touch in the middle and separate the fields beside them
/// (HS-52).
fn touches_opposite(tile: &Tile, city: SegmentId) -> bool {
    let sides = tile.segment(city).sides;
    let Some(side) = sides.iter().next().filter(|_| sides.len() == 1) else {
        return false;
    };
    let across = city_at(tile, side.opposite());
    let beside = border::middle(side) + 1.0;
    let fields = [beside, beside + 2.0].map(|place| tile.field_at(border::half_after(place)));
    let roads = tile.each().any(|(_, s)| s.kind == FeatureKind::Road);
    let mut symbols = tile.symbols.iter();
    let circle = symbols.any(|symbol| matches!(symbol, Symbol::CropCircle(_)));
    across.is_some_and(|id| id != city)
        && fields[0].is_some()
        && fields[1].is_some()
        && fields[0] != fields[1]
        && !roads
        && !circle
        && tile.river.is_empty()
}

/// A cap whose tip reaches the middle of the tile.
fn pointed_cap(city: SegmentId, from: f64, to: f64) -> [Wall; 2] {
    let (start, end) = (border::at(from), border::at(to));
    let middle = start.midpoint(end);
    let out = (border::CENTER - middle) / 500.0;
    let along = (end - start) / 1000.0;
    let point = |across: f64, deep: f64| middle + along * across + out * deep;
    let mid_front = (from + to) / 2.0;
    let [near, far] = [(300.0, 190.0), (150.0, 400.0)];
    let tip = [point(-34.0, 500.0), point(34.0, 500.0)];
    let left = CubicBez::new(start, point(-near.0, near.1), point(-far.0, far.1), tip[0]);
    let right = CubicBez::new(tip[1], point(far.0, far.1), point(near.0, near.1), end);
    [(left, (from, mid_front)), (right, (mid_front, to))].map(|(curve, front)| Wall {
        city,
        curve,
        front,
    })
}

/// The wall at a stretch of the border.
fn wall(tile: &Tile, city: SegmentId, front: (f64, f64)) -> Wall {
    let (start, end) = (border::at(front.0), border::at(front.1));
    let chord = end - start;
    let along = chord / chord.hypot();
    let out = Vec2::new(along.y, -along.x);
    let [first, second] = bend(tile, city, front);
    let curve = CubicBez::new(
        start,
        start + along * first.0 + out * first.1,
        end - along * second.0 + out * second.1,
        end,
    );
    Wall { city, curve, front }
}

/// The control points of a wall: for each end, the distance along the straight line and out of the
/// city.
fn bend(tile: &Tile, city: SegmentId, front: (f64, f64)) -> [(f64, f64); 2] {
    let sides = front.1 - front.0;
    if (sides - 1.0).abs() < 1e-9 {
        return [arch(tile, city, front); 2];
    }
    if (sides - 2.0).abs() < 1e-9 {
        return diagonal(tile, city, front).map(|out| (420.0, out));
    }
    if (sides - 3.0).abs() < 1e-9 {
        return [cap(tile, front); 2];
    }
    odd(front)
}

/// Walls that end on an edge instead of at a corner: half of a split edge, or a tip in the middle
/// of a side.
fn odd(front: (f64, f64)) -> [(f64, f64); 2] {
    let from_corner = front.0.fract().abs() < 1e-9;
    let wide = front.1 - front.0 > 2.0;
    match (wide, from_corner) {
        (true, true) => [(380.0, -150.0), (330.0, -60.0)],
        (true, false) => [(330.0, -60.0), (380.0, -150.0)],
        (false, true) => [(330.0, 10.0), (420.0, -190.0)],
        (false, false) => [(420.0, -190.0), (330.0, 10.0)],
    }
}

/// The wall at one side, when the city holds the adjacent sides.
fn arch(tile: &Tile, city: SegmentId, front: (f64, f64)) -> (f64, f64) {
    let side = side_at(front.0);
    let pointed = [front.0, front.1].iter().any(|&corner| {
        let held = |side: Side| tile.segment(city).sides.has(side);
        let after = side_at(corner);
        !held(after) && !held(before(after))
    });
    match city_at(tile, side) {
        Some(_) => (260.0, -570.0),
        _ if pointed && tile.segment(city).sides.len() == 1 => (400.0, -215.0),
        _ if pointed => (420.0, -300.0),
        _ => (230.0, -350.0),
    }
}

/// How far the ends of a diagonal wall bend outwards.
fn diagonal(tile: &Tile, city: SegmentId, front: (f64, f64)) -> [f64; 2] {
    let fronts = [front.0, front.0 + 1.0].map(|place| city_at(tile, side_at(place)));
    let sides = tile.segment(city).sides;
    let monastery = tile.single(FeatureKind::Monastery).is_some();
    match fronts {
        _ if sides.len() == 1 => {
            if sides.has(before(side_at(front.0))) {
                [-60.0, 50.0]
            } else {
                [50.0, -60.0]
            }
        }
        [Some(one), Some(other)] if one == other => [-215.0; 2],
        [Some(_), Some(_)] => [-125.0; 2],
        _ if monastery => [-250.0; 2],
        _ => [-125.0; 2],
    }
}

/// The side after a corner of the border.
fn side_at(corner: f64) -> Side {
    Side::ALL[corner.round().rem_euclid(4.0) as usize]
}

/// The city in the middle of a side.
fn city_at(tile: &Tile, side: Side) -> Option<SegmentId> {
    let middle = tile.link(side).middle;
    middle.filter(|&id| tile.segment(id).kind == FeatureKind::City)
}

/// The wall around a single side.
fn cap(tile: &Tile, front: (f64, f64)) -> (f64, f64) {
    let beside = [front.0 + 0.5, front.1 - 0.5];
    match beside.map(|place| city_at(tile, Side::ALL[place.rem_euclid(4.0) as usize])) {
        [Some(one), Some(other)] if one == other => (330.0, 225.0),
        [None, None] => (230.0, 350.0),
        _ => (380.0, 325.0),
    }
}

/// The path around a city: its walls and the stretches of the border it holds.
fn enclose(held: &[(f64, f64)], walls: &[Wall]) -> BezPath {
    let mut path = BezPath::new();
    let Some(first) = walls.first() else {
        return kurbo::Shape::to_path(&border::tile_square(), 0.1);
    };
    path.move_to(first.curve.p0);
    for (index, wall) in walls.iter().enumerate() {
        path.curve_to(wall.curve.p1, wall.curve.p2, wall.curve.p3);
        let next = walls[(index + 1) % walls.len()].front.0;
        for corner in passed(held, wall.front.1, next) {
            path.line_to(corner);
        }
        path.line_to(walls[(index + 1) % walls.len()].curve.p0);
    }
    path.close_path();
    path
}

/// The corners of the border between two walls of a city; empty when the walls meet at a point.
fn passed(held: &[(f64, f64)], from: f64, to: f64) -> Vec<Point> {
    let holds = |place: f64| {
        held.iter().any(|&(start, _)| {
            ((start - place).rem_euclid(4.0)).min((place - start).rem_euclid(4.0)) < 1e-9
        })
    };
    if !holds(from) {
        return Vec::new();
    }
    let ahead = (to - from).rem_euclid(4.0);
    border::corners(from, from + ahead).collect()
}
