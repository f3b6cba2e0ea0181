//! The animals of the winter as symbols: heads that fill their plates, each with the one trait it is known by; a crow is
//! known as a whole.

use kurbo::{BezPath, Circle, Ellipse, Shape};

use super::{FINE, INK, Icon, polygon};
use crate::scene::color::{Rgba, WHITE};
use engine::tiles::Animal;

/// The plate behind animals, which is neither snow nor meadow.
const PLATE: Rgba = Rgba::hex(0xffefbf);
/// The plate behind the animal of the night.
const NIGHT: Rgba = Rgba::hex(0x28407a);
const HORN: Rgba = Rgba::hex(0x40230a);
const DEER: Rgba = Rgba::hex(0x8f4f1e);
const HARE: Rgba = Rgba::hex(0xc98f50);
/// Left and right.
const SIDES: [f64; 2] = [-1.0, 1.0];

/// An animal on a round plate, whose rim is broad enough to be seen on snow.
pub fn animal(icon: &mut Icon, animal: Animal) {
    let ground = match animal {
        Animal::Wolf => NIGHT,
        _ => PLATE,
    };
    icon.stroke(Circle::new((0.0, 0.0), 0.9), INK, 0.22);
    icon.plain(Circle::new((0.0, 0.0), 0.9), ground);
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
        let part = |points: &[(f64, f64)]| {
            let points: Vec<(f64, f64)> = points.iter().map(|&(x, y)| (x * side, y)).collect();
            polygon(&points)
        };
        let cheek = [
            (0.92, 0.3),
            (0.5, 0.5),
            (0.16, 0.74),
            (0.2, 0.3),
            (0.6, 0.14),
        ];
        icon.plain(part(&cheek), WHITE);
        let eye = part(&[(0.16, 0.14), (0.5, -0.1), (0.46, 0.16)]);
        icon.stroke(eye.clone(), INK, 0.08);
        icon.plain(eye, Rgba::hex(0xffd93a));
    }
    icon.plain(polygon(&[(-0.2, 0.6), (0.2, 0.6), (0.0, 0.88)]), INK);
}

/// An outline from a point in the middle through those of the right half, and back through those of the left.
fn symmetric(middle: (f64, f64), half: &[(f64, f64)]) -> BezPath {
    let left = half.iter().rev().map(|&(x, y)| (-x, y));
    let all = [middle].into_iter().chain(half.iter().copied()).chain(left);
    polygon(&all.collect::<Vec<_>>())
}

/// A narrow head with ears that stand off, below antlers whose tines all point up.
fn deer(icon: &mut Icon) {
    for side in SIDES {
        antler(icon, side, &[(0.1, 0.1), (0.34, -0.22), (0.28, -0.76)]);
        antler(icon, side, &[(0.34, -0.22), (0.62, -0.3), (0.72, -0.58)]);
        let ear = Ellipse::new((0.48 * side, 0.1), (0.24, 0.11), -0.35 * side);
        icon.plain(ear, DEER);
    }
    let mut face = BezPath::new();
    face.move_to((0.0, -0.06));
    face.curve_to((0.44, -0.06), (0.34, 0.4), (0.2, 0.72));
    face.curve_to((0.12, 0.92), (-0.12, 0.92), (-0.2, 0.72));
    face.curve_to((-0.34, 0.4), (-0.44, -0.06), (0.0, -0.06));
    face.close_path();
    icon.plain(face, DEER);
    icon.plain(Ellipse::new((0.0, 0.74), (0.18, 0.13), 0.0), INK);
    eyes(icon, (0.17, 0.28), 0.08, INK);
}

/// A branch of an antler: that of the right side through these points.
fn antler(icon: &mut Icon, side: f64, points: &[(f64, f64)]) {
    let points: Vec<(f64, f64)> = points.iter().map(|&(x, y)| (x * side, y)).collect();
    icon.line(&points, 0.15, HORN);
}

