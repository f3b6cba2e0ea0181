//! Crop circles and the patterns inside them.

use kurbo::{BezPath, Circle, Point, Rect, Vec2};

use super::icon::{INK, Icon, PARCHMENT, drawn, polygon};
use crate::scene::color::{Rgba, WHITE};
use engine::tiles::CircleKind;

const WOOD: Rgba = Rgba::hex(0xb06a2c);

/// A crop circle on a small tile.
pub fn circle(icon: &mut Icon, kind: CircleKind) {
    icon.plate(Rgba::hex(0xf2c230));
    icon.plain(Circle::new((0.0, 0.0), 0.72), PARCHMENT);
    emblem(icon, kind);
}

/// The pattern of a crop circle: a fork for farmers, a club for highwaymen, a shield for knights
/// (CROP-04).
pub fn emblem(icon: &mut Icon, kind: CircleKind) {
    match kind {
        CircleKind::Field => fork(icon),
        CircleKind::Road => club(icon),
        CircleKind::City => escutcheon(icon),
    }
}

/// A pitchfork: three straight prongs on a wooden handle.
fn fork(icon: &mut Icon) {
    icon.line(&[(0.0, -0.1), (0.0, 0.62)], 0.24, Rgba::hex(0x9a5a2a));
    let prongs =
        drawn("M -40 -54 L -40 -16 Q -40 0 -24 0 L 24 0 Q 40 0 40 -16 L 40 -54 M 0 -58 L 0 0");
    icon.stroke(prongs, INK, 0.18);
}

/// A club: thin where it is held, thick and set with nails where it hits.
fn club(icon: &mut Icon) {
    let (held, along) = (Point::new(-0.5, 0.56), Vec2::new(0.667, -0.745));
    let aside = Vec2::new(0.745, 0.667);
    let at = |far: f64, wide: f64| held + along * far + aside * wide;
    let mut wood = BezPath::new();
    wood.move_to(at(0.0, 0.1));
    wood.curve_to(at(0.5, 0.13), at(0.55, 0.3), at(0.95, 0.33));
    wood.curve_to(at(1.4, 0.36), at(1.4, -0.36), at(0.95, -0.33));
    wood.curve_to(at(0.55, -0.3), at(0.5, -0.13), at(0.0, -0.1));
    wood.close_path();
    icon.stroke(wood.clone(), INK, 0.14);
    for (far, wide) in [(0.7, 0.34), (0.7, -0.34), (1.08, 0.37), (1.08, -0.37)] {
        let foot = along * 0.13;
        let tip = at(far, wide * 1.6);
        icon.plain(
            polygon(&[tip, at(far, wide) + foot, at(far, wide) - foot].map(<(f64, f64)>::from)),
            INK,
        );
    }
    icon.plain(wood, WOOD);
    for far in [0.72, 1.02] {
        icon.plain(Circle::new(at(far, 0.0), 0.08), INK);
    }
}

/// A knight's shield with a cross.
fn escutcheon(icon: &mut Icon) {
    let shield = drawn("M -48 -54 L 48 -54 C 54 6 34 42 0 64 C -34 42 -54 6 -48 -54 Z");
    icon.stroke(shield.clone(), INK, 0.14);
    icon.plain(shield, Rgba::hex(0xb8402f));
    icon.plain(Rect::new(-0.09, -0.5, 0.09, 0.56), WHITE);
    icon.plain(Rect::new(-0.47, -0.26, 0.47, -0.08), WHITE);
}
