//! The ground of a tile that is small: flat areas and strong lines.

use kurbo::{BezPath, Circle, PathSeg, Point, Vec2};

use super::Sheet;
use super::roads::is_over_road;
use super::shapes::{around, prolonged};
use crate::scene::color::WHITE;
use crate::scene::detail::Detail;
use crate::scene::display::{DisplayList, Pen};
use crate::scene::plan::{Hub, HubKind, LAKE_RADIUS, RIVER_WIDTH, ROAD_WIDTH, tile_square};
use engine::tiles::{FeatureKind, SegmentId, Symbol};

/// Widths of what is drawn, in units of a tile.
#[derive(Clone, Copy, Debug)]
pub struct Widths {
    /// The light middle of a road.
    pub road: f64,
    /// The dark line on each side of a road, and around what roads end at.
    pub casing: f64,
    /// A city wall.
    pub wall: f64,
    /// The line between water and land.
    pub bank: f64,
    /// Half the size of an icon.
    pub icon: f64,
}

/// The widths for each detail: lines are never much thinner than a pixel, icons never smaller than 14 pixels of the page,
/// as far as a tile of 24 pixels has room for them.
pub const fn widths(detail: Detail) -> Widths {
    let [road, casing, wall, bank, icon] = match detail {
        Detail::Full => [ROAD_WIDTH, 10.0, 24.0, 8.0, 90.0],
        Detail::Reduced => [64.0, 28.0, 36.0, 22.0, 165.0],
        Detail::Flat => [92.0, 46.0, 50.0, 34.0, 240.0],
        Detail::Tiny => [100.0, 58.0, 64.0, 42.0, 295.0],
    };
    Widths {
        road,
        casing,
        wall,
        bank,
        icon,
    }
}

/// Meadow, water, roads, what they end at, cities and their walls.
pub fn ground(sheet: &Sheet, list: &mut DisplayList) {
    let widths = widths(sheet.detail);
    list.fill(tile_square(), sheet.colors.meadow);
    water(sheet, list, &widths);
    if let Some(hub) = sheet.plan.hub {
        corn(sheet, list, &hub, &widths);
    }
    roads(sheet, list, &widths);
    cities(sheet, list, &widths);
    over_city(sheet, list, &widths);
    if let Some(hub) = sheet.plan.hub {
        ends(sheet, list, &hub, &widths);
    }
}

/// The river with its spring and its lake, and the lake of a ferry.
fn water(sheet: &Sheet, list: &mut DisplayList, widths: &Widths) {
    let line = sheet.plan.river.as_ref().map(|river| &river.line);
    let line = line.map(|line| sheet.path(&prolonged(line, 40.0)));
    let mut pools: Vec<Circle> = Vec::new();
    if let Some(river) = &sheet.plan.river {
        let lake = river.lake.map(|at| (at, LAKE_RADIUS));
        let pool = lake.or(river.source.map(|at| (at, 84.0)));
        pools.extend(pool.map(|(at, radius)| Circle::new(sheet.at(at), radius)));
    }
    if let Some(hub) = sheet.plan.hub.filter(|hub| hub.kind == HubKind::FerryLake) {
        pools.push(Circle::new(sheet.at(hub.at), hub.radius));
    }
    let colors = sheet.colors;
    for (color, grow) in [
        (colors.bank_edge, 2.0 * widths.bank),
        (colors.water[1], 0.0),
    ] {
        if let Some(line) = &line {
            list.stroke(line.clone(), color, Pen::round(RIVER_WIDTH - 10.0 + grow));
        }
        for pool in &pools {
            list.fill(Circle::new(pool.center, pool.radius + grow / 2.0), color);
        }
    }
}

/// The corn around a crop circle, as far as it parts the fields.
fn corn(sheet: &Sheet, list: &mut DisplayList, hub: &Hub, widths: &Widths) {
    let fields = sheet.tile.each().any(|(_, s)| s.kind == FeatureKind::Field);
    if hub.kind == HubKind::CropCircle && fields {
        let area = Circle::new(sheet.at(hub.at), hub.radius);
        list.stroke(
            area,
            sheet.colors.road_edge,
            Pen::round(2.0 * widths.casing),
        );
        list.fill(area, sheet.colors.corn);
    }
}

