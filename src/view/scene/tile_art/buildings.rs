//! Monasteries, gardens, cathedrals and inns.

use kurbo::{BezPath, Circle, Point, Rect, Vec2};

use super::icons::{Icon, country};
use super::shapes::{around, blob, drawn, line, path, polygon};
use super::sheet::Sheet;
use super::sprites::Sprites;
use super::trees;
use crate::scene::color::Paint;
use crate::scene::display::{DisplayList, Pen};
use crate::scene::plan::{PlacedSymbol, SymbolKind};
use crate::scene::theme::Palette;

/// The ground under buildings and gardens.
pub fn ground(sheet: &Sheet, list: &mut DisplayList) {
    for symbol in &sheet.symbols {
        let at = sheet.at(symbol.at);
        match symbol.kind {
            SymbolKind::Monastery => monastery_ground(sheet, list, at, symbol.radius),
            SymbolKind::Garden => garden_ground(sheet, list, at, symbol.radius),
            SymbolKind::Inn => inn_ground(sheet, list, at, symbol.radius),
            _ => {}
        }
    }
}

/// The buildings themselves.
pub fn stand(sheet: &Sheet, standing: &mut Sprites) {
    for symbol in &sheet.symbols {
        let at = sheet.at(symbol.at);
        let colors = sheet.colors;
        match symbol.kind {
            SymbolKind::Monastery => {
                let size = symbol.radius / 114.0;
                let foot = at + Vec2::new(-4.0, 60.0 * size);
                standing.stand(foot.y, |list| monastery(list, colors, foot, size));
                hedge(sheet, standing, symbol);
            }
            SymbolKind::Garden => hedge(sheet, standing, symbol),
            SymbolKind::Cathedral => {
                let foot = at + Vec2::new(0.0, 110.0);
                standing.stand(foot.y, |list| cathedral(list, colors, foot));
            }
            SymbolKind::Inn => {
                let foot = at + Vec2::new(-26.0, 20.0);
                standing.stand(foot.y, |list| inn(list, colors, foot));
            }
            _ => {}
        }
    }
}

fn monastery_ground(sheet: &Sheet, list: &mut DisplayList, at: Point, radius: f64) {
    let colors = sheet.colors;
    list.fill(
        Circle::new(at, radius * 0.94),
        colors.meadow_patches[1].darker(0.1),
    );
    list.fill(
        Circle::new(at, radius * 0.86),
        colors.meadow_patches[0].mix(colors.road, 0.35),
    );
    let mut path = BezPath::new();
    path.move_to(at + Vec2::new(-radius * 0.1, radius * 0.4));
    path.quad_to(
        at + Vec2::new(-radius * 0.12, radius * 0.7),
        at + Vec2::new(0.0, radius * 0.9),
    );
    list.stroke(path, colors.road, Pen::round(20.0));
}

/// A low hedge around a monastery or garden, open where a road enters.
fn hedge(sheet: &Sheet, standing: &mut Sprites, symbol: &PlacedSymbol) {
    let at = sheet.at(symbol.at);
    let steps = (symbol.radius / 7.5) as i32;
    let reach = symbol.radius * 0.9;
    for step in 0..steps {
        let angle = f64::from(step) / f64::from(steps) * std::f64::consts::TAU;
        let foot = at + Vec2::new(angle.cos() * reach, angle.sin() * reach);
        let on_road = sheet.plan.roads.iter().any(|road| {
            crate::scene::plan::grid::flatten(&road.line)
                .iter()
                .any(|&(a, b)| crate::scene::plan::grid::distance(sheet.on_plan(foot), a, b) < 58.0)
        });
        let inside = foot.x > 12.0 && foot.x < 988.0 && foot.y > 22.0 && foot.y < 990.0;
        if inside && !on_road {
            let colors = sheet.colors;
            standing.stand(foot.y + 4.0, |list| trees::bush(list, colors, foot, 13.0));
        }
    }
}

/// A church with a nave, a tower and a cross.
pub fn monastery(list: &mut DisplayList, colors: &Palette, foot: Point, size: f64) {
    let p = |dx: f64, dy: f64| foot + Vec2::new(dx, dy) * size;
    list.fill(
        polygon([p(-84.0, 0.0), p(96.0, 0.0), p(122.0, 12.0), p(-60.0, 14.0)]),
        colors.shadow,
    );
    let nave = polygon([p(-34.0, 0.0), p(92.0, 0.0), p(92.0, -52.0), p(-34.0, -52.0)]);
    let roof = path("M -40 -48 L 99 -48 84 -104 -30 -104 Z", &p);
    list.outlined(
        nave,
        (colors.outline, 6.5),
        shaded(colors, p(-34.0, 0.0), p(92.0, 0.0)),
    );
    list.outlined(roof, (colors.outline, 6.5), colors.church_roof);
    for (share, inset) in [(0.3, 5.0), (0.55, 9.0), (0.8, 12.0)] {
        let y = -104.0 + 56.0 * share;
        let row = line([p(-36.0 + inset * 0.4, y), p(96.0 - inset * 0.4, y)]);
        list.stroke(row, colors.church_roof.darker(0.18), Pen::flat(3.0 * size));
    }
    let ridge = line([p(-28.0, -102.0), p(83.0, -102.0)]);
    list.stroke(
        ridge,
        colors.snow.unwrap_or(colors.church_roof.lighter(0.35)),
        Pen::flat(7.0 * size),
    );
    for x in [2.0, 34.0, 66.0] {
        window(list, colors, p(x, -10.0), 7.0 * size, 30.0 * size);
    }
    spire(list, colors, &p, size);
}

