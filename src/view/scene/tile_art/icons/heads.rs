//! The winter animals as icons: heads that fill their plates, each with its most characteristic
//! trait; only the crow is shown whole.

use kurbo::{BezPath, Circle, Ellipse, Point, Rect, Shape};

use super::icon::{FINE, INK, Icon, drawn, polygon};
use crate::scene::color::{Rgba, WHITE};
use crate::scene::tile_art::shapes::path;
use engine::tiles::Animal;

/// The plate behind most animals, distinct from snow and meadow.
const PLATE: Rgba = Rgba::hex(0xffefbf);
/// The plate behind the nocturnal animal.
const NIGHT: Rgba = Rgba::hex(0x28407a);
/// The plate behind a white animal.
const SKY: Rgba = Rgba::hex(0x9fd6f5);
/// The plate behind animals whose brown is too close to the usual plate.
const MOSS: Rgba = Rgba::hex(0xb4d98a);
const HORN: Rgba = Rgba::hex(0x40230a);
const DEER: Rgba = Rgba::hex(0x8f4f1e);
const SIDES: [f64; 2] = [-1.0, 1.0];

/// An animal on a round plate, with a rim that is visible on snow.
pub fn animal(icon: &mut Icon, animal: Animal) {
    let ground = match animal {
        Animal::Wolf => NIGHT,
        Animal::Wolpertinger => SKY,
        Animal::Deer | Animal::Boar => MOSS,
        _ => PLATE,
    };
    icon.plate(ground);
    match animal {
        Animal::Bear => bear(icon),
        Animal::Wolf => wolf(icon),
        Animal::Deer => deer(icon),
        Animal::Boar => boar(icon),
        Animal::Fox => fox(icon),
        Animal::Wolpertinger => wolpertinger(icon),
        Animal::Crow => crow(icon),
    }
}

/// A round head with two round ears and a light muzzle.
fn bear(icon: &mut Icon) {
    let fur = Rgba::hex(0x7a4a22);
    for side in SIDES {
        icon.disc((0.5 * side, -0.46), 0.25, fur);
        icon.plain(Circle::new((0.5 * side, -0.46), 0.11), Rgba::hex(0xc58f5c));
    }
    icon.shape(Ellipse::new((0.0, 0.1), (0.68, 0.62), 0.0), fur);
    icon.plain(
        Ellipse::new((0.0, 0.36), (0.38, 0.3), 0.0),
        Rgba::hex(0xe9c592),
    );
    icon.plain(Ellipse::new((0.0, 0.24), (0.2, 0.14), 0.0), INK);
    eyes(icon, (0.3, -0.06), 0.1, INK);
}

/// A grey head with large ears, ragged white cheeks and yellow eyes.
fn wolf(icon: &mut Icon) {
    let half = [
        (0.26, -0.46),
        (0.66, -0.94),
        (0.74, -0.1),
        (0.92, 0.3),
        (0.5, 0.5),
        (0.2, 0.88),
    ];
    let head = symmetric((0.0, -0.36), &half);
    icon.stroke(head.clone(), INK, 0.16);
    icon.plain(head, Rgba::hex(0x77818f));
    for side in SIDES {
        let part = |commands: &str| mirrored(commands, side);
        icon.plain(part("M 92 30 L 50 50 16 74 20 30 60 14 Z"), WHITE);
        let eye = part("M 16 14 L 50 -10 46 16 Z");
        icon.stroke(eye.clone(), INK, 0.08);
        icon.plain(eye, Rgba::hex(0xffd93a));
    }
    icon.plain(polygon(&[(-0.2, 0.6), (0.2, 0.6), (0.0, 0.88)]), INK);
}

/// A symmetric outline: from a point in the middle through those of the right half, and back
/// through their mirror images.
fn symmetric(middle: (f64, f64), half: &[(f64, f64)]) -> BezPath {
    let left = half.iter().rev().map(|&(x, y)| (-x, y));
    let all = [middle].into_iter().chain(half.iter().copied()).chain(left);
    polygon(&all.collect::<Vec<_>>())
}

