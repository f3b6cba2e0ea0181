//! Shields and goods as symbols.

use kurbo::{BezPath, Circle, Ellipse, Rect};

use super::{INK, Icon, PARCHMENT, polygon};
use crate::scene::color::{Rgba, WHITE};
use engine::tiles::Goods;

/// A blue shield with a golden tower.
pub fn shield(icon: &mut Icon) {
    icon.shape(escutcheon(0.88), WHITE);
    icon.plain(escutcheon(0.7), Rgba::hex(0x1f57a4));
    let tower = [
        (-0.34, 0.3),
        (-0.22, 0.1),
        (-0.22, -0.1),
        (-0.36, -0.18),
        (-0.36, -0.5),
        (-0.16, -0.5),
        (-0.16, -0.34),
        (-0.09, -0.34),
        (-0.09, -0.5),
        (0.09, -0.5),
        (0.09, -0.34),
        (0.16, -0.34),
        (0.16, -0.5),
        (0.36, -0.5),
        (0.36, -0.18),
        (0.22, -0.1),
        (0.22, 0.1),
        (0.34, 0.3),
    ];
    icon.plain(polygon(&tower), Rgba::hex(0xffcf3f));
}

/// The outline of a shield.
fn escutcheon(size: f64) -> BezPath {
    let mut path = BezPath::new();
    path.move_to((-size, -size));
    path.line_to((size, -size));
    path.curve_to(
        (size * 1.06, size * 0.2),
        (size * 0.7, size * 0.72),
        (0.0, size * 1.02),
    );
    path.curve_to(
        (-size * 0.7, size * 0.72),
        (-size * 1.06, size * 0.2),
        (-size, -size),
    );
    path.close_path();
    path
}

/// Goods on a round ground of their colour.
pub fn token(icon: &mut Icon, goods: Goods) {
    let ground = match goods {
        Goods::Wine => 0x93204a,
        Goods::Wheat => 0x7a5410,
        Goods::Cloth => 0x2f5f9e,
    };
    icon.disc((0.0, 0.0), 0.9, Rgba::hex(ground));
    match goods {
        Goods::Wine => barrel(icon),
        Goods::Wheat => ear(icon),
        Goods::Cloth => roll(icon),
    }
}

/// A standing barrel with two hoops, bent as its belly is.
fn barrel(icon: &mut Icon) {
    let mut wood = BezPath::new();
    wood.move_to((-0.36, -0.62));
    wood.quad_to((-0.78, 0.0), (-0.36, 0.62));
    wood.quad_to((0.0, 0.76), (0.36, 0.62));
    wood.quad_to((0.78, 0.0), (0.36, -0.62));
    wood.close_path();
    icon.plain(wood, Rgba::hex(0xf0b566));
    for y in [-0.3, 0.22] {
        let mut hoop = BezPath::new();
        hoop.move_to((-0.5, y));
        hoop.quad_to((0.0, y + 0.2), (0.5, y));
        icon.stroke(hoop, INK, 0.12);
    }
    icon.plain(Ellipse::new((0.0, -0.6), (0.36, 0.13), 0.0), INK);
}

/// A single ear of wheat with its grains.
fn ear(icon: &mut Icon) {
    let gold = Rgba::hex(0xffd24a);
    icon.line(&[(0.0, 0.72), (0.0, -0.3)], 0.12, gold);
    let grain = |x: f64, y: f64, lean: f64| Ellipse::new((x, y), (0.13, 0.23), lean);
    icon.plain(grain(0.0, -0.56, 0.0), gold);
    for y in [-0.26, 0.06, 0.38] {
        icon.plain(grain(0.25, y - 0.06, 0.6), gold);
        icon.plain(grain(-0.25, y - 0.06, -0.6), gold);
    }
}

/// A roll of cloth from which a length with a light hem hangs.
fn roll(icon: &mut Icon) {
    icon.plain(Rect::new(-0.44, -0.3, 0.3, 0.66), Rgba::hex(0x8fc1f2));
    icon.plain(Rect::new(-0.44, 0.36, 0.3, 0.5), WHITE);
    let roll = Rect::new(-0.66, -0.6, 0.5, -0.12);
    icon.plain(roll.to_rounded_rect(0.2), PARCHMENT);
    icon.plain(Circle::new((0.44, -0.36), 0.3), PARCHMENT);
    icon.stroke(Circle::new((0.44, -0.36), 0.2), INK, 0.1);
    icon.plain(Circle::new((0.44, -0.36), 0.08), INK);
}
