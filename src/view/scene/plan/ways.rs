//! The course of roads and of the river.

use kurbo::{
    BezPath, CubicBez, ParamCurve, ParamCurveDeriv, ParamCurveNearest, Point, Shape, Vec2,
};

use super::border::{self, CENTER, inward};
use super::hub::{Hub, sides_inward};
use super::walls::Wall;
use engine::tiles::{FeatureKind, RoadEnd, Segment, SegmentId, Side, Symbol, Tile};

/// Width of a road between its edges.
pub const ROAD_WIDTH: f64 = 62.0;
/// Width of the river between its banks.
pub const RIVER_WIDTH: f64 = 116.0;

#[derive(Clone, Debug)]
pub struct Road {
    pub segment: SegmentId,
    /// The centre line, from the border.
    pub line: BezPath,
    /// The gate of a city where it ends: the point in the wall, and the direction into the city.
    pub gate: Option<(Point, Vec2)>,
}

/// The river of a tile.
#[derive(Clone, Debug)]
pub struct River {
    /// The centre line, from the border.
    pub line: BezPath,
    /// The spring, if the river rises on this tile.
    pub source: Option<Point>,
    /// The middle of the lake it ends in.
    pub lake: Option<Point>,
}

/// Radius of the lake at the end of the river.
pub const LAKE_RADIUS: f64 = 185.0;

/// Lays out the roads of a tile.
pub fn roads(tile: &Tile, walls: &[Wall], hub: Option<&Hub>) -> Vec<Road> {
    tile.each()
        .filter(|(_, segment)| segment.kind == FeatureKind::Road)
        .map(|(id, segment)| {
            let sides: Vec<Side> = segment.sides.iter().collect();
            let (line, gate) = match (sides.as_slice(), segment.end) {
                (&[one, other], _) => (through(tile, one, other), None),
                (&[side], Some(RoadEnd::City(city))) => to_gate(tile, side, city, walls),
                (&[side, ..], _) => (to_hub(side, hub), None),
                ([], _) => (BezPath::new(), None),
            };
            Road {
                segment: id,
                line,
                gate,
            }
        })
        .collect()
}

fn through(tile: &Tile, one: Side, other: Side) -> BezPath {
    if one.opposite() == other {
        let bow = bow(tile, one);
        let straight = bow != Vec2::ZERO || is_crossed(tile);
        across(one, bow, if straight { 0.0 } else { 75.0 })
    } else {
        let tight = tile.single(FeatureKind::Monastery).is_some()
            && tile
                .each()
                .any(|(_, s)| s.kind == FeatureKind::City && s.sides.len() == 2);
        corner(one, other, if tight { 150.0 } else { 276.0 })
    }
}

/// Where a road or the river meets a side.
fn end(side: Side) -> Point {
    border::at(border::middle(side))
}

/// A line from side to side, bent by `bow` in the middle; without a reason to bend it winds a
/// little.
pub fn across(side: Side, bow: Vec2, wind: f64) -> BezPath {
    let (start, end) = (end(side), end(side.opposite()));
    let middle = CENTER + bow;
    let ahead = inward(side);
    let aside = Vec2::new(-ahead.y, ahead.x) * wind;
    let mut line = BezPath::new();
    line.move_to(start);
    line.curve_to(
        start + ahead * 190.0,
        middle - ahead * 210.0 - aside,
        middle,
    );
    line.curve_to(middle + ahead * 210.0 + aside, end - ahead * 190.0, end);
    line
}

/// A line between adjacent sides; `reach` is how far it stays straight at the ends.
pub fn corner(one: Side, other: Side, reach: f64) -> BezPath {
    let (start, end) = (end(one), end(other));
    let (leaving, coming) = (inward(one) * reach, inward(other) * reach);
    CubicBez::new(start, start + leaving, end + coming, end).to_path(1.0)
}

/// The sides of a segment that a line across the tile from `side` does not reach.
fn sides_beside(segment: &Segment, side: Side) -> impl Iterator<Item = Side> {
    let sides = segment.sides.iter();
    sides.filter(move |&beside| beside != side && beside != side.opposite())
}

/// How a line across the tile makes room: it bends away from a city cap or a house.
fn bow(tile: &Tile, side: Side) -> Vec2 {
    if is_crossed(tile) {
        return Vec2::ZERO;
    }
    let mut bow = Vec2::ZERO;
    for (_, segment) in tile.each() {
        for beside in sides_beside(segment, side) {
            match (segment.kind, segment.end) {
                (FeatureKind::City, _) if segment.sides.len() == 1 => bow += inward(beside) * 55.0,
                (FeatureKind::Road, Some(RoadEnd::House)) => bow += inward(beside) * 60.0,
                _ => {}
            }
        }
    }
    bow
}

/// Whether a bridge stands on the tile.
fn is_crossed(tile: &Tile) -> bool {
    tile.symbols.iter().any(|symbol| {
        matches!(
            symbol,
            Symbol::RoadBridge(..) | Symbol::RiverBridge(_) | Symbol::RoadOverCity(..)
        )
    })
}

