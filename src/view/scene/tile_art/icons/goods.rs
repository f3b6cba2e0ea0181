//! Shields and goods as symbols.

use kurbo::{BezPath, Ellipse};

use super::icon::{INK, Icon, polygon};
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
        Goods::Wheat => 0x5c3a06,
        Goods::Cloth => 0x2f5f9e,
    };
    icon.plate(Rgba::hex(ground));
    match goods {
        Goods::Wine => barrel(icon),
        Goods::Wheat => ear(icon),
        Goods::Cloth => tunic(icon),
    }
}

/// The gap between two staves.
const STAVE: Rgba = Rgba::hex(0x8a4f1d);

/// A standing barrel: narrow ends, a wide middle, and two bowed hoops.
fn barrel(icon: &mut Icon) {
    let mut wood = BezPath::new();
    wood.move_to((-0.34, -0.76));
    wood.curve_to((-0.66, -0.3), (-0.66, 0.3), (-0.34, 0.76));
    wood.line_to((0.34, 0.76));
    wood.curve_to((0.66, 0.3), (0.66, -0.3), (0.34, -0.76));
    wood.close_path();
    icon.plain(wood, Rgba::hex(0xf7bd6a));
    for y in [-0.4, 0.4] {
        icon.line(&[(-0.56, y), (0.56, y)], 0.17, INK);
    }
    for x in [-0.19, 0.19] {
        icon.line(&[(x, -0.72), (x * 1.3, 0.0), (x, 0.72)], 0.06, STAVE);
    }
}

/// An ear of wheat whose grains can be seen one by one.
fn ear(icon: &mut Icon) {
    let gold = Rgba::hex(0xffdc5c);
    icon.line(&[(0.0, 0.8), (0.0, 0.3)], 0.14, gold);
    let grain = |x: f64, y: f64, lean: f64| Ellipse::new((x, y), (0.13, 0.28), lean);
    icon.plain(grain(0.0, -0.58, 0.0), gold);
    for y in [-0.3, 0.08, 0.46] {
        icon.plain(grain(0.27, y, 0.62), gold);
        icon.plain(grain(-0.27, y, -0.62), gold);
    }
}

/// A tunic, for cloth.
fn tunic(icon: &mut Icon) {
    icon.plain(polygon(&TUNIC), WHITE);
}

/// A tunic with short sleeves, in a square from -1 to 1.
const TUNIC: [(f64, f64); 13] = [
    (0.0, -0.34),
    (0.2, -0.66),
    (0.46, -0.62),
    (0.84, -0.22),
    (0.62, 0.06),
    (0.38, -0.14),
    (0.44, 0.72),
    (-0.44, 0.72),
    (-0.38, -0.14),
    (-0.62, 0.06),
    (-0.84, -0.22),
    (-0.46, -0.62),
    (-0.2, -0.66),
];
