//! Meadows: grass, flowers, trees.

use kurbo::{Affine, BezPath, Point, Vec2};

use super::grain::Grain;
use super::shapes::{blob, rounded};
use super::sheet::Sheet;
use super::sprites::Sprites;
use super::trees;
use crate::scene::detail::Detail;
use crate::scene::display::{DisplayList, Group, Pen};
use crate::scene::plan::border::tile_square;
use crate::scene::plan::grid::Grid;
use crate::scene::plan::{HubKind, PlacedSymbol, Plan, Use, border};
use engine::tiles::{FeatureKind, Tile};

/// Grass under everything, equal at all edges, so that neighbours match.
pub fn draw(sheet: &Sheet, list: &mut DisplayList) {
    let colors = sheet.colors;
    list.fill(tile_square(), colors.meadow);
    patches(sheet, list);
    if let Some(at) = crops(sheet) {
        parcel(sheet, list, at);
    }
    grass(sheet, list);
}

/// Sunny and shady patches, well inside the tile.
fn patches(sheet: &Sheet, list: &mut DisplayList) {
    let mut grain = sheet.grain("patches");
    for index in 0..9 {
        let radius = grain.between(70.0, 150.0);
        let reach = border::SIZE - 2.0 * (radius * 1.6 + 20.0);
        let at = Point::new(
            radius * 1.6 + 20.0 + grain.next() * reach,
            radius * 1.2 + 20.0 + grain.next() * (border::SIZE - 2.4 * radius - 40.0),
        );
        let color = sheet.colors.meadow_patches[index % 2];
        list.fill(blob(at, radius, 1.35, &mut grain), color.alpha(0.32));
        list.fill(blob(at, radius * 0.66, 1.35, &mut grain), color.alpha(0.32));
    }
}

/// Where a small field of corn lies: far from figures, inside one meadow.
fn crops(sheet: &Sheet) -> Option<Point> {
    let room = &sheet.meadow;
    let mut grain = sheet.grain("crops");
    let circle = sheet
        .plan
        .hub
        .is_some_and(|hub| hub.kind == HubKind::CropCircle);
    if circle || grain.next() > 0.45 {
        return None;
    }
    let mut tries =
        (0..24).map(|_| Point::new(grain.between(150.0, 850.0), grain.between(150.0, 850.0)));
    let found = tries
        .find(|&at| room.around(sheet.on_plan(at)) > 122.0 && sheet.clear_of_figures(at, 215.0));
    found.filter(|_| sheet.colors.snow.is_none())
}

fn parcel(sheet: &Sheet, list: &mut DisplayList, at: Point) {
    let mut grain = sheet.grain("rows");
    let lean = grain.between(-0.5, 0.5);
    let place = Affine::translate(at.to_vec2()) * Affine::rotate(lean);
    let corners = [
        (-96.0, -62.0),
        (0.0, -68.0),
        (96.0, -62.0),
        (104.0, 0.0),
        (96.0, 62.0),
        (0.0, 68.0),
        (-96.0, 62.0),
        (-104.0, 0.0),
    ]
    .map(|offset| {
        let (x, y) = (grain.between(-14.0, 14.0), grain.between(-10.0, 10.0));
        Point::from(offset) + Vec2::new(x, y)
    });
    let shape = place * rounded(&corners);
    let colors = sheet.colors;
    let corn = colors.flowers[1].mix(colors.meadow, 0.55);
    list.outlined(
        shape.clone(),
        (colors.meadow_patches[1].darker(0.12), 7.0),
        corn,
    );
    list.group(Group::clipped(shape), |list| {
        let mut rows = BezPath::new();
        for row in -7..=7 {
            let y = f64::from(row) * 15.0;
            rows.move_to(place * Point::new(-130.0, y));
            rows.quad_to(
                place * Point::new(0.0, y + 12.0),
                place * Point::new(130.0, y),
            );
        }
        list.stroke(rows, corn.darker(0.14), Pen::round(5.0));
    });
}

