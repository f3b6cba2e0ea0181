//! Roads, lanes, junctions and bridges.

use kurbo::{Affine, BezPath, Circle, ParamCurve, ParamCurveDeriv, ParamCurveNearest, Point, Vec2};

use super::shapes::{direction, drawn, line, polygon, prolonged, shadow};
use super::sheet::Sheet;
use super::sprites::Sprites;
use crate::scene::color::Rgba;
use crate::scene::display::{DisplayList, Group, Pen};
use crate::scene::plan::{HubKind, RIVER_WIDTH, ROAD_WIDTH};
use engine::tiles::{FeatureKind, SegmentId, Symbol};

/// Total width of a road's dark edges.
const EDGE: f64 = 26.0;

/// The pen of a road with its edges.
const EDGED: Pen = Pen::round(ROAD_WIDTH + EDGE);

/// All roads on the ground, then the bridges.
pub fn draw(sheet: &Sheet, list: &mut DisplayList) {
    let over = |id: SegmentId| is_over_road(sheet, id);
    let ground: Vec<BezPath> = sheet
        .plan
        .roads
        .iter()
        .filter(|road| !over(road.segment))
        .map(|road| sheet.path(&prolonged(&road.line, 40.0)))
        .collect();
    let lanes: Vec<BezPath> = sheet
        .plan
        .lanes
        .iter()
        .map(|lane| sheet.path(lane))
        .collect();
    for lane in &lanes {
        list.stroke(
            lane.clone(),
            sheet.colors.road_edge,
            Pen::round(ROAD_WIDTH * 0.62 + EDGE),
        );
    }
    for road in &ground {
        list.stroke(road.clone(), sheet.colors.road_edge, EDGED);
    }
    for lane in &lanes {
        list.stroke(
            lane.clone(),
            sheet.colors.road,
            Pen::round(ROAD_WIDTH * 0.62),
        );
    }
    for road in &ground {
        surface(sheet, list, road);
    }
    junction(sheet, list);
    for &(road, at) in &sheet.plan.bridges {
        bridge(sheet, list, road, at);
    }
}

fn surface(sheet: &Sheet, list: &mut DisplayList, road: &BezPath) {
    let colors = sheet.colors;
    list.stroke(road.clone(), colors.road, Pen::round(ROAD_WIDTH));
    list.stroke(road.clone(), colors.road_track, Pen::round(30.0));
    list.stroke(road.clone(), colors.road, Pen::round(18.0));
    let mut grain = sheet.grain("pebbles");
    let pen = Pen::round(5.0).dashed(1.0, grain.between(60.0, 110.0));
    list.stroke(road.clone(), colors.road_track.darker(0.15), pen);
}

/// The ground of a village or a crossing.
fn junction(sheet: &Sheet, list: &mut DisplayList) {
    let Some(hub) = sheet.plan.hub else { return };
    let at = sheet.at(hub.at);
    let colors = sheet.colors;
    let round = |list: &mut DisplayList, share: f64, color: Rgba| {
        list.fill(Circle::new(at, hub.radius * share), color);
    };
    match hub.kind {
        HubKind::Village => {
            list.fill(
                Circle::new(at, hub.radius * 0.72 + EDGE * 0.5),
                colors.road_edge,
            );
            round(list, 0.72, colors.city);
            round(list, 0.4, colors.meadow_patches[0]);
        }
        HubKind::Crossing => {
            list.fill(Circle::new(at, hub.radius + EDGE * 0.5), colors.road_edge);
            list.fill(Circle::new(at, hub.radius), colors.city);
            list.stroke(
                Circle::new(at, hub.radius * 0.7),
                colors.city_shade,
                Pen::round(6.0),
            );
        }
        HubKind::House => round(list, 0.8, colors.city_shade.mix(colors.meadow, 0.4)),
        HubKind::Copse => round(list, 0.86, colors.meadow_patches[1].darker(0.12)),
        _ => {}
    }
}

/// Whether a road crosses over another one or over a city.
pub fn is_over_road(sheet: &Sheet, id: SegmentId) -> bool {
    sheet.tile.symbols.iter().any(
        |s| matches!(s, Symbol::RoadBridge(road, _) | Symbol::RoadOverCity(road, _) if *road == id),
    )
}