/// A slender head below antlers as wide as the plate, with a wide gap between them.
fn deer(icon: &mut Icon) {
    for side in SIDES {
        antler(icon, side, "M 10 10 L 46 -20 38 -70");
        antler(icon, side, "M 46 -20 L 76 -44");
        let ear = Ellipse::new((0.5 * side, 0.2), (0.24, 0.11), 0.15 * side);
        icon.plain(ear, DEER);
    }
    let half = [(0.28, 0.04), (0.3, 0.3), (0.15, 0.82)];
    icon.plain(symmetric((0.0, 0.02), &half), DEER);
    icon.plain(Ellipse::new((0.0, 0.72), (0.17, 0.13), 0.0), INK);
    eyes(icon, (0.16, 0.28), 0.08, INK);
}

/// A branch of an antler, given for the right side.
fn antler(icon: &mut Icon, side: f64, commands: &str) {
    icon.stroke(mirrored(commands, side), HORN, 0.15);
}

/// A path given for the right side, in hundredths.
fn mirrored(commands: &str, side: f64) -> BezPath {
    path(commands, &|x, y| Point::new(x / 100.0 * side, y / 100.0))
}

/// A dark head with pointed ears, a large light snout, and beside it white tusks that stand up.
fn boar(icon: &mut Icon) {
    let half = [
        (0.2, -0.44),
        (0.62, -0.84),
        (0.56, -0.24),
        (0.74, 0.16),
        (0.68, 0.52),
        (0.3, 0.88),
    ];
    icon.plain(symmetric((0.0, -0.6), &half), Rgba::hex(0x5c4a40));
    for side in SIDES {
        icon.plain(mirrored("M 24 76 L 62 66 72 2 40 20 Z", side), WHITE);
    }
    icon.plain(
        Ellipse::new((0.0, 0.44), (0.34, 0.26), 0.0),
        Rgba::hex(0xf2a596),
    );
    for side in SIDES {
        icon.plain(Ellipse::new((0.15 * side, 0.44), (0.09, 0.13), 0.0), INK);
    }
    eyes(icon, (0.24, -0.08), 0.09, INK);
}

/// A pointed head with pointed ears and white cheeks.
fn fox(icon: &mut Icon) {
    icon.shape(
        drawn("M 0 -30 L 28 -38 66 -84 76 16 0 84 -76 16 -66 -84 -28 -38 Z"),
        Rgba::hex(0xf07818),
    );
    for side in SIDES {
        icon.plain(mirrored("M 76 16 L 0 84 8 30 36 12 Z", side), WHITE);
    }
    icon.plain(Circle::new((0.0, 0.68), 0.16), INK);
    eyes(icon, (0.3, -0.02), 0.1, INK);
}

/// The white head of a hare with long ears and two teeth, and beside the ears the antlers of a deer.
fn wolpertinger(icon: &mut Icon) {
    for side in SIDES {
        antler(icon, side, "M 30 20 L 60 -8 62 -60");
        antler(icon, side, "M 60 -8 L 86 -22");
        let ear = Ellipse::new((0.17 * side, -0.38), (0.12, 0.4), 0.08 * side);
        icon.stroke(ear, INK, 0.16);
        icon.plain(ear, WHITE);
    }
    icon.shape(Circle::new((0.0, 0.32), 0.4), WHITE);
    icon.plain(Circle::new((0.0, 0.4), 0.1), Rgba::hex(0xe0467c));
    icon.plain(Rect::new(-0.15, 0.54, 0.15, 0.82), INK);
    icon.plain(Rect::new(-0.09, 0.54, 0.09, 0.76), WHITE);
    eyes(icon, (0.2, 0.2), 0.09, INK);
}

/// A black bird on two legs, seen from the side, cawing with its strong beak open.
fn crow(icon: &mut Icon) {
    let black = Rgba::hex(0x14151c);
    for x in [-0.06, 0.2] {
        icon.line(&[(x, 0.4), (x - 0.06, 0.76)], 0.12, black);
    }
    let body = drawn(
        "M -84 -60 L -40 -72 C -20 -84 8 -70 8 -40 C 36 -20 60 10 86 50 L 48 40 C 20 62 -42 56 -40 \
         -10 L -40 -26 -76 -16 -40 -46 Z",
    );
    icon.plain(body, black);
    icon.plain(Circle::new((-0.18, -0.5), 0.1), WHITE);
}

/// A pair of eyes, the right one at `at`.
fn eyes(icon: &mut Icon, at: (f64, f64), radius: f64, color: Rgba) {
    let mut pair = BezPath::new();
    for side in SIDES {
        pair.extend(Circle::new((at.0 * side, at.1), radius).path_elements(FINE));
    }
    icon.plain(pair, color);
}
