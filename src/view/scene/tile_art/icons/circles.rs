//! Crop circles, and what is trodden into them.

use kurbo::{BezPath, Circle, Rect};

use super::{INK, Icon, PARCHMENT};
use crate::scene::color::{Rgba, WHITE};
use engine::tiles::CircleKind;

/// A crop circle on a small tile.
pub fn circle(icon: &mut Icon, kind: CircleKind) {
    icon.disc((0.0, 0.0), 0.9, Rgba::hex(0xf2c230));
    icon.plain(Circle::new((0.0, 0.0), 0.72), PARCHMENT);
    emblem(icon, kind);
}

/// What is trodden into the middle of a crop circle: a fork for farmers, a club for highwaymen, a shield for knights
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
    let mut prongs = BezPath::new();
    prongs.move_to((-0.4, -0.54));
    prongs.line_to((-0.4, -0.16));
    prongs.quad_to((-0.4, 0.0), (-0.24, 0.0));
    prongs.line_to((0.24, 0.0));
    prongs.quad_to((0.4, 0.0), (0.4, -0.16));
    prongs.line_to((0.4, -0.54));
    prongs.move_to((0.0, -0.58));
    prongs.line_to((0.0, 0.0));
    icon.stroke(prongs, INK, 0.18);
}

/// A club: thin where it is held, round and thick where it hits.
fn club(icon: &mut Icon) {
    let mut wood = BezPath::new();
    wood.move_to((-0.62, 0.5));
    wood.line_to((-0.02, -0.34));
    wood.curve_to((0.14, -0.64), (0.36, -0.7), (0.52, -0.54));
    wood.curve_to((0.68, -0.38), (0.62, -0.16), (0.32, 0.0));
    wood.line_to((-0.5, 0.62));
    wood.close_path();
    icon.stroke(wood.clone(), INK, 0.14);
    icon.plain(wood, Rgba::hex(0xa8662c));
}

/// A knight's shield with a cross.
fn escutcheon(icon: &mut Icon) {
    let mut shield = BezPath::new();
    shield.move_to((-0.48, -0.54));
    shield.line_to((0.48, -0.54));
    shield.curve_to((0.54, 0.06), (0.34, 0.42), (0.0, 0.64));
    shield.curve_to((-0.34, 0.42), (-0.54, 0.06), (-0.48, -0.54));
    shield.close_path();
    icon.stroke(shield.clone(), INK, 0.14);
    icon.plain(shield, Rgba::hex(0xb8402f));
    icon.plain(Rect::new(-0.09, -0.5, 0.09, 0.56), WHITE);
    icon.plain(Rect::new(-0.47, -0.26, 0.47, -0.08), WHITE);
}
