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

/// A pitchfork with three prongs.
fn fork(icon: &mut Icon) {
    let mut prongs = BezPath::new();
    prongs.move_to((-0.36, -0.56));
    prongs.line_to((-0.36, -0.3));
    prongs.curve_to((-0.36, 0.04), (0.36, 0.04), (0.36, -0.3));
    prongs.line_to((0.36, -0.56));
    prongs.move_to((0.0, -0.58));
    prongs.line_to((0.0, 0.62));
    icon.stroke(prongs, INK, 0.16);
}

/// A club: thin where it is held, thick and knotty where it hits.
fn club(icon: &mut Icon) {
    let mut wood = BezPath::new();
    wood.move_to((-0.52, 0.42));
    wood.line_to((-0.08, -0.22));
    wood.curve_to((0.04, -0.62), (0.42, -0.72), (0.54, -0.46));
    wood.curve_to((0.7, -0.2), (0.42, 0.06), (0.14, 0.06));
    wood.line_to((-0.42, 0.52));
    wood.curve_to((-0.54, 0.6), (-0.62, 0.52), (-0.52, 0.42));
    wood.close_path();
    icon.stroke(wood.clone(), INK, 0.12);
    icon.plain(wood, Rgba::hex(0x9a6431));
    for at in [(0.16, -0.36), (0.38, -0.4), (0.3, -0.14)] {
        icon.plain(Circle::new(at, 0.075), INK);
    }
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