/// A bridge of stone under a road, across a river or another road.
fn bridge(sheet: &Sheet, list: &mut DisplayList, id: SegmentId, at: Point) {
    let mut symbols = sheet.tile.symbols.iter();
    let over_city = symbols.any(|s| matches!(s, Symbol::RoadOverCity(r, _) if *r == id));
    let Some(road) = sheet.plan.road(id).filter(|_| !over_city) else {
        return;
    };
    let length = if sheet.plan.river.is_some() {
        RIVER_WIDTH + 44.0
    } else {
        ROAD_WIDTH + 78.0
    };
    let line = sheet.path(&prolonged(&road.line, 40.0));
    let span = Span::new(&line, sheet.at(at), length);
    if is_over_road(sheet, id) {
        list.stroke(line.clone(), sheet.colors.road_edge, EDGED);
        surface(sheet, list, &line);
    }
    span.draw(sheet, list, &line);
}

/// The straight piece of a road on a bridge.
struct Span {
    at: Point,
    along: Vec2,
    length: f64,
}

impl Span {
    fn new(road: &BezPath, at: Point, length: f64) -> Self {
        let nearest = road
            .segments()
            .map(|segment| (segment.nearest(at, 1e-3), segment.to_cubic()))
            .min_by(|a, b| a.0.distance_sq.total_cmp(&b.0.distance_sq));
        let along = nearest.map_or(Vec2::new(1.0, 0.0), |(near, cubic)| {
            let along = cubic.deriv().eval(near.t).to_vec2();
            along / along.hypot().max(1e-6)
        });
        Span { at, along, length }
    }

    fn corner(&self, along: f64, aside: f64) -> Point {
        let across = Vec2::new(-self.along.y, self.along.x);
        self.at + self.along * (along * self.length / 2.0) + across * aside
    }

    fn deck(&self, half: f64) -> BezPath {
        polygon([
            self.corner(-1.0, -half),
            self.corner(1.0, -half),
            self.corner(1.0, half),
            self.corner(-1.0, half),
        ])
    }

    fn draw(&self, sheet: &Sheet, list: &mut DisplayList, road: &BezPath) {
        let colors = sheet.colors;
        let half = ROAD_WIDTH / 2.0 + 13.0;
        let shade = Affine::translate((9.0, 15.0)) * self.deck(half);
        list.fill(shade, colors.shadow.alpha(0.4));
        list.outlined(self.deck(half), (colors.outline, 7.0), colors.wall_face[0]);
        let drop = Affine::translate((0.0, 12.0)) * self.deck(half);
        list.group(Group::clipped(drop), |list| {
            list.fill(self.deck(half), colors.wall_face[1]);
        });
        list.group(Group::clipped(self.deck(half - 12.0)), |list| {
            surface(sheet, list, road);
        });
        for aside in [-(half - 6.0), half - 6.0] {
            let rail = line([self.corner(-1.06, aside), self.corner(1.06, aside)]);
            list.stroke(rail.clone(), colors.outline, Pen::round(17.0));
            list.stroke(rail.clone(), colors.wall_top, Pen::round(11.0));
            list.stroke(rail, colors.wall_face[1], Pen::flat(11.0).dashed(2.0, 18.0));
        }
    }
}

/// The roads that cross a city on arches.
pub fn ways_over_cities(sheet: &Sheet) -> Vec<BezPath> {
    let road = |symbol: &Symbol| match symbol {
        Symbol::RoadOverCity(id, _) => sheet.plan.road(*id),
        _ => None,
    };
    let roads = sheet.tile.symbols.iter().filter_map(road);
    roads
        .map(|road| sheet.path(&prolonged(&road.line, 40.0)))
        .collect()
}

/// A road that crosses a city on arches, drawn over the ground of the city.
pub fn over_city(sheet: &Sheet, list: &mut DisplayList) {
    for line in ways_over_cities(sheet) {
        let colors = sheet.colors;
        let shade = Affine::translate((14.0, 14.0)) * line.clone();
        list.stroke(line.clone(), colors.road_edge, EDGED);
        surface(sheet, list, &line);
        for city in &sheet.plan.cities {
            list.group(Group::clipped(sheet.path(&city.area)), |list| {
                list.stroke(shade.clone(), colors.shadow, Pen::flat(ROAD_WIDTH + 40.0));
                list.stroke(line.clone(), colors.outline, Pen::flat(ROAD_WIDTH + 42.0));
                list.stroke(line.clone(), colors.wall_top, Pen::flat(ROAD_WIDTH + 32.0));
                list.stroke(line.clone(), colors.road_edge, Pen::flat(ROAD_WIDTH + 6.0));
                surface(sheet, list, &line);
            });
        }
    }
}