/// All roads on the ground: first their edges, so that they join, then those that pass over another one.
fn roads(sheet: &Sheet, list: &mut DisplayList, widths: &Widths) {
    let over = |id: SegmentId| is_over_road(sheet, id);
    let lines = |above: bool| {
        let roads = sheet.plan.roads.iter();
        let roads = roads.filter(move |road| over(road.segment) == above);
        roads.map(|road| sheet.path(&prolonged(&road.line, 40.0)))
    };
    let lanes = sheet.plan.lanes.iter().map(|lane| sheet.path(lane));
    let ways: Vec<(BezPath, f64)> = lines(false)
        .map(|line| (line, widths.road))
        .chain(lanes.map(|lane| (lane, widths.road * 0.5)))
        .collect();
    draw_ways(sheet, list, &ways, widths);
    for line in lines(true) {
        draw_ways(sheet, list, &[(line, widths.road)], widths);
    }
}

fn draw_ways(sheet: &Sheet, list: &mut DisplayList, ways: &[(BezPath, f64)], widths: &Widths) {
    let colors = sheet.colors;
    let coats = [
        (colors.road_edge, 2.0 * widths.casing),
        (colors.road_core, 0.0),
    ];
    for (color, grow) in coats {
        for (line, width) in ways {
            list.stroke(line.clone(), color, Pen::round(width + grow));
        }
    }
}

/// The areas of cities, and their walls as dark lines.
fn cities(sheet: &Sheet, list: &mut DisplayList, widths: &Widths) {
    let colors = sheet.colors;
    let ground = match sheet.detail {
        Detail::Flat | Detail::Tiny => colors.roof_mass,
        Detail::Full | Detail::Reduced => colors.city.mix(colors.roof_mass, 0.5),
    };
    for city in &sheet.plan.cities {
        list.fill(sheet.path(&city.area), ground);
    }
    for wall in &sheet.plan.walls {
        let line = BezPath::from_path_segments([PathSeg::Cubic(wall.curve)].into_iter());
        list.stroke(sheet.path(&line), colors.wall_line, Pen::round(widths.wall));
    }
}

/// A road on arches across a city.
fn over_city(sheet: &Sheet, list: &mut DisplayList, widths: &Widths) {
    for symbol in &sheet.tile.symbols {
        let Symbol::RoadOverCity(id, _) = symbol else {
            continue;
        };
        if let Some(road) = sheet.plan.road(*id) {
            let line = sheet.path(&prolonged(&road.line, 40.0));
            draw_ways(sheet, list, &[(line, widths.road)], widths);
        }
    }
}

/// Where roads end and nothing else stands: a bold disc, and on that of a village two houses as soon as there is room.
fn ends(sheet: &Sheet, list: &mut DisplayList, hub: &Hub, widths: &Widths) {
    let peopled = hub.kind == HubKind::Village && sheet.detail < Detail::Tiny;
    let radius = match hub.kind {
        HubKind::Village if peopled => 116.0,
        HubKind::Village | HubKind::Crossing | HubKind::Copse => 88.0,
        HubKind::Farmhouse | HubKind::House => 72.0,
        HubKind::Monastery | HubKind::CropCircle | HubKind::FerryLake => return,
    };
    let colors = sheet.colors;
    let at = sheet.at(hub.at);
    let radius = radius + widths.casing * 0.6;
    list.fill(Circle::new(at, radius + widths.casing), colors.wall_line);
    match peopled {
        true => {
            list.fill(Circle::new(at, radius), colors.road_core);
            for middle in [Vec2::new(-0.42, -0.14), Vec2::new(0.42, 0.2)] {
                house(
                    sheet,
                    list,
                    at + middle * radius,
                    radius * 0.46,
                    widths.casing,
                );
            }
        }
        false => list.fill(Circle::new(at, radius), colors.roofs[1]),
    }
}

/// A house as a wall and a gable, `half` as wide as it is to each side of its middle.
fn house(sheet: &Sheet, list: &mut DisplayList, at: Point, half: f64, line: f64) {
    let colors = sheet.colors;
    let wall = [(-0.7, 0.0), (0.7, 0.0), (0.7, 0.7), (-0.7, 0.7)];
    let roof = [(-1.05, 0.2), (0.0, -0.85), (1.05, 0.2)];
    let parts = [(&wall[..], WHITE), (&roof[..], colors.roofs[1])];
    let parts = parts.map(|(corners, color)| {
        let corners: Vec<(f64, f64)> = corners.iter().map(|(x, y)| (x * half, y * half)).collect();
        (around(at, &corners), color)
    });
    for (shape, _) in &parts {
        list.stroke(shape.clone(), colors.wall_line, Pen::round(line));
    }
    for (shape, color) in parts {
        list.fill(shape, color);
    }
}
