//! Gardens, hills, vineyards, mines and boats as symbols.

use kurbo::{BezPath, Circle, Rect, Vec2};

use super::icon::{HALO, INK, Icon, LINE, polygon};
use crate::scene::color::{Rgba, WHITE};

/// The sky above hills.
const SKY: Rgba = Rgba::hex(0x9fd6f5);
/// The ground of a garden.
pub const PALE: Rgba = Rgba::hex(0xfff8e6);

/// A pale round garden with a flower in the middle.
pub fn garden(icon: &mut Icon) {
    icon.plate(PALE);
    flower(icon);
}

/// A flower in a garden: a tulip on a stem with two leaves.
pub fn flower(icon: &mut Icon) {
    let green = Rgba::hex(0x2f8a3a);
    icon.line(&[(0.0, 0.0), (0.0, 0.72)], 0.16, green);
    for side in [-1.0, 1.0] {
        let mut leaf = BezPath::new();
        leaf.move_to((0.0, 0.78));
        leaf.quad_to((0.56 * side, 0.62), (0.6 * side, 0.06));
        leaf.quad_to((0.16 * side, 0.3), (0.0, 0.78));
        icon.plain(leaf, green);
    }
    let mut cup = BezPath::new();
    cup.move_to((-0.42, -0.72));
    cup.line_to((-0.18, -0.46));
    cup.line_to((0.0, -0.78));
    cup.line_to((0.18, -0.46));
    cup.line_to((0.42, -0.72));
    cup.curve_to((0.52, -0.2), (0.36, 0.12), (0.0, 0.12));
    cup.curve_to((-0.36, 0.12), (-0.52, -0.2), (-0.42, -0.72));
    icon.plain(cup, Rgba::hex(0xd9275f));
}

/// Two round hilltops under the sky, the farther one darker; green even in winter, to stand out
/// from the snow.
pub fn hill(icon: &mut Icon) {
    icon.plate(SKY);
    let (far, near) = (Rgba::hex(0x4f7f2e), Rgba::hex(0x8fb83f));
    let mut back = BezPath::new();
    back.move_to((-0.2, 0.6));
    back.curve_to((0.1, -0.5), (0.6, -0.6), (0.89, 0.1));
    back.quad_to((0.86, 0.5), (0.5, 0.75));
    back.close_path();
    icon.stroke(back.clone(), INK, 0.1);
    icon.plain(back, far);
    let mut front = BezPath::new();
    front.move_to((-0.89, 0.14));
    front.curve_to((-0.7, -0.46), (-0.1, -0.46), (0.16, 0.2));
    front.quad_to((0.36, 0.54), (0.68, 0.58));
    front.curve_to((0.36, 0.98), (-0.4, 1.04), (-0.74, 0.52));
    front.quad_to((-0.86, 0.34), (-0.89, 0.14));
    front.close_path();
    icon.stroke(front.clone(), INK, 0.1);
    icon.plain(front, near);
}

/// A bunch of grapes with a leaf.
pub fn grapes(icon: &mut Icon) {
    let purple = Rgba::hex(0x7d2c8f);
    let rows: [&[f64]; 3] = [&[-0.48, 0.0, 0.48], &[-0.25, 0.25], &[0.0]];
    let berries = || {
        rows.iter()
            .zip([-0.14, 0.28, 0.64])
            .flat_map(|(row, y)| row.iter().map(move |&x| Circle::new((x, y), 0.26)))
    };
    let leaf = polygon(&[
        (-0.5, -0.5),
        (-0.16, -0.86),
        (0.46, -0.84),
        (0.62, -0.44),
        (0.0, -0.34),
    ]);
    for (color, grow) in [(WHITE, HALO), (INK, LINE)] {
        icon.stroke(leaf.clone(), color, grow);
        for berry in berries() {
            icon.stroke(berry, color, grow);
        }
    }
    icon.plain(leaf, Rgba::hex(0x3f9a3a));
    for berry in berries() {
        icon.plain(berry, purple);
        let gleam = Circle::new(berry.center - Vec2::new(0.07, 0.08), 0.09);
        icon.plain(gleam, Rgba::hex(0xd9a0e3));
    }
}

/// The timbered mouth of a mine in a rock, and bars of gold before it.
pub fn mine(icon: &mut Icon) {
    let rock = polygon(&[
        (-0.9, 0.84),
        (-0.82, 0.1),
        (-0.56, -0.38),
        (-0.24, -0.86),
        (0.2, -0.6),
        (0.5, -0.7),
        (0.8, -0.02),
        (0.9, 0.84),
    ]);
    icon.cut_out(rock, Rgba::hex(0x8f98a4));
    let mouth = [(-0.5, 0.8), (-0.42, -0.2), (0.42, -0.2), (0.5, 0.8)];
    icon.plain(polygon(&mouth), INK);
    icon.line(&mouth, 0.17, Rgba::hex(0xd08a45));
    for (x, y) in [(0.0, 0.3), (-0.35, 0.6), (0.35, 0.6)] {
        let bar = polygon(&[
            (x - 0.34, y + 0.3),
            (x - 0.22, y),
            (x + 0.22, y),
            (x + 0.34, y + 0.3),
        ]);
        icon.stroke(bar.clone(), INK, 0.12);
        icon.plain(bar, Rgba::hex(0xffce2b));
    }
}

/// A boat under sail on a round lake.
pub fn boat(icon: &mut Icon, water: Rgba) {
    icon.plate(water);
    icon.polygon(
        &[(-0.7, 0.2), (0.7, 0.2), (0.42, 0.62), (-0.42, 0.62)],
        Rgba::hex(0x9a5a2a),
    );
    icon.polygon(&[(0.02, 0.02), (0.02, -0.72), (0.56, 0.02)], WHITE);
    icon.polygon(&[(-0.14, 0.02), (-0.14, -0.5), (-0.5, 0.02)], WHITE);
    icon.plain(Rect::new(-0.12, -0.74, -0.02, 0.2), INK);
}
