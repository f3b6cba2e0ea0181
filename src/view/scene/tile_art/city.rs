//! The inside of cities: ground, streets, houses.

use kurbo::{Affine, BezPath, Point, QuadBez, Shape, Vec2};

use super::grain::Grain;
use super::houses::House;
use super::sheet::Sheet;
use super::sprites::Sprites;
use super::trees;
use crate::scene::detail::Detail;
use crate::scene::display::{DisplayList, Group, Pen};
use crate::scene::plan::{ROAD_WIDTH, SymbolKind, Use, border, grid};
use engine::tiles::SegmentId;

/// The ground of all cities, and the shadow of their walls outside.
pub fn ground(sheet: &Sheet, list: &mut DisplayList) {
    let colors = sheet.colors;
    for city in &sheet.plan.cities {
        let area = sheet.path(&city.area);
        list.fill(
            Affine::translate((13.0, 15.0)) * area.clone(),
            colors.shadow,
        );
    }
    for city in &sheet.plan.cities {
        let area = sheet.path(&city.area);
        list.group(Group::clipped(area.clone()), |list| {
            list.fill(area.clone(), colors.city);
            paving(sheet, list);
            streets(sheet, list);
            for foot in feet(sheet, city.segment) {
                list.stroke(foot, colors.city_shade.alpha(0.55), Pen::round(96.0));
            }
        });
        for foot in feet(sheet, city.segment) {
            list.stroke(foot, colors.wall_line, Pen::round(24.0));
        }
    }
}

/// The base lines of a city's walls, in the rotation of the tile.
fn feet(sheet: &Sheet, city: SegmentId) -> impl Iterator<Item = BezPath> {
    let walls = sheet
        .plan
        .walls
        .iter()
        .filter(move |wall| wall.city == city);
    walls.map(|wall| sheet.path(&wall.curve.to_path(1.0)))
}

/// Small stones, more a texture than a pattern.
fn paving(sheet: &Sheet, list: &mut DisplayList) {
    let mut grain = sheet.grain("paving");
    let mut stones = BezPath::new();
    for _ in 0..170 {
        let at = Point::new(grain.between(0.0, 1000.0), grain.between(0.0, 1000.0));
        stones.move_to(at);
        stones.line_to(at + Vec2::new(grain.between(6.0, 15.0), 0.0));
    }
    list.stroke(stones, sheet.colors.city_shade.alpha(0.7), Pen::round(4.5));
}

/// Streets from each gate to the place for a figure.
fn streets(sheet: &Sheet, list: &mut DisplayList) {
    let square = sheet.colors.city.lighter(0.22);
    for city in &sheet.plan.cities {
        let plaza = sheet.anchors[city.segment.0 as usize];
        list.fill(super::shapes::ellipse(plaza, 92.0, 78.0), square);
        for street in gate_streets(sheet, plaza) {
            list.stroke(street, square, Pen::round(ROAD_WIDTH * 0.72));
        }
    }
}

/// Streets from the gates of a tile to a place, in the rotation of the tile.
fn gate_streets(sheet: &Sheet, plaza: Point) -> Vec<BezPath> {
    let plaza_use = sheet.plan.ground.at(sheet.on_plan(plaza));
    sheet
        .plan
        .roads
        .iter()
        .filter_map(|road| road.gate)
        .filter(|&(gate, into)| sheet.plan.ground.at(gate + into * 40.0) == plaza_use)
        .map(|(gate, into)| {
            let ahead = sheet.at(gate + into * 90.0);
            QuadBez::new(sheet.at(gate), ahead, plaza).to_path(1.0)
        })
        .collect()
}

/// Houses in rows, leaving room for walls, streets, shields and figures.
pub fn stand(sheet: &Sheet, standing: &mut Sprites) {
    for city in &sheet.plan.cities {
        let room = sheet
            .plan
            .ground
            .uses()
            .room(|spot| spot != Use::Segment(city.segment));
        let plaza = sheet.anchors[city.segment.0 as usize];
        let streets: Vec<(Point, Point)> = gate_streets(sheet, plaza)
            .iter()
            .flat_map(grid::flatten)
            .collect();
        let quarter = Quarter {
            sheet,
            room,
            streets,
            scale: match sheet.detail {
                Detail::Full => 1.0,
                _ => 1.7,
            },
        };
        quarter.build(standing);
    }
}

