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

/// A barrel with two hoops.
fn barrel(icon: &mut Icon) {
    let mut wood = BezPath::new();
    wood.move_to((-0.36, -0.58));
    wood.quad_to((-0.66, 0.0), (-0.36, 0.58));
    wood.line_to((0.36, 0.58));
    wood.quad_to((0.66, 0.0), (0.36, -0.58));
    wood.close_path();
    icon.plain(wood, Rgba::hex(0xe3a868));
    for y in [-0.28, 0.28] {
        icon.plain(Rect::new(-0.49, y - 0.07, 0.49, y + 0.07), INK);
    }
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

/// A roll of cloth from which a striped length hangs.
fn roll(icon: &mut Icon) {
    icon.plain(Rect::new(-0.5, -0.2, 0.3, 0.62), PARCHMENT);
    for x in [-0.32, -0.02] {
        icon.plain(Rect::new(x, -0.2, x + 0.14, 0.62), Rgba::hex(0x2f5f9e));
    }
    let roll = Rect::new(-0.62, -0.56, 0.36, -0.1).to_rounded_rect(0.2);
    icon.plain(roll, PARCHMENT);
    icon.disc((0.4, -0.33), 0.2, PARCHMENT);
    icon.plain(Circle::new((0.4, -0.33), 0.09), INK);
}
