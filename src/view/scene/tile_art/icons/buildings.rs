//! Monasteries, cathedrals and inns as symbols.

use kurbo::{Circle, Ellipse, Rect};

use super::{HALO, INK, Icon, polygon};
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

/// A great church: two towers of slate, and between them a large cross, a round window and a portal.
pub fn cathedral(icon: &mut Icon, snow: Option<Rgba>) {
    let slate = Rgba::hex(0x3f6aa0);
    let roof = snow.map_or(slate, |white| slate.mix(white, 0.25));
    let cross: [&[(f64, f64)]; 2] = [
        &[(0.0, -0.3), (0.0, -0.94)],
        &[(-0.22, -0.72), (0.22, -0.72)],
    ];
    let nave = [
        (-0.5, 0.86),
        (-0.5, -0.08),
        (0.0, -0.42),
        (0.5, -0.08),
        (0.5, 0.86),
    ];
    let tower = |side: f64, points: &[(f64, f64)]| {
        polygon(
            &points
                .iter()
                .map(|&(x, y)| (x * side, y))
                .collect::<Vec<_>>(),
        )
    };
    let wall = [(0.38, 0.86), (0.38, -0.2), (0.9, -0.2), (0.9, 0.86)];
    let spire = [(0.3, -0.2), (0.98, -0.2), (0.64, -0.96)];
    for bar in cross {
        icon.line(bar, 0.36, WHITE);
    }
    for side in [-1.0, 1.0] {
        for part in [tower(side, &wall), tower(side, &spire)] {
            icon.stroke(part, WHITE, HALO);
        }
    }
    for bar in cross {
        icon.line(bar, 0.16, INK);
    }
    icon.polygon(&nave, WALL);
    for side in [-1.0, 1.0] {
        icon.shape(tower(side, &wall), WALL);
        icon.shape(tower(side, &spire), roof);
        let window = Rect::new(0.64 * side - 0.09, 0.06, 0.64 * side + 0.09, 0.4);
        icon.plain(window, INK);
    }
    icon.plain(Circle::new((0.0, 0.04), 0.24), INK);
    icon.plain(Circle::new((0.0, 0.04), 0.13), Rgba::hex(0x6cc6ee));
    icon.plain(Circle::new((0.0, 0.56), 0.2), INK);
    icon.plain(Rect::new(-0.2, 0.56, 0.2, 0.86), INK);
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