/// A dark head with pointed ears, a large light snout like a disc, and white tusks that stand up beside it.
fn boar(icon: &mut Icon) {
    let half = [
        (0.26, -0.62),
        (0.62, -0.94),
        (0.72, -0.36),
        (0.82, 0.1),
        (0.66, 0.56),
        (0.3, 0.86),
    ];
    icon.plain(symmetric((0.0, -0.84), &half), Rgba::hex(0x54331f));
    for side in SIDES {
        let mut tusk = BezPath::new();
        tusk.move_to((0.2 * side, 0.68));
        tusk.curve_to((0.6 * side, 0.74), (0.78 * side, 0.36), (0.62 * side, -0.1));
        tusk.curve_to((0.52 * side, 0.2), (0.46 * side, 0.3), (0.2 * side, 0.34));
        tusk.close_path();
        icon.plain(tusk, WHITE);
    }
    let snout = Ellipse::new((0.0, 0.42), (0.36, 0.28), 0.0);
    icon.stroke(snout, INK, 0.1);
    icon.plain(snout, Rgba::hex(0xf0a898));
    for side in SIDES {
        icon.plain(Ellipse::new((0.14 * side, 0.42), (0.08, 0.13), 0.0), INK);
    }
    eyes(icon, (0.28, -0.2), 0.1, Rgba::hex(0xffe9a8));
}

/// A pointed head with pointed ears and white cheeks.
fn fox(icon: &mut Icon) {
    icon.polygon(
        &[
            (0.0, -0.3),
            (0.28, -0.38),
            (0.66, -0.84),
            (0.76, 0.16),
            (0.0, 0.84),
            (-0.76, 0.16),
            (-0.66, -0.84),
            (-0.28, -0.38),
        ],
        Rgba::hex(0xf07818),
    );
    for side in SIDES {
        icon.plain(
            polygon(&[
                (0.76 * side, 0.16),
                (0.0, 0.84),
                (0.08 * side, 0.3),
                (0.36 * side, 0.12),
            ]),
            WHITE,
        );
    }
    icon.plain(Circle::new((0.0, 0.68), 0.16), INK);
    eyes(icon, (0.3, -0.02), 0.1, INK);
}

/// The head of a hare between two long ears, with antlers.
fn wolpertinger(icon: &mut Icon) {
    for side in SIDES {
        antler(icon, side, &[(0.24, 0.2), (0.6, -0.02), (0.62, -0.5)]);
        antler(icon, side, &[(0.6, -0.02), (0.8, -0.2)]);
        let ear = |wide, high| Ellipse::new((0.2 * side, -0.4), (wide, high), 0.1 * side);
        icon.plain(ear(0.18, 0.5), HARE);
        icon.plain(ear(0.07, 0.36), Rgba::hex(0xf3b6a6));
    }
    icon.disc((0.0, 0.34), 0.44, HARE);
    icon.plain(Ellipse::new((0.0, 0.54), (0.26, 0.2), 0.0), WHITE);
    icon.plain(Circle::new((0.0, 0.44), 0.1), INK);
    eyes(icon, (0.22, 0.2), 0.1, INK);
}

/// A black bird on its two legs, with a strong beak, a wing that is told from its body, and its tail far out.
fn crow(icon: &mut Icon) {
    let black = Rgba::hex(0x14151c);
    for x in [-0.12, 0.18] {
        icon.line(&[(x, 0.4), (x, 0.78)], 0.12, black);
    }
    let mut body = BezPath::new();
    body.move_to((-0.92, -0.3));
    body.line_to((-0.6, -0.6));
    body.curve_to((-0.44, -0.92), (0.02, -0.84), (0.04, -0.4));
    body.curve_to((0.3, -0.3), (0.6, 0.0), (0.9, 0.34));
    body.line_to((0.74, 0.56));
    body.line_to((0.44, 0.42));
    body.curve_to((0.16, 0.66), (-0.5, 0.6), (-0.54, -0.2));
    body.close_path();
    icon.plain(body, black);
    let mut wing = BezPath::new();
    wing.move_to((-0.22, -0.12));
    wing.curve_to((0.1, -0.26), (0.36, 0.04), (0.62, 0.32));
    wing.curve_to((0.3, 0.34), (-0.16, 0.34), (-0.22, -0.12));
    wing.close_path();
    icon.plain(wing, Rgba::hex(0x6f86b8));
    icon.plain(Circle::new((-0.3, -0.5), 0.11), WHITE);
}

/// A pair of eyes, the right one at `at`.
fn eyes(icon: &mut Icon, at: (f64, f64), radius: f64, color: Rgba) {
    let mut pair = BezPath::new();
    for side in SIDES {
        pair.extend(Circle::new((at.0 * side, at.1), radius).path_elements(FINE));
    }
    icon.plain(pair, color);
}