fn to_gate(
    tile: &Tile,
    side: Side,
    city: SegmentId,
    walls: &[Wall],
) -> (BezPath, Option<(Point, Vec2)>) {
    let place = border::middle(side);
    let start = end(side);
    let facing = walls
        .iter()
        .filter(|wall| wall.city == city)
        .find(|wall| border::between(place, wall.front.0, wall.front.1));
    let Some(wall) = facing else {
        return (to_hub(side, None), None);
    };
    let share = gate_share(tile, start, &wall.curve);
    let gate = wall.curve.eval(share);
    let tangent = wall.curve.deriv().eval(share).to_vec2();
    let into = Vec2::new(-tangent.y, tangent.x) / tangent.hypot();
    let reach = (gate - start).hypot();
    let line = CubicBez::new(
        start,
        start + inward(side) * (reach * 0.45),
        gate - into * (reach * 0.4),
        gate + into * 12.0,
    );
    (line.to_path(1.0), Some((gate, into)))
}

/// The position of a road's gate on a wall: between the nearest point and the middle of the wall.
fn gate_share(tile: &Tile, start: Point, wall: &CubicBez) -> f64 {
    let nearest = wall.nearest(start, 1e-3).t.clamp(0.12, 0.88);
    let roads = tile
        .each()
        .filter(|(_, s)| s.kind == FeatureKind::Road)
        .count();
    let pull = if roads > 1 { 0.35 } else { 0.55 };
    nearest + (0.5 - nearest) * pull
}

fn to_hub(side: Side, hub: Option<&Hub>) -> BezPath {
    let start = end(side);
    let (goal, radius) = hub.map_or((CENTER, 0.0), |hub| (hub.at, hub.road_stop()));
    let toward = goal - start;
    let distance = toward.hypot();
    let end = goal - toward * (radius / distance);
    let leaving = inward(side) * (distance * 0.45);
    CubicBez::new(start, start + leaving, end - toward * 0.3, end).to_path(1.0)
}

/// Lays out the river of a tile.
pub fn river(tile: &Tile) -> Option<River> {
    let sides: Vec<Side> = tile.river.iter().collect();
    let plain = |line| River {
        line,
        source: None,
        lake: None,
    };
    match *sides.as_slice() {
        [one, other] if one.opposite() == other => {
            let bow = river_bow(tile, one);
            let straight = bow != Vec2::ZERO || is_crossed(tile);
            Some(plain(across(one, bow, if straight { 0.0 } else { -130.0 })))
        }
        [one, other] => Some(plain(corner(one, other, 276.0))),
        [side] if tile.shows(Symbol::RiverLake) => {
            let monastery = tile.single(FeatureKind::Monastery).is_some();
            let deep = if monastery { 290.0 } else { 500.0 };
            let lake = end(side) + inward(side) * deep;
            Some(River {
                lake: Some(lake),
                ..plain(winding(side, lake, 0.0))
            })
        }
        [side] => {
            let source = spring(tile, side);
            Some(River {
                source: Some(source),
                ..plain(winding(side, source, 70.0))
            })
        }
        _ => None,
    }
}

/// How the river makes room for a city cap, or for a monastery beyond a bridge.
fn river_bow(tile: &Tile, side: Side) -> Vec2 {
    let mut bow = Vec2::ZERO;
    for (_, segment) in tile.each() {
        for beside in sides_beside(segment, side) {
            match (segment.kind, segment.end) {
                (FeatureKind::City, _) => bow += inward(beside) * 60.0,
                (FeatureKind::Road, Some(RoadEnd::Monastery)) => bow -= inward(beside) * 130.0,
                _ => {}
            }
        }
    }
    bow
}

/// The spring: inside the tile, beyond any road that crosses the river.
fn spring(tile: &Tile, side: Side) -> Point {
    let bridge = tile.symbols.iter().find_map(|symbol| match symbol {
        Symbol::RiverBridge(road) => Some(*road),
        _ => None,
    });
    match bridge {
        Some(road) => CENTER - sides_inward(tile.segment(road)) * 215.0,
        None => end(side) + inward(side) * 610.0,
    }
}

/// A line from the middle of a side to a point inside, swinging sideways by `swing`.
fn winding(side: Side, end: Point, swing: f64) -> BezPath {
    let start = border::at(border::middle(side));
    let ahead = inward(side);
    let aside = Vec2::new(-ahead.y, ahead.x);
    let reach = (end - start).hypot();
    let middle = start.midpoint(end) + aside * swing;
    let mut line = BezPath::new();
    line.move_to(start);
    line.curve_to(
        start + ahead * (reach * 0.22),
        middle - (end - start) * 0.2,
        middle,
    );
    line.curve_to(
        middle + (end - start) * 0.18,
        end - (end - middle) * 0.3 - aside * swing,
        end,
    );
    line
}
