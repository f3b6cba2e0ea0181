//! The ground of a small tile: flat areas and strong lines.

use kurbo::{Affine, BezPath, Circle, Point, Shape, Vec2};

use super::roads::{is_over_road, ways_over_cities};
use super::shapes::{around, prolonged};
use super::sheet::Sheet;
use crate::scene::color::{Rgba, WHITE};
use crate::scene::detail::Detail;
use crate::scene::display::{DisplayList, Group, Pen};
use crate::scene::plan::border::tile_square;
use crate::scene::plan::{Hub, HubKind, LAKE_RADIUS, RIVER_WIDTH, ROAD_WIDTH};
use crate::scene::theme::Palette;
use engine::tiles::{FeatureKind, SegmentId};

/// Widths in units of a tile.
#[derive(Clone, Copy, Debug)]
pub struct Widths {
    /// The light middle of a road.
    pub road: f64,
    /// The dark edge of a road, and of what roads end at.
    pub casing: f64,
    pub wall: f64,
    /// The line between water and land.
    pub bank: f64,
    /// Half the size of an icon.
    pub icon: f64,
}

/// The widths for a level of detail. Lines are never much thinner than a pixel, and icons never
/// smaller than 14 pixels, if a tile of 24 pixels has room for them.
pub const fn widths(detail: Detail) -> Widths {
    let [road, casing, wall, bank, icon] = match detail {
        Detail::Full => [ROAD_WIDTH, 10.0, 24.0, 8.0, 90.0],
        Detail::Reduced => [64.0, 22.0, 30.0, 18.0, 165.0],
        Detail::Flat => [84.0, 38.0, 44.0, 28.0, 240.0],
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

/// The corn around a crop circle, as far as it separates the fields.
fn corn(sheet: &Sheet, list: &mut DisplayList, hub: &Hub, widths: &Widths) {
    let fields = sheet.tile.each().any(|(_, s)| s.kind == FeatureKind::Field);
    if hub.kind == HubKind::CropCircle && fields {
        let area = Circle::new(sheet.at(hub.at), hub.radius);
        list.outlined(
            area,
            (sheet.colors.road_edge, 2.0 * widths.casing),
            sheet.colors.corn,
        );
    }
}

/// All roads on the ground: edges first, so that they join; then those crossing over another one.
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
    let ground = city_ground(colors, sheet.detail);
    for city in &sheet.plan.cities {
        list.fill(sheet.path(&city.area), ground);
    }
    for wall in &sheet.plan.walls {
        let line = sheet.path(&wall.curve.to_path(1.0));
        list.stroke(line, colors.wall_line, Pen::round(widths.wall));
    }
}

/// The ground of a city, in even steps from streets to roofs: no city changes its colour at once while the board is zoomed.
pub fn city_ground(colors: &Palette, detail: Detail) -> Rgba {
    let roofs = match detail {
        Detail::Full => 0.0,
        Detail::Reduced => 0.4,
        Detail::Flat => 0.8,
        Detail::Tiny => 1.0,
    };
    colors.city.mix(colors.roof_mass, roofs)
}

/// A road on arches across a city.
fn over_city(sheet: &Sheet, list: &mut DisplayList, widths: &Widths) {
    for line in ways_over_cities(sheet) {
        draw_ways(sheet, list, &[(line, widths.road)], widths);
    }
}

/// What roads end at, where nothing else is drawn: houses of a village or a single one, a bush, or
/// a bold disc.
fn ends(sheet: &Sheet, list: &mut DisplayList, hub: &Hub, widths: &Widths) {
    let at = sheet.at(hub.at);
    let line = widths.casing;
    // Half the size of a village.
    let village = match sheet.detail {
        Detail::Full | Detail::Reduced => 178.0,
        Detail::Flat => 205.0,
        Detail::Tiny => 250.0,
    };
    let tight = sheet.detail == Detail::Tiny && !sheet.symbols.is_empty();
    match hub.kind {
        HubKind::Village | HubKind::Farmhouse | HubKind::House if tight => {
            houses(sheet, list, at, &FARM, HUT);
        }
        HubKind::Copse if tight => {
            let smaller = Group::at(Affine::scale_about(0.7, at));
            list.group(smaller, |list| bush(sheet, list, at, line));
        }
        HubKind::Village if sheet.detail == Detail::Tiny => {
            houses(sheet, list, at, &HAMLET, village)
        }
        HubKind::Village => houses(sheet, list, at, &VILLAGE, village),
        HubKind::Farmhouse | HubKind::House => houses(sheet, list, at, &FARM, village * 0.9),
        HubKind::Copse => bush(sheet, list, at, line),
        HubKind::Crossing => {
            let radius = 88.0 + line * 0.6;
            list.fill(Circle::new(at, radius + line), sheet.colors.wall_line);
            list.fill(Circle::new(at, radius), sheet.colors.roofs[1]);
        }
        HubKind::Monastery | HubKind::CropCircle | HubKind::FerryLake => {}
    }
}

/// Half the size of the reduced village beside an icon on the smallest tiles.
const HUT: f64 = 170.0;

/// A house in a square from -1 to 1: its middle, half its width, and the colour of its roof.
type House = ((f64, f64), f64, Rgba);
const VILLAGE: [House; 3] = [
    ((-0.42, -0.36), 0.42, Rgba::hex(0xe09a2f)),
    ((0.46, -0.3), 0.42, Rgba::hex(0x4a6f9c)),
    ((0.0, 0.26), 0.56, Rgba::hex(0xc8432c)),
];
/// The part of a village that fits on the smallest tiles.
const HAMLET: [House; 2] = [
    ((0.52, -0.12), 0.56, Rgba::hex(0xc8432c)),
    ((-0.52, 0.12), 0.56, Rgba::hex(0xc8432c)),
];
const FARM: [House; 1] = [((0.0, 0.0), 0.62, Rgba::hex(0xc8432c))];

/// Houses with one light outline around all of them, farthest first.
fn houses(sheet: &Sheet, list: &mut DisplayList, at: Point, houses: &[House], size: f64) {
    let part = |&((x, y), half, _): &House, corners: &[(f64, f64)]| {
        let corners = corners.iter();
        let corners = corners.map(|(dx, dy)| ((x + dx * half) * size, (y + dy * half) * size));
        around(at, &corners.collect::<Vec<_>>())
    };
    for (color, width) in [(WHITE, 0.4), (sheet.colors.wall_line, 0.2)] {
        for house in houses {
            for shape in [part(house, &WALL), part(house, &ROOF)] {
                list.stroke(shape, color, Pen::round(width * size));
            }
        }
    }
    for house in houses {
        for (corners, color) in [(&WALL[..], WHITE), (&ROOF[..], house.2)] {
            let shape = part(house, corners);
            list.outlined(shape, (sheet.colors.wall_line, 0.13 * size), color);
        }
        list.fill(part(house, &DOOR), sheet.colors.wall_line);
    }
}

/// The wall of a house, its gable and its door, around its middle.
const WALL: [(f64, f64); 4] = [(-0.7, 0.0), (0.7, 0.0), (0.7, 0.8), (-0.7, 0.8)];
const ROOF: [(f64, f64); 3] = [(-1.05, 0.15), (0.0, -0.9), (1.05, 0.15)];
const DOOR: [(f64, f64); 4] = [(-0.2, 0.3), (0.2, 0.3), (0.2, 0.8), (-0.2, 0.8)];

/// Green even in winter: a grey bush would look like a stone.
const TREES: Rgba = Rgba::hex(0x3f7a3c);

/// Three trees so close that their crowns merge.
fn bush(sheet: &Sheet, list: &mut DisplayList, at: Point, line: f64) {
    let crowns = [(-66.0, 34.0), (66.0, 34.0), (0.0, -58.0)];
    let crowns = crowns.map(|(x, y)| Circle::new(at + Vec2::new(x, y), 84.0));
    for crown in crowns {
        list.stroke(crown, sheet.colors.wall_line, Pen::round(line * 1.4));
    }
    for crown in crowns {
        list.fill(crown, TREES);
    }
}