fn spire(list: &mut DisplayList, colors: &Palette, p: &impl Fn(f64, f64) -> Point, size: f64) {
    let shaft = path("M -82 4 L -28 4 -28 -122 -82 -122 Z", &p);
    list.outlined(
        shaft,
        (colors.outline, 6.5),
        shaded(colors, p(-82.0, 0.0), p(-28.0, 0.0)),
    );
    let cap = polygon([p(-90.0, -116.0), p(-20.0, -116.0), p(-55.0, -190.0)]);
    list.outlined(cap, (colors.outline, 6.5), colors.church_roof);
    list.fill(
        polygon([p(-50.0, -116.0), p(-20.0, -116.0), p(-55.0, -190.0)]),
        colors.church_roof.darker(0.25),
    );
    if let Some(snow) = colors.snow {
        list.fill(
            polygon([p(-76.0, -146.0), p(-60.0, -150.0), p(-55.0, -190.0)]),
            snow,
        );
    }
    for bar in [
        line([p(-55.0, -188.0), p(-55.0, -218.0)]),
        line([p(-65.0, -208.0), p(-45.0, -208.0)]),
    ] {
        list.stroke(bar, colors.outline, Pen::round(7.0 * size));
    }
    window(list, colors, p(-55.0, -88.0), 8.0 * size, 24.0 * size);
    window(list, colors, p(-55.0, 4.0), 10.0 * size, 40.0 * size);
}

/// A window or door with a round top, standing on `foot`.
fn window(list: &mut DisplayList, colors: &Palette, foot: Point, half: f64, high: f64) {
    let mut path = BezPath::new();
    path.move_to(foot + Vec2::new(-half, 0.0));
    path.line_to(foot + Vec2::new(-half, half - high));
    path.quad_to(foot + Vec2::new(-half, -high), foot + Vec2::new(0.0, -high));
    path.quad_to(
        foot + Vec2::new(half, -high),
        foot + Vec2::new(half, half - high),
    );
    path.line_to(foot + Vec2::new(half, 0.0));
    path.close_path();
    list.fill(path, colors.outline);
}

fn shaded(colors: &Palette, from: Point, to: Point) -> Paint {
    Paint::Linear {
        from,
        to,
        colors: [colors.plaster[0], colors.plaster[1]],
    }
}

/// A great church with two towers, seen from the front.
fn cathedral(list: &mut DisplayList, colors: &Palette, foot: Point) {
    let p = |dx: f64, dy: f64| foot + Vec2::new(dx, dy);
    let cast = [(-120.0, 4.0), (130.0, 4.0), (168.0, 18.0), (-90.0, 20.0)];
    list.fill(around(foot, &cast), colors.shadow);
    let front = drawn(foot, "M -60 0 L 60 0 60 -150 0 -206 -60 -150 Z");
    let stone = shaded(colors, p(-60.0, 0.0), p(60.0, 0.0));
    list.outlined(front, (colors.outline, 7.0), stone);
    let gable = drawn(
        foot,
        "M -68 -144 L 0 -212 68 -144 68 -158 0 -226 -68 -158 Z",
    );
    list.outlined(gable, (colors.outline, 7.0), colors.roofs[4]);
    for side in [-1.0, 1.0] {
        cathedral_tower(list, colors, p(88.0 * side, 0.0));
    }
    rose(list, colors, p(0.0, -118.0));
    window(list, colors, foot, 22.0, 66.0);
}

fn cathedral_tower(list: &mut DisplayList, colors: &Palette, foot: Point) {
    let slate = colors.roofs[4];
    let shaft = [(-34.0, 6.0), (34.0, 6.0), (34.0, -190.0), (-34.0, -190.0)];
    let stone = shaded(
        colors,
        foot - Vec2::new(34.0, 0.0),
        foot + Vec2::new(34.0, 0.0),
    );
    list.outlined(around(foot, &shaft), (colors.outline, 7.0), stone);
    let roof = [(-42.0, -186.0), (42.0, -186.0), (0.0, -276.0)];
    list.outlined(around(foot, &roof), (colors.outline, 7.0), slate);
    let dark = [(6.0, -186.0), (42.0, -186.0), (0.0, -276.0)];
    list.fill(around(foot, &dark), slate.darker(0.25));
    if let Some(white) = colors.snow {
        list.fill(
            around(foot, &[(-26.0, -220.0), (-8.0, -226.0), (0.0, -276.0)]),
            white,
        );
    }
    window(list, colors, foot - Vec2::new(0.0, 130.0), 10.0, 40.0);
    window(list, colors, foot - Vec2::new(0.0, 50.0), 10.0, 44.0);
}

