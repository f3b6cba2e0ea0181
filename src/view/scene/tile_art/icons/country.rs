//! Gardens, hills, vineyards, mines and boats as symbols.

use kurbo::{BezPath, Circle, Rect, Vec2};

use super::icon::{HALO, INK, Icon, LINE, drawn, polygon};
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
    let cup = drawn(
        "M -42 -72 L -18 -46 0 -78 18 -46 42 -72 C 52 -20 36 12 0 12 C -36 12 -52 -20 -42 -72",
    );
    icon.plain(cup, Rgba::hex(0xd9275f));
}

/// Two round hilltops under the sky, the farther one darker; green even in winter, to stand out
/// from the snow.
pub fn hill(icon: &mut Icon) {
    icon.plate(SKY);
    let (far, near) = (Rgba::hex(0x4f7f2e), Rgba::hex(0x8fb83f));
    let back = drawn("M -20 60 C 10 -50 60 -60 89 10 Q 86 50 50 75 Z");
    icon.stroke(back.clone(), INK, 0.1);
    icon.plain(back, far);
    let front = drawn(
        "M -89 14 C -70 -46 -10 -46 16 20 Q 36 54 68 58 C 36 98 -40 104 -74 52 Q -86 34 -89 14 Z",
    );
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
    let leaf = drawn("M -50 -50 L -16 -86 46 -84 62 -44 0 -34 Z");
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
    let rock = drawn("M -90 84 L -82 10 -56 -38 -24 -86 20 -60 50 -70 80 -2 90 84 Z");
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
    icon.shape(
        drawn("M -70 20 L 70 20 42 62 -42 62 Z"),
        Rgba::hex(0x9a5a2a),
    );
    icon.polygon(&[(0.02, 0.02), (0.02, -0.72), (0.56, 0.02)], WHITE);
    icon.polygon(&[(-0.14, 0.02), (-0.14, -0.5), (-0.5, 0.02)], WHITE);
    icon.plain(Rect::new(-0.12, -0.74, -0.02, 0.2), INK);
}
