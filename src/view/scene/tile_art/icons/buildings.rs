//! Monasteries, cathedrals and inns as symbols.

use kurbo::{Circle, Ellipse, Rect};

use super::icon::{HALO, INK, Icon, drawn, polygon};
use crate::scene::color::{Rgba, WHITE};

const WALL: Rgba = Rgba::hex(0xfff3d6);

/// A church with a steeple in the middle, and on it a large cross, on its own round ground.
pub fn monastery(icon: &mut Icon, snow: Option<Rgba>) {
    let red = Rgba::hex(0xd02c1e);
    let roof = snow.map_or(red, |white| red.mix(white, 0.2));
    icon.plate(Rgba::hex(0xf3e3a9));
    icon.line(&[(0.0, -0.2), (0.0, -0.96)], 0.18, INK);
    icon.line(&[(-0.32, -0.68), (0.32, -0.68)], 0.18, INK);
    icon.shape(drawn("M -78 60 L -42 4 42 4 78 60 Z"), roof);
    icon.shape(drawn("M -30 64 L -30 4 30 4 30 64 Z"), WALL);
    icon.polygon(&[(-0.42, 0.12), (0.0, -0.3), (0.42, 0.12)], roof);
    icon.plain(Rect::new(-0.12, 0.3, 0.12, 0.64), INK);
}

/// A great church: a high nave between two aisles under roofs of slate, on its top a large cross, in it a round window
/// above a portal.
pub fn cathedral(icon: &mut Icon, snow: Option<Rgba>) {
    let slate = Rgba::hex(0x3f6aa0);
    let roof = snow.map_or(slate, |white| slate.mix(white, 0.25));
    let cross: [&[(f64, f64)]; 2] = [&[(0.0, -0.5), (0.0, -0.98)], &[(-0.22, -0.8), (0.22, -0.8)]];
    let aisles = [(-0.82, 0.88), (-0.82, 0.4), (0.82, 0.4), (0.82, 0.88)];
    let lean = [(-0.98, 0.54), (-0.4, 0.28), (0.4, 0.28), (0.98, 0.54)];
    let nave = [(-0.38, 0.88), (-0.38, -0.22), (0.38, -0.22), (0.38, 0.88)];
    let gable = [(-0.46, -0.22), (0.0, -0.62), (0.46, -0.22)];
    for part in [&aisles[..], &lean, &nave, &gable] {
        icon.stroke(polygon(part), WHITE, HALO);
    }
    for (color, width) in [(WHITE, 0.4), (INK, 0.2)] {
        for bar in cross {
            icon.line(bar, width, color);
        }
    }
    for (part, color) in [
        (&aisles[..], WALL),
        (&lean, roof),
        (&nave, WALL),
        (&gable, roof),
    ] {
        icon.polygon(part, color);
    }
    icon.disc((0.0, 0.1), 0.2, Rgba::hex(0xe8453a));
    icon.plain(Circle::new((0.0, 0.1), 0.08), Rgba::hex(0xffd23e));
    icon.plain(Circle::new((0.0, 0.66), 0.16), INK);
    icon.plain(Rect::new(-0.16, 0.66, 0.16, 0.88), INK);
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