/// What stands at junctions: houses of a village, a wayside cross, trees.
pub fn stand(sheet: &Sheet, standing: &mut Sprites) {
    let Some(hub) = sheet.plan.hub else { return };
    let at = sheet.at(hub.at);
    match hub.kind {
        HubKind::Village => village(sheet, standing, at, hub.radius),
        HubKind::House => super::houses::cottage(sheet, standing, at + Vec2::new(0.0, 34.0), 1.25),
        HubKind::Farmhouse => {
            super::houses::cottage(sheet, standing, at + Vec2::new(0.0, 46.0), 1.6)
        }
        HubKind::Crossing => wayside_cross(sheet, standing, at),
        HubKind::Copse => copse(sheet, standing, at, hub.radius),
        _ => {}
    }
}

/// Angles at which roads and lanes leave a point.
fn ways_out(sheet: &Sheet, at: Point) -> Vec<f64> {
    let roads = sheet
        .plan
        .roads
        .iter()
        .filter(|road| sheet.tile.segment(road.segment).kind == FeatureKind::Road)
        .filter_map(|road| Some(sheet.at(road.line.segments().last()?.eval(0.7))));
    let lanes = sheet
        .plan
        .lanes
        .iter()
        .filter_map(|lane| Some(sheet.at(lane.segments().last()?.end())));
    roads
        .chain(lanes)
        .map(|point| direction(at, point))
        .map(|way| way.y.atan2(way.x))
        .collect()
}

/// Houses between the roads, and a tree on the green.
fn village(sheet: &Sheet, standing: &mut Sprites, at: Point, radius: f64) {
    let ways = ways_out(sheet, at);
    let mut grain = sheet.grain("village");
    let mut built: Vec<Point> = Vec::new();
    for step in 0..16 {
        let angle = f64::from(step) / 16.0 * std::f64::consts::TAU - 2.6;
        let apart = |other: f64| {
            let turn = (angle - other).rem_euclid(std::f64::consts::TAU);
            turn.min(std::f64::consts::TAU - turn)
        };
        let foot = at
            + Vec2::new(
                angle.cos() * radius * 0.86,
                angle.sin() * radius * 0.74 + 24.0,
            );
        if ways.iter().all(|&way| apart(way) > 0.62)
            && built.iter().all(|other| other.distance(foot) > 84.0)
        {
            built.push(foot);
            super::houses::cottage(sheet, standing, foot, grain.between(0.95, 1.15));
        }
    }
    let foot = at + Vec2::new(0.0, 16.0);
    let size = 0.72;
    standing.stand(foot.y, |list| {
        super::trees::tree(list, sheet.colors, foot, size, false)
    });
}

fn wayside_cross(sheet: &Sheet, standing: &mut Sprites, at: Point) {
    let colors = sheet.colors;
    standing.stand(at.y + 12.0, |list| {
        let foot = at + Vec2::new(0.0, 12.0);
        shadow(list, colors, foot + Vec2::new(9.0, 2.0), 26.0, 10.0);
        let block = drawn(foot, "M -20 0 L 20 0 15 -14 -15 -14 Z");
        list.outlined(block, (colors.outline, 7.0), colors.rock);
        let cross = drawn(
            foot,
            "M -6 -14 L 6 -14 6 -48 22 -48 22 -60 6 -60 6 -78 -6 -78 -6 -60 -22 -60 -22 -48 -6 -48 Z",
        );
        list.outlined(cross, (colors.outline, 7.0), colors.wall_top);
    });
}

fn copse(sheet: &Sheet, standing: &mut Sprites, at: Point, radius: f64) {
    let spots = [
        (0.0, -0.3),
        (-0.5, 0.05),
        (0.5, 0.0),
        (-0.12, 0.4),
        (0.45, 0.55),
        (-0.55, 0.6),
    ];
    for (index, (dx, dy)) in spots.into_iter().enumerate() {
        let foot = at + Vec2::new(dx * radius, dy * radius * 0.8 + 18.0);
        standing.stand(foot.y, |list| {
            super::trees::tree(list, sheet.colors, foot, 0.95, index % 2 == 0);
        });
    }
}
