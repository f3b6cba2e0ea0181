//! Shields and goods as symbols.

use kurbo::{Affine, BezPath, Ellipse};

use super::icon::{INK, Icon, drawn};
use crate::scene::color::{Rgba, WHITE};
use engine::tiles::Goods;

/// A blue shield with a golden tower.
pub fn shield(icon: &mut Icon) {
    icon.shape(escutcheon(0.88), WHITE);
    icon.plain(escutcheon(0.7), Rgba::hex(0x1f57a4));
    icon.plain(drawn(TOWER), Rgba::hex(0xffcf3f));
}

/// A foot, a shaft, three battlements.
const TOWER: &str = "M -34 30 L -22 10 -22 -10 -36 -18 -36 -50 -16 -50 -16 -34 -9 -34 -9 -50 \
                     9 -50 9 -34 16 -34 16 -50 36 -50 36 -18 22 -10 22 10 34 30 Z";

/// The outline of a shield.
fn escutcheon(size: f64) -> BezPath {
    Affine::scale(size)
        * drawn("M -100 -100 L 100 -100 C 106 20 70 72 0 102 C -70 72 -106 20 -100 -100 Z")
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
    let wood = drawn("M -34 -76 C -66 -30 -66 30 -34 76 L 34 76 C 66 30 66 -30 34 -76 Z");
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
    icon.plain(drawn(TUNIC), WHITE);
}

/// A tunic with short sleeves, in a square from -1 to 1.
const TUNIC: &str = "M 0 -34 L 20 -66 46 -62 84 -22 62 6 38 -14 44 72 \
                     -44 72 -38 -14 -62 6 -84 -22 -46 -62 -20 -66 Z";
