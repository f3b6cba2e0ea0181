//! Monasteries, cathedrals and inns as symbols.

use kurbo::{Circle, Ellipse, Rect};

use super::{INK, Icon, polygon};
use crate::scene::color::{Rgba, WHITE};

const WALL: Rgba = Rgba::hex(0xfff3d6);

/// A church with one red spire and a cross, on its own round ground.
pub fn monastery(icon: &mut Icon, snow: Option<Rgba>) {
    let red = Rgba::hex(0xc62f22);
    icon.disc((0.0, 0.0), 0.9, Rgba::hex(0xf3e3a9));
    icon.polygon(
        &[(-0.06, 0.56), (0.66, 0.56), (0.66, 0.12), (-0.06, 0.12)],
        WALL,
    );
    icon.polygon(
        &[(-0.06, 0.14), (0.76, 0.14), (0.58, -0.28), (-0.06, -0.28)],
        red,
    );
    icon.polygon(
        &[(-0.56, 0.56), (-0.06, 0.56), (-0.06, -0.22), (-0.56, -0.22)],
        WALL,
    );
    icon.polygon(&[(-0.66, -0.2), (0.04, -0.2), (-0.31, -0.72)], red);
    if let Some(snow) = snow {
        icon.plain(
            polygon(&[(0.1, -0.28), (0.58, -0.28), (0.64, -0.14), (0.1, -0.14)]),
            snow,
        );
    }
    icon.line(&[(-0.31, -0.7), (-0.31, -1.02)], 0.13, INK);
    icon.line(&[(-0.45, -0.88), (-0.17, -0.88)], 0.13, INK);
    icon.plain(Rect::new(-0.4, 0.16, -0.22, 0.56), INK);
    icon.plain(Rect::new(0.24, 0.28, 0.42, 0.56), INK);
}

/// A great church with two towers of slate.
pub fn cathedral(icon: &mut Icon, snow: Option<Rgba>) {
    let slate = Rgba::hex(0x4a6f9c);
    let roof = snow.map_or(slate, |white| slate.mix(white, 0.25));
    let front = [
        (-0.84, 0.86),
        (-0.84, -0.3),
        (-0.56, -0.96),
        (-0.28, -0.3),
        (0.0, -0.56),
        (0.28, -0.3),
        (0.56, -0.96),
        (0.84, -0.3),
        (0.84, 0.86),
    ];
    icon.cut_out(polygon(&front), WALL);
    for side in [-1.0, 1.0] {
        icon.polygon(
            &[
                (0.28 * side, -0.28),
                (0.84 * side, -0.28),
                (0.56 * side, -0.96),
            ],
            roof,
        );
        icon.plain(
            Rect::new(0.56 * side - 0.09, 0.02, 0.56 * side + 0.09, 0.4),
            INK,
        );
    }
    icon.disc((0.0, -0.08), 0.15, Rgba::hex(0x58b4e0));
    icon.plain(Circle::new((0.0, 0.52), 0.19), INK);
    icon.plain(Rect::new(-0.19, 0.52, 0.19, 0.86), INK);
}

/// The sign of an inn: a full mug.
pub fn inn(icon: &mut Icon) {
    let red = Rgba::hex(0xb3261a);
    let board = Rect::new(-0.82, -0.82, 0.82, 0.82).to_rounded_rect(0.22);
    icon.shape(board, Rgba::hex(0xffd23e));
    icon.stroke(Ellipse::new((0.3, 0.16), (0.26, 0.28), 0.0), red, 0.15);
    icon.plain(
        Rect::new(-0.54, -0.24, 0.28, 0.66).to_rounded_rect(0.12),
        red,
    );
    for (x, y, radius) in [(-0.42, -0.3, 0.2), (-0.12, -0.4, 0.25), (0.2, -0.28, 0.19)] {
        icon.plain(Circle::new((x, y), radius), WHITE);
    }
    icon.plain(Rect::new(-0.54, -0.34, 0.3, -0.12), WHITE);
}