/// The round window of a cathedral.
fn rose(list: &mut DisplayList, colors: &Palette, at: Point) {
    let round = Circle::new(at, 30.0);
    list.outlined(round, (colors.outline, 6.0), colors.water[1]);
    for turn in 0..4 {
        let angle = f64::from(turn) * std::f64::consts::FRAC_PI_4;
        let spoke = Vec2::new(angle.cos(), angle.sin()) * 28.0;
        list.stroke(
            line([at - spoke, at + spoke]),
            colors.outline,
            Pen::flat(4.0),
        );
    }
}

/// The lake of an inn, before its house.
fn inn_ground(sheet: &Sheet, list: &mut DisplayList, at: Point, radius: f64) {
    let [deep, middle, glint] = sheet.colors.water;
    let grain = sheet.grain("pond");
    let pond = at + Vec2::new(radius * 0.14, radius * 0.56);
    let shore = |reach: f64| blob(pond, radius * reach, 1.55, &mut grain.clone());
    list.fill(shore(0.74), sheet.colors.bank.darker(0.35));
    list.fill(shore(0.66), deep);
    list.fill(shore(0.54), middle);
    for (dx, dy) in [(-40.0, 8.0), (10.0, 20.0)] {
        let from = pond + Vec2::new(dx, dy);
        let wave = line([from, from + Vec2::new(38.0, 0.0)]);
        list.stroke(wave, glint, Pen::round(8.0));
    }
}

/// A timbered house with a sign.
fn inn(list: &mut DisplayList, colors: &Palette, foot: Point) {
    let house = super::houses::House {
        wide: 136.0,
        high: 58.0,
        roof: 66.0,
        gable: false,
        tiles: colors.roofs[1],
    };
    house.draw(list, colors, foot);
    for x in [-63.0, -22.0, 22.0, 63.0] {
        let beam = line([foot + Vec2::new(x, 0.0), foot + Vec2::new(x, -58.0)]);
        list.stroke(beam, colors.wood, Pen::flat(7.0));
    }
    let lintel = line([
        foot + Vec2::new(-66.0, -54.0),
        foot + Vec2::new(66.0, -54.0),
    ]);
    list.stroke(lintel, colors.wood, Pen::flat(7.0));
    inn_sign(list, colors, foot + Vec2::new(76.0, 8.0));
}

/// A mug on a sign that hangs from a post.
fn inn_sign(list: &mut DisplayList, colors: &Palette, post: Point) {
    let arm = line([
        post,
        post - Vec2::new(0.0, 128.0),
        post + Vec2::new(54.0, -128.0),
    ]);
    list.stroke(arm, colors.outline, Pen::round(10.0));
    let sign = Rect::new(post.x + 4.0, post.y - 120.0, post.x + 68.0, post.y - 54.0);
    list.outlined(
        sign,
        (colors.outline, 10.0),
        colors.flowers[1].lighter(0.35),
    );
    let mug = Rect::from_center_size(sign.center() - Vec2::new(6.0, 0.0), (28.0, 38.0));
    let handle = Circle::new(Point::new(mug.x1 + 2.0, mug.center().y), 10.0);
    list.stroke(handle, colors.church_roof, Pen::round(7.0));
    list.fill(mug, colors.church_roof);
    let foam = Rect::new(mug.x0 - 3.0, mug.y0 - 5.0, mug.x1 + 3.0, mug.y0 + 6.0);
    list.fill(foam.to_rounded_rect(6.0), colors.plaster[0]);
}

/// Pale gravel, four beds, and a large flower in the middle.
fn garden_ground(sheet: &Sheet, list: &mut DisplayList, at: Point, radius: f64) {
    let colors = sheet.colors;
    list.fill(
        Circle::new(at, radius * 0.94),
        colors.meadow_patches[1].darker(0.1),
    );
    list.fill(Circle::new(at, radius * 0.88), country::PALE);
    let mut grain = sheet.grain("beds");
    for quarter in 0..4 {
        let angle = (f64::from(quarter) + 0.5) * std::f64::consts::FRAC_PI_2;
        let bed = at + Vec2::new(angle.cos(), angle.sin()) * (radius * 0.6);
        let leaves = blob(bed, radius * 0.17, 1.0, &mut grain);
        list.fill(leaves, colors.leaves[1]);
    }
    country::flower(&mut Icon::new(list, at, radius * 0.66));
}
