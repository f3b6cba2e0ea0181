//! Hills and gold mines.

use kurbo::{BezPath, Point, Vec2};

use crate::scene::color::{Paint, Rgba};
use crate::scene::display::{DisplayList, Group, Pen};
use crate::scene::plan::PlacedSymbol;
use crate::scene::theme::Palette;
use crate::scene::tile_art::shapes::{around, drawn, line, path, polygon, shadow};
use crate::scene::tile_art::sheet::Sheet;

/// Grass on a hill, lighter than a meadow's, so that the hill rises from it and is not taken for a
/// tree.
const GRASS: Rgba = Rgba::hex(0x7fa63c);

/// A green hill with two tops on a broad foot, with hatched slopes as on old maps.
pub fn hill(sheet: &Sheet, list: &mut DisplayList, symbol: &PlacedSymbol) {
    let colors = sheet.colors;
    let foot = sheet.at(symbol.at) + Vec2::new(0.0, symbol.radius * 0.6);
    let (wide, high) = (symbol.radius * 1.35, symbol.radius * 1.0);
    let under = foot + Vec2::new(24.0, 4.0);
    shadow(list, colors, under, wide * 1.04, wide * 0.2);
    let back = foot + Vec2::new(wide * 0.42, -high * 0.04);
    top(list, colors, back, wide * 0.6, high * 0.72);
    let front = foot - Vec2::new(wide * 0.2, 0.0);
    top(list, colors, front, wide * 0.8, high);
}

/// A rounded hilltop, lit from the north-west; hatching follows its slopes and is denser in the
/// shade.
fn top(list: &mut DisplayList, colors: &Palette, foot: Point, wide: f64, high: f64) {
    let p = |dx: f64, dy: f64| foot + Vec2::new(dx * wide, dy * high);
    let dome = path(
        "M -100 0 C -66 -16 -60 -100 0 -100 C 60 -100 66 -16 100 0 C 50 14 -50 14 -100 0 Z",
        &|x, y| p(x / 100.0, y / 100.0),
    );
    list.stroke(dome.clone(), colors.outline, Pen::round(11.0));
    let light = colors.snow.unwrap_or(GRASS.lighter(0.45));
    let lit = Paint::Linear {
        from: p(0.0, -1.0),
        to: p(0.1, 0.1),
        colors: [light, GRASS],
    };
    list.fill(dome.clone(), lit);
    let shade = path(
        "M 6 -110 C 12 -60 30 -30 36 20 L 110 20 110 -110",
        &|x, y| p(x / 100.0, y / 100.0),
    );
    let mut hatching = BezPath::new();
    for (from, to, middle) in HATCHES {
        hatching.move_to(p(from, -0.9 + from.abs() * 0.7));
        hatching.quad_to(p(middle, -0.5), p(to, -0.06));
    }
    list.group(Group::clipped(dome), |list| {
        list.fill(shade, GRASS.darker(0.5).alpha(0.5));
        list.stroke(hatching, GRASS.darker(0.6), Pen::round(6.0));
    });
}

/// Lines down a slope: start and end beside the top, and curvature.
const HATCHES: [(f64, f64, f64); 6] = [
    (-0.24, -0.62, -0.36),
    (-0.1, -0.26, -0.16),
    (0.1, 0.16, 0.12),
    (0.2, 0.38, 0.26),
    (0.28, 0.58, 0.38),
    (0.36, 0.76, 0.48),
];

/// The mouth of a mine in a rock, with gold in front.
pub fn gold_mine(list: &mut DisplayList, colors: &Palette, at: Point) {
    let foot = at + Vec2::new(0.0, 58.0);
    shadow(list, colors, foot + Vec2::new(14.0, 0.0), 96.0, 20.0);
    let rock = drawn(
        foot,
        "M -90 4 L -74 -62 -42 -78 -20 -122 18 -116 44 -84 72 -70 90 4 Z",
    );
    list.outlined(rock, (colors.outline, 9.0), colors.rock);
    list.fill(
        drawn(foot, "M 18 -116 L 44 -84 72 -70 90 4 46 4 30 -60 Z"),
        colors.rock.darker(0.22),
    );
    list.fill(
        drawn(foot, "M -74 -62 L -42 -78 -20 -122 -8 -96 -40 -52 Z"),
        colors.snow.unwrap_or(colors.rock.lighter(0.35)),
    );
    mouth(list, colors, foot);
    for (dx, dy) in [(-58.0, -34.0), (-26.0, -92.0), (14.0, -84.0), (50.0, -58.0)] {
        vein(list, foot + Vec2::new(dx, dy));
    }
    for (dx, dy) in [(34.0, 10.0), (88.0, 10.0), (61.0, -24.0)] {
        ingot(list, colors, foot + Vec2::new(dx, dy));
    }
}

/// A dark opening framed by beams, with rails.
fn mouth(list: &mut DisplayList, colors: &Palette, foot: Point) {
    let p = |dx: f64, dy: f64| foot + Vec2::new(dx, dy);
    list.fill(
        polygon([p(-36.0, 6.0), p(-30.0, -58.0), p(18.0, -58.0), p(24.0, 6.0)]),
        colors.outline.darker(0.5),
    );
    for beam in [
        [p(-38.0, 6.0), p(-30.0, -60.0)],
        [p(26.0, 6.0), p(18.0, -60.0)],
        [p(-42.0, -60.0), p(30.0, -60.0)],
    ] {
        list.stroke(line(beam), colors.outline, Pen::round(16.0));
        list.stroke(line(beam), colors.wood.lighter(0.15), Pen::round(9.0));
    }
    for rail in [
        [p(-18.0, 14.0), p(-12.0, -24.0)],
        [p(6.0, 14.0), p(0.0, -24.0)],
    ] {
        list.stroke(line(rail), colors.rock.lighter(0.2), Pen::round(5.0));
    }
}

/// Gold in the rock.
fn vein(list: &mut DisplayList, at: Point) {
    let spark = [(-11.0, 0.0), (-2.0, -9.0), (11.0, -3.0), (4.0, 8.0)];
    list.fill(around(at, &spark), Rgba::hex(0xffd24a));
}

fn ingot(list: &mut DisplayList, colors: &Palette, at: Point) {
    let gold = Rgba::hex(0xf7bd25);
    let bar = drawn(at, "M -30 16 L -19 -15 19 -15 30 16 Z");
    list.outlined(bar, (colors.outline, 11.0), gold);
    list.stroke(
        line([at + Vec2::new(-14.0, -8.0), at + Vec2::new(14.0, -8.0)]),
        gold.lighter(0.7),
        Pen::round(8.0),
    );
}
