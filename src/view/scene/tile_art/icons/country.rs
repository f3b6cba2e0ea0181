//! Gardens, hills, vineyards, mines and boats as symbols.

use kurbo::{BezPath, Circle, Ellipse, Rect, Vec2};

use super::{HALO, INK, Icon, LINE, polygon};
use crate::scene::color::{Rgba, WHITE};

/// The sky above hills.
const SKY: Rgba = Rgba::hex(0x9fd6f5);
/// The ground of a garden.
pub const PALE: Rgba = Rgba::hex(0xfff8e6);

/// A pale round garden with a flower in the middle.
pub fn garden(icon: &mut Icon) {
    icon.disc((0.0, 0.0), 0.9, PALE);
    flower(icon);
}

/// A flower in a garden: pink around gold, on a stem with two leaves.
pub fn flower(icon: &mut Icon) {
    let green = Rgba::hex(0x2f8a3a);
    icon.line(&[(0.0, 0.0), (0.0, 0.78)], 0.14, green);
    for side in [-1.0, 1.0] {
        icon.plain(
            Ellipse::new((0.3 * side, 0.5), (0.32, 0.14), -0.5 * side),
            green,
        );
    }
    for petal in 0..5 {
        let angle = f64::from(petal) / 5.0 * std::f64::consts::TAU;
        let at = (angle.sin() * 0.32, -0.22 - angle.cos() * 0.32);
        icon.plain(Circle::new(at, 0.25), Rgba::hex(0xe0467c));
    }
    icon.plain(Circle::new((0.0, -0.22), 0.2), Rgba::hex(0xffd23e));
}

/// Two round tops under the sky, the farther one darker; green under the snow too, to be told from it.
pub fn hill(icon: &mut Icon) {
    icon.disc((0.0, 0.0), 0.9, SKY);
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

/// A pick, and bars of gold before it.
pub fn mine(icon: &mut Icon) {
    let handle = [(-0.6, 0.6), (0.44, -0.62)];
    let mut head = BezPath::new();
    head.move_to((-0.5, -0.7));
    head.curve_to((0.0, -0.98), (0.8, -0.86), (0.86, 0.2));
    head.curve_to((0.6, -0.28), (0.1, -0.6), (-0.5, -0.7));
    head.close_path();
    let bars = [(0.02, 0.12), (-0.38, 0.5), (0.42, 0.5)].map(|(x, y)| {
        polygon(&[
            (x - 0.4, y + 0.38),
            (x - 0.25, y),
            (x + 0.25, y),
            (x + 0.4, y + 0.38),
        ])
    });
    for (color, width) in [(WHITE, 0.3), (INK, 0.16)] {
        icon.line(&handle, width + 0.14, color);
        icon.stroke(head.clone(), color, width);
        for bar in &bars {
            icon.stroke(bar.clone(), color, width);
        }
    }
    icon.line(&handle, 0.16, Rgba::hex(0xb5702f));
    icon.plain(head, Rgba::hex(0xb4bcc6));
    for bar in bars {
        icon.stroke(bar.clone(), INK, 0.14);
        icon.plain(bar, Rgba::hex(0xffce2b));
    }
}

/// A boat under sail on a round lake.
pub fn boat(icon: &mut Icon, water: Rgba) {
    icon.disc((0.0, 0.0), 0.9, water);
    icon.polygon(
        &[(-0.7, 0.2), (0.7, 0.2), (0.42, 0.62), (-0.42, 0.62)],
        Rgba::hex(0x9a5a2a),
    );
    icon.polygon(&[(0.02, 0.02), (0.02, -0.72), (0.56, 0.02)], WHITE);
    icon.polygon(&[(-0.14, 0.02), (-0.14, -0.5), (-0.5, 0.02)], WHITE);
    icon.plain(Rect::new(-0.12, -0.74, -0.02, 0.2), INK);
}
