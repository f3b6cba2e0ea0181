//! Monasteries, cathedrals and inns as symbols.

use kurbo::{Circle, Ellipse, Rect};

use super::{INK, Icon, polygon};
use crate::scene::color::{Rgba, WHITE};

const WALL: Rgba = Rgba::hex(0xfff3d6);

/// A church with a steeple in the middle, and on it a large cross, on its own round ground.
pub fn monastery(icon: &mut Icon, snow: Option<Rgba>) {
    let red = Rgba::hex(0xd02c1e);
    let roof = snow.map_or(red, |white| red.mix(white, 0.2));
    icon.disc((0.0, 0.0), 0.9, Rgba::hex(0xf3e3a9));
    icon.line(&[(0.0, -0.2), (0.0, -0.96)], 0.18, INK);
    icon.line(&[(-0.32, -0.68), (0.32, -0.68)], 0.18, INK);
    icon.polygon(
        &[(-0.78, 0.6), (-0.42, 0.04), (0.42, 0.04), (0.78, 0.6)],
        roof,
    );
    icon.polygon(
        &[(-0.3, 0.64), (-0.3, 0.04), (0.3, 0.04), (0.3, 0.64)],
        WALL,
    );
    icon.polygon(&[(-0.42, 0.12), (0.0, -0.3), (0.42, 0.12)], roof);
    icon.plain(Rect::new(-0.12, 0.3, 0.12, 0.64), INK);
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