/// Tufts and flowers where there is room.
fn grass(sheet: &Sheet, list: &mut DisplayList) {
    let room = &sheet.meadow;
    let mut grain = sheet.grain("grass");
    let mut tufts = BezPath::new();
    let mut flowers = [BezPath::new(), BezPath::new(), BezPath::new()];
    for _ in 0..150 {
        let at = Point::new(grain.between(24.0, 976.0), grain.between(30.0, 985.0));
        let kind = grain.next();
        if room.around(sheet.on_plan(at)) < 24.0 {
            continue;
        }
        if kind < 0.62 {
            tuft(&mut tufts, at, grain.between(0.75, 1.15));
        } else if kind < 0.8 {
            flower(&mut flowers[grain.pick(3)], at);
        }
    }
    list.stroke(tufts, sheet.colors.tuft.alpha(0.8), Pen::round(4.6));
    for (path, color) in flowers.into_iter().zip(sheet.colors.flowers) {
        list.fill(path, color);
    }
}

fn tuft(path: &mut BezPath, at: Point, size: f64) {
    for (lean, height) in [(-9.0, 13.0), (0.0, 18.0), (9.0, 12.0)] {
        path.move_to(at + Vec2::new(lean * 0.3, 0.0) * size);
        path.line_to(at + Vec2::new(lean, -height) * size);
    }
}

fn flower(path: &mut BezPath, at: Point) {
    let mut grain = Grain::new("f", 0, "f");
    for offset in [(0.0, 0.0), (15.0, 8.0), (-10.0, 13.0)] {
        let radius = grain.between(3.6, 5.2);
        let dot = kurbo::Circle::new(at + Vec2::from(offset), radius);
        path.extend(kurbo::Shape::path_elements(&dot, 0.1));
    }
}

/// Trees, bushes, stones and hay.
pub fn stand(sheet: &Sheet, standing: &mut Sprites) {
    scatter(sheet, standing);
    if let Some(at) = crops(sheet) {
        let foot = at + Vec2::new(58.0, 66.0);
        standing.stand(foot.y, |list| trees::haystack(list, sheet.colors, foot));
    }
    trees(sheet, standing);
}

/// Trees, alone and in small groups; half as many, but larger, on small tiles.
pub fn trees(sheet: &Sheet, standing: &mut Sprites) {
    let room = &sheet.meadow;
    let mut grain = sheet.grain("trees");
    let corn = crops(sheet);
    let mut planted: Vec<Point> = Vec::new();
    for _ in 0..90 {
        let at = Point::new(grain.between(60.0, 940.0), grain.between(120.0, 975.0));
        let size = grain.between(0.8, 1.15);
        let needles = grain.next() < 0.4;
        let free = room.around(sheet.on_plan(at)) >= 46.0
            && room.around(sheet.on_plan(at - Vec2::new(0.0, 60.0))) >= 4.0
            && sheet.clear_of_figures(at - Vec2::new(0.0, 30.0), 135.0)
            && corn.is_none_or(|corn| corn.distance(at) > 150.0)
            && planted.iter().all(|other| {
                let gap = other.distance(at);
                gap > 170.0 || (gap > 44.0 && gap < 74.0)
            });
        if free && planted.len() < 8 {
            planted.push(at);
            match sheet.detail {
                Detail::Full => standing.stand(at.y, |list| {
                    trees::tree(list, sheet.colors, at, size, needles);
                }),
                _ if planted.len() % 2 == 1 => standing.stand(at.y, |list| {
                    trees::bold(list, sheet.colors, at, size * 1.25, needles);
                }),
                _ => {}
            }
        }
    }
}

/// Bushes and stones, smaller than anything important.
fn scatter(sheet: &Sheet, standing: &mut Sprites) {
    let room = &sheet.meadow;
    let mut grain = sheet.grain("scatter");
    for _ in 0..26 {
        let at = Point::new(grain.between(30.0, 970.0), grain.between(40.0, 980.0));
        let (size, kind) = (grain.between(9.0, 15.0), grain.next());
        if room.around(sheet.on_plan(at)) < 30.0 || !sheet.clear_of_figures(at, 110.0) {
            continue;
        }
        let colors = sheet.colors;
        if kind < 0.3 {
            standing.stand(at.y, |list| trees::bush(list, colors, at, size));
        } else if kind < 0.45 {
            standing.stand(at.y, |list| trees::stone(list, colors, at, size));
        }
    }
}

/// The room on fields around each cell of the plan.
pub fn room(tile: &Tile, plan: &Plan, symbols: &[PlacedSymbol]) -> Grid<f64> {
    let mut uses = plan.ground.uses().clone();
    for symbol in symbols {
        uses.disc(symbol.at, symbol.radius, Use::Built);
    }
    uses.room(|spot| match spot {
        Use::Segment(id) => tile.segment(id).kind != FeatureKind::Field,
        Use::Open => false,
        Use::Water | Use::Built => true,
    })
}
