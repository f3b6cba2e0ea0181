//! Symbols for people and machines, drawn like inlays rather than as part of the landscape, to be
//! recognised at a glance.

use kurbo::{Affine, BezPath, Circle, Point, Vec2};

use crate::scene::color::{Rgba, WHITE};
use crate::scene::display::{DisplayList, Pen};
use crate::scene::figures::Shape as Silhouette;
use crate::scene::theme::Palette;
use crate::scene::tile_art::shapes::{around, drawn, line};
use engine::tiles::Compass;

const PARCHMENT: Rgba = Rgba::hex(0xfaf1d8);

/// A round piece of parchment with a coloured rim.
fn medallion(list: &mut DisplayList, colors: &Palette, at: Point, radius: f64, rim: Rgba) {
    list.fill(
        Circle::new(at + Vec2::new(6.0, 8.0), radius + 4.0),
        colors.shadow.alpha(0.45),
    );
    list.stroke(
        Circle::new(at, radius),
        colors.outline.darker(0.2),
        Pen::round(10.0),
    );
    list.fill(Circle::new(at, radius), PARCHMENT);
    list.stroke(Circle::new(at, radius - 9.0), rim, Pen::round(6.0));
}

/// A flying machine seen from above, with an arrowhead in front of it in the direction of its
/// flight.
pub fn flier(list: &mut DisplayList, colors: &Palette, at: Point, direction: Compass) {
    let (dx, dy) = direction.delta();
    let angle = f64::from(dy).atan2(f64::from(dx));
    let place = Affine::translate(at.to_vec2()) * Affine::rotate(angle);
    let red = Rgba::hex(0xc23b2a);
    let hull = place * hull();
    let arrow = place * around(Point::ZERO, &[(78.0, -36.0), (128.0, 0.0), (78.0, 36.0)]);
    let wings: Vec<BezPath> = [-1.0, 1.0]
        .into_iter()
        .flat_map(|side| [&MAIN_WING[..], &TAIL_WING[..]].map(|wing| place * mirrored(wing, side)))
        .collect();
    let fall = Affine::translate((8.0, 12.0));
    for part in wings.iter().chain([&hull, &arrow]) {
        list.fill(fall * part.clone(), colors.shadow);
        list.stroke(part.clone(), colors.outline.darker(0.3), Pen::round(13.0));
    }
    list.fill(arrow, red);
    for wing in wings {
        list.fill(wing, PARCHMENT);
    }
    for side in [-1.0, 1.0] {
        list.fill(place * mirrored(&STRIPE, side), red);
    }
    list.fill(hull, red);
    let propeller = line([
        place * Point::new(66.0, -30.0),
        place * Point::new(66.0, 30.0),
    ]);
    list.stroke(propeller, colors.outline.darker(0.3), Pen::round(11.0));
    let seat = Circle::new(place * Point::new(4.0, 0.0), 9.0);
    list.fill(seat, colors.outline.darker(0.3));
}

/// The hull of a flying machine heading right.
fn hull() -> BezPath {
    drawn(
        Point::ZERO,
        "M 66 0 C 62 -18 34 -20 0 -16 L -94 -7 -94 7 0 16 C 34 20 62 18 66 0 Z",
    )
}

/// The wings on one side, and the stripe on one of them.
const MAIN_WING: [(f64, f64); 4] = [(46.0, 8.0), (34.0, 112.0), (0.0, 112.0), (-8.0, 8.0)];
const TAIL_WING: [(f64, f64); 4] = [(-62.0, 4.0), (-74.0, 48.0), (-98.0, 48.0), (-94.0, 4.0)];
const STRIPE: [(f64, f64); 4] = [(38.5, 73.0), (36.0, 95.0), (-1.0, 95.0), (-3.0, 73.0)];

/// A polygon on one side of the centre line, or mirrored to the other.
fn mirrored(points: &[(f64, f64)], side: f64) -> BezPath {
    let points: Vec<(f64, f64)> = points.iter().map(|&(x, y)| (x, y * side)).collect();
    around(Point::ZERO, &points)
}

/// A star in a violet ring.
pub fn magic(list: &mut DisplayList, colors: &Palette, at: Point) {
    let violet = Rgba::hex(0x6d3f9c);
    medallion(list, colors, at, 74.0, violet);
    list.fill(Circle::new(at, 58.0), violet);
    let star: Vec<(f64, f64)> = (0..10)
        .map(|corner| {
            let reach = if corner % 2 == 0 { 52.0 } else { 21.0 };
            let angle = f64::from(corner) * std::f64::consts::PI / 5.0;
            (angle.sin() * reach, -angle.cos() * reach)
        })
        .collect();
    list.fill(around(at, &star), Rgba::hex(0xffe08a));
    for (dx, dy) in [(-40.0, 26.0), (40.0, 24.0), (36.0, -34.0)] {
        list.fill(Circle::new(at + Vec2::new(dx, dy), 5.0), WHITE);
    }
}

/// A masked face under a hat.
pub fn robber(list: &mut DisplayList, colors: &Palette, at: Point) {
    medallion(list, colors, at, 74.0, Rgba::hex(0x7b5b3d));
    let ink = colors.outline.darker(0.35);
    let face = Circle::new(at + Vec2::new(0.0, 10.0), 36.0);
    list.outlined(face, (ink, 7.0), Rgba::hex(0xecc9a0));
    let mask = drawn(at, "M -37 0 L 37 0 35 22 10 24 0 16 -10 24 -35 22 Z");
    list.fill(mask, ink);
    for x in [-16.0, 16.0] {
        list.fill(Circle::new(at + Vec2::new(x, 11.0), 5.5), WHITE);
    }
    let smile = drawn(at, "M -14 32 Q 4 40 16 29");
    list.stroke(smile, ink, Pen::round(5.0));
    let hat = drawn(
        at,
        "M -58 -6 L 58 -6 44 -20 28 -22 16 -54 -20 -50 -28 -22 -44 -20 Z",
    );
    list.outlined(hat, (ink, 7.0), Rgba::hex(0x3f6b4a));
    list.stroke(
        line([at + Vec2::new(-27.0, -24.0), at + Vec2::new(27.0, -24.0)]),
        Rgba::hex(0xb8402f),
        Pen::flat(8.0),
    );
}

/// A gingerbread man with icing, on parchment: without it he would be taken for the figure.
pub fn gingerbread(list: &mut DisplayList, colors: &Palette, at: Point) {
    medallion(list, colors, at, 86.0, Rgba::hex(0xc9556b));
    let place = Affine::translate(at.to_vec2()) * Affine::scale(0.66);
    let body = place * Silhouette::Gingerbread.outline();
    list.outlined(
        body,
        (colors.outline, 8.0),
        Silhouette::Gingerbread.neutral_color(),
    );
    for (path, width) in Silhouette::Gingerbread.lines() {
        list.stroke(place * path, WHITE, Pen::round(width * 0.8));
    }
    for (x, y) in [(-66.0, -12.0), (66.0, -12.0)] {
        let cuff = line([
            place * Point::new(x, y - 18.0),
            place * Point::new(x * 0.96, y + 18.0),
        ]);
        list.stroke(cuff, WHITE, Pen::round(6.0));
    }
}
