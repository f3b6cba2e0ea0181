//! Flying machines, magic, robbers and gingerbread as symbols.

use kurbo::{Affine, Circle, Ellipse, Shape};

use super::icon::{INK, Icon, drawn, polygon};
use crate::scene::color::{Rgba, WHITE};
use crate::scene::figures::Shape as Silhouette;
use engine::tiles::Compass;

/// A flying machine in the sky that flies in a direction.
pub fn flier(icon: &mut Icon, direction: Compass) {
    let (dx, dy) = direction.delta();
    let turn = Affine::rotate(f64::from(dy).atan2(f64::from(dx)));
    let red = Rgba::hex(0xcf2a1c);
    icon.plate(Rgba::hex(0xe2f4ff));
    let machine = drawn(
        "M 86 0 L 64 -20 34 -20 -4 -76 -36 -76 -16 -20 -46 -15 -58 -40 -80 -40 -70 0 -80 40 -58 40 \
         -46 15 -16 20 -36 76 -4 76 34 20 64 20 Z",
    );
    icon.plain(turn * machine, red);
    icon.plain(turn * Circle::new((0.4, 0.0), 0.1).to_path(0.01), WHITE);
}

/// A wand with a star at its tip, on violet.
pub fn magic(icon: &mut Icon) {
    icon.plate(Rgba::hex(0x6a2fa8));
    icon.line(&[(0.1, -0.06), (-0.54, 0.6)], 0.36, INK);
    icon.line(&[(0.1, -0.06), (-0.54, 0.6)], 0.2, WHITE);
    let star: Vec<(f64, f64)> = (0..10)
        .map(|corner| {
            let reach = if corner % 2 == 0 { 0.58 } else { 0.25 };
            let angle = f64::from(corner) * std::f64::consts::PI / 5.0 + 0.4;
            (0.22 + angle.sin() * reach, -0.2 - angle.cos() * reach)
        })
        .collect();
    icon.plain(polygon(&star), Rgba::hex(0xffe26b));
    for (at, radius) in [((-0.52, -0.3), 0.12), ((0.36, 0.58), 0.12)] {
        icon.plain(Circle::new(at, radius), WHITE);
    }
}

/// A masked face under a broad hat, on a plate: without one it would be taken for a figure.
pub fn robber(icon: &mut Icon) {
    icon.plate(Rgba::hex(0xfff1c4));
    let icon = &mut icon.inner(Affine::scale(0.94), 0.94);
    let hat = Rgba::hex(0x2f6b45);
    let face = Circle::new((0.0, 0.2), 0.62);
    let brim = Ellipse::new((0.0, -0.26), (0.94, 0.2), 0.0);
    icon.shape(face, Rgba::hex(0xf0c79a));
    icon.plain(
        drawn("M -64 6 L 64 6 60 42 12 46 0 34 -12 46 -60 42 Z"),
        INK,
    );
    for x in [-0.29, 0.29] {
        icon.plain(Circle::new((x, 0.23), 0.13), WHITE);
    }
    icon.shape(drawn("M -50 -28 L -34 -84 34 -84 50 -28 Z"), hat);
    icon.shape(brim, hat);
    icon.plain(
        polygon(&[(-0.46, -0.34), (-0.42, -0.5), (0.42, -0.5), (0.46, -0.34)]),
        Rgba::hex(0xd8392b),
    );
}

/// A gingerbread man, on a plate: without one it would be taken for the figure.
pub fn gingerbread(icon: &mut Icon) {
    icon.plate(Rgba::hex(0xfff4ee));
    let place = Affine::scale(1.0 / 122.0);
    icon.plain(
        place * Silhouette::Gingerbread.outline(),
        Rgba::hex(0x8a4416),
    );
    for (path, width) in Silhouette::Gingerbread.lines() {
        icon.stroke(place * path, WHITE, width * 1.3 / 122.0);
    }
}