/// The distance of a house's centre from the place of a figure.
const FIGURE: f64 = 104.0;

/// Rows of houses from the northern to the southern edge of a tile.
const ROWS: i32 = 9;

/// A city while it is filled with houses.
struct Quarter<'a> {
    sheet: &'a Sheet<'a>,
    room: grid::Grid<f64>,
    streets: Vec<(Point, Point)>,
    /// The magnification of houses compared with the finest drawing.
    scale: f64,
}

impl Quarter<'_> {
    fn build(&self, standing: &mut Sprites) {
        let mut grain = self.sheet.grain("houses");
        let rows = (f64::from(ROWS) / self.scale) as i32;
        for row in 0..rows {
            let first = 112.0 * self.scale;
            let y = first + f64::from(row) * (border::SIZE - first - 13.0) / f64::from(rows - 1);
            let mut x = grain.between(8.0, 40.0);
            while x < border::SIZE {
                x += self.lot(standing, &mut grain, x, y);
            }
        }
    }

    /// Builds a house on one lot of a row, or plants a tree in a courtyard. Returns the distance to
    /// the next lot.
    fn lot(&self, standing: &mut Sprites, grain: &mut Grain, x: f64, y: f64) -> f64 {
        let colors = self.sheet.colors;
        let house = House::town(colors, grain).larger(self.scale);
        let foot = Point::new(x + house.wide / 2.0, y + grain.between(-9.0, 9.0));
        let garden = grain.next() < 0.1;
        if !self.fits(&house, foot) {
            return 14.0;
        }
        if garden && self.sheet.detail == Detail::Full {
            let size = grain.between(0.7, 0.9);
            standing.stand(foot.y, |list| trees::tree(list, colors, foot, size, false));
            return 64.0;
        }
        standing.stand(foot.y, |list| match self.sheet.detail {
            Detail::Full => house.draw(list, colors, foot),
            _ => house.draw_bold(list, colors, foot),
        });
        let alley = if grain.next() < 0.16 { 34.0 } else { 0.0 };
        house.wide + alley + grain.between(12.0, 24.0)
    }

    fn fits(&self, house: &House, foot: Point) -> bool {
        let half = house.wide / 2.0 + 5.0;
        let corners = [
            (-half, 0.0),
            (half, 0.0),
            (-half, -60.0 * self.scale),
            (half, -60.0 * self.scale),
            (0.0, -30.0),
        ];
        let roomy = corners.iter().all(|&offset| {
            let point = foot + Vec2::from(offset);
            point.x > 6.0
                && point.x < 994.0
                && self.room.around(self.sheet.on_plan(point)) > self.margin(point)
        });
        let body = foot - Vec2::new(0.0, (house.high + house.roof) * 0.4);
        roomy
            && foot.y - house.high - house.roof > 2.0
            && self.sheet.clear_of_figures(body, FIGURE * self.scale)
            && self.clear_of_symbols(body)
            && self
                .streets
                .iter()
                .all(|&(a, b)| grid::distance(foot - Vec2::new(0.0, 24.0), a, b) > 64.0)
    }

    /// Houses keep away from the walls, but stand close to the edge of the tile, where the city
    /// continues.
    fn margin(&self, point: Point) -> f64 {
        let (x, y) = (point.x, point.y);
        let edge = x.min(y).min(1000.0 - x).min(1000.0 - y);
        if edge < 44.0 {
            (edge - 6.0).max(0.0)
        } else {
            38.0
        }
    }

    fn clear_of_symbols(&self, point: Point) -> bool {
        self.sheet.symbols.iter().all(|symbol| {
            let gap = match symbol.kind {
                SymbolKind::Shield => 34.0,
                _ => 32.0,
            };
            self.sheet.at(symbol.at).distance(point) > symbol.radius + gap
        })
    }
}
