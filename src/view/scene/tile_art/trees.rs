//! Trees and bushes.

use kurbo::{BezPath, Circle, Point, Rect, Shape, Vec2};

use super::shapes::{around, drawn, ellipse, shadow};
use crate::scene::display::{DisplayList, Pen};
use crate::scene::theme::Palette;

/// A tree with its foot at `at`; size 1 is about 95 units high.
pub fn tree(list: &mut DisplayList, colors: &Palette, at: Point, size: f64, needles: bool) {
    shadow(
        list,
        colors,
        at + Vec2::new(15.0, 2.0) * size,
        34.0 * size,
        11.0 * size,
    );
    let trunk = Rect::new(
        at.x - 4.0 * size,
        at.y - 24.0 * size,
        at.x + 4.0 * size,
        at.y,
    );
    list.fill(trunk, colors.wood);
    if needles {
        conifer(list, colors, at, size);
    } else {
        broad_leaved(list, colors, at, size);
    }
}

/// A tree as one strong shape, recognisable on small tiles.
pub fn bold(list: &mut DisplayList, colors: &Palette, at: Point, size: f64, needles: bool) {
    let p = |dx: f64, dy: f64| at + Vec2::new(dx, dy) * size;
    let crown = match needles {
        true => around(
            at,
            &[(-30.0, -10.0), (30.0, -10.0), (0.0, -96.0)].map(|(x, y)| (x * size, y * size)),
        ),
        false => kurbo::Shape::to_path(&Circle::new(p(0.0, -42.0), 34.0 * size), 0.1),
    };
    list.stroke(crown.clone(), colors.wall_line, Pen::round(10.0));
    let [shade, middle, _] = if needles {
        colors.needles
    } else {
        colors.leaves
    };
    list.fill(crown, shade);
    list.fill(
        Circle::new(p(-8.0, -46.0), 16.0 * size),
        colors.snow.unwrap_or(middle),
    );
}

/// The outline of a crown, not darker where its parts overlap.
fn outline(list: &mut DisplayList, colors: &Palette, parts: impl Iterator<Item = BezPath>) {
    let crown: BezPath = parts.flatten().collect();
    list.stroke(crown, colors.outline.alpha(0.55), Pen::round(6.0));
}

fn broad_leaved(list: &mut DisplayList, colors: &Palette, at: Point, size: f64) {
    let [shade, middle, light] = colors.leaves;
    let crown =
        |dx: f64, dy: f64, radius: f64| Circle::new(at + Vec2::new(dx, dy) * size, radius * size);
    let mass = [
        crown(0.0, -50.0, 31.0),
        crown(-19.0, -38.0, 22.0),
        crown(20.0, -37.0, 22.0),
    ];
    outline(list, colors, mass.iter().map(|part| part.to_path(0.1)));
    for part in mass {
        list.fill(part, shade);
    }
    for part in [
        crown(-4.0, -54.0, 25.0),
        crown(-20.0, -40.0, 17.0),
        crown(15.0, -41.0, 16.0),
    ] {
        list.fill(part, middle);
    }
    for part in [
        crown(-10.0, -61.0, 13.0),
        crown(-24.0, -45.0, 8.0),
        crown(11.0, -47.0, 7.0),
    ] {
        list.fill(part, light);
    }
}

fn conifer(list: &mut DisplayList, colors: &Palette, at: Point, size: f64) {
    let [shade, middle, light] = colors.needles;
    let tiers = [
        (30.0, -14.0, -54.0),
        (24.0, -36.0, -76.0),
        (17.0, -58.0, -98.0),
    ];
    let whole = |(half, foot, top): (f64, f64, f64)| {
        let corners = [(-half, foot), (half, foot), (0.0, top)];
        around(at, &corners.map(|(x, y)| (x * size, y * size)))
    };
    outline(list, colors, tiers.into_iter().map(whole));
    for (half, foot, top) in tiers {
        list.fill(whole((half, foot, top)), shade);
        let lit = around(
            at,
            &[
                (-half * size, foot * size),
                (half * 0.25 * size, (foot - 3.0) * size),
                (0.0, top * size),
            ],
        );
        list.fill(lit, middle);
        let edge = around(
            at,
            &[
                (-half * 0.8 * size, (foot - 4.0) * size),
                (-half * 0.35 * size, (foot - 4.0) * size),
                (0.0, top * size),
            ],
        );
        list.fill(edge, light);
    }
}

/// A low round bush with its foot at `at`.
pub fn bush(list: &mut DisplayList, colors: &Palette, at: Point, radius: f64) {
    let [shade, middle, light] = colors.leaves;
    let middle_at = at - Vec2::new(0.0, radius * 0.6);
    list.stroke(
        Circle::new(middle_at, radius),
        colors.outline.alpha(0.45),
        Pen::round(4.0),
    );
    list.fill(Circle::new(middle_at, radius), shade);
    list.fill(
        Circle::new(
            middle_at - Vec2::new(radius * 0.15, radius * 0.18),
            radius * 0.76,
        ),
        middle,
    );
    list.fill(
        Circle::new(
            middle_at - Vec2::new(radius * 0.32, radius * 0.38),
            radius * 0.36,
        ),
        light,
    );
}

/// A stack of hay with its foot at `at`.
pub fn haystack(list: &mut DisplayList, colors: &Palette, at: Point) {
    let straw = colors.flowers[1].mix(colors.wood, 0.25);
    shadow(list, colors, at + Vec2::new(10.0, 0.0), 34.0, 10.0);
    let heap = drawn(
        at,
        "M -28 2 C -30 -30 -12 -50 0 -52 C 12 -50 30 -30 28 2 Q 0 10 -28 2 Z",
    );
    list.outlined(heap, (colors.outline.alpha(0.75), 6.0), straw);
    for (dx, top) in [(-13.0, -36.0), (2.0, -42.0), (14.0, -28.0)] {
        let mut blade = kurbo::BezPath::new();
        blade.move_to(at + Vec2::new(dx * 0.7, top));
        blade.line_to(at + Vec2::new(dx * 1.2, -8.0));
        list.stroke(blade, straw.darker(0.25), Pen::round(3.5));
    }
}

/// A stone in the grass.
pub fn stone(list: &mut DisplayList, colors: &Palette, at: Point, radius: f64) {
    let top = at - Vec2::new(0.0, radius * 0.5);
    shadow(
        list,
        colors,
        at + Vec2::new(5.0, 0.0),
        radius * 1.3,
        radius * 0.5,
    );
    list.outlined(
        ellipse(top, radius * 1.15, radius * 0.8),
        (colors.outline.alpha(0.55), 4.0),
        colors.rock,
    );
    let gleam = colors.snow.unwrap_or(colors.rock.lighter(0.4));
    list.fill(
        ellipse(
            top - Vec2::new(radius * 0.3, radius * 0.3),
            radius * 0.55,
            radius * 0.3,
        ),
        gleam,
    );
}
