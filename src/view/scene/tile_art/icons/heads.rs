//! The animals of the winter as symbols: heads that fill their plates, each with the one trait it is known by; a crow is
//! known as a whole.

use kurbo::{BezPath, Circle, Ellipse, Shape};

use super::{FINE, INK, Icon, polygon};
use crate::scene::color::{Rgba, WHITE};
use engine::tiles::Animal;

/// The plate behind animals, which is neither snow nor meadow.
const PLATE: Rgba = Rgba::hex(0xffefbf);
/// The plate behind an animal with wings.
const SKY: Rgba = Rgba::hex(0x8fcbee);
/// The plate behind the animal of the night.
const NIGHT: Rgba = Rgba::hex(0x28407a);
const HORN: Rgba = Rgba::hex(0x40230a);
/// Left and right.
const SIDES: [f64; 2] = [-1.0, 1.0];

/// An animal on a round plate, whose rim is broad enough to be seen on snow.
pub fn animal(icon: &mut Icon, animal: Animal) {
    let ground = match animal {
        Animal::Wolpertinger => SKY,
        Animal::Wolf => NIGHT,
        _ => PLATE,
    };
    icon.stroke(Circle::new((0.0, 0.0), 0.9), INK, 0.28);
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

/// A narrow head below large antlers.
fn deer(icon: &mut Icon) {
    let fur = Rgba::hex(0xb5651d);
    for side in SIDES {
        antler(icon, side, &[(0.08, 0.14), (0.54, -0.1), (0.62, -0.72)]);
        antler(icon, side, &[(0.56, -0.28), (0.2, -0.62)]);
    }
    let mut face = BezPath::new();
    face.move_to((0.0, 0.06));
    face.curve_to((0.5, 0.06), (0.36, 0.48), (0.24, 0.72));
    face.curve_to((0.12, 0.92), (-0.12, 0.92), (-0.24, 0.72));
    face.curve_to((-0.36, 0.48), (-0.5, 0.06), (0.0, 0.06));
    face.close_path();
    icon.stroke(face.clone(), INK, 0.12);
    icon.plain(face, fur);
    icon.plain(Ellipse::new((0.0, 0.74), (0.17, 0.12), 0.0), INK);
    eyes(icon, (0.17, 0.32), 0.08, INK);
}

/// A branch of an antler: that of the right side through these points.
fn antler(icon: &mut Icon, side: f64, points: &[(f64, f64)]) {
    let points: Vec<(f64, f64)> = points.iter().map(|&(x, y)| (x * side, y)).collect();
    icon.line(&points, 0.18, HORN);
}

/// A brown head with a crest, a large snout like a disc, and white tusks on both sides of it.
fn boar(icon: &mut Icon) {
    let half = [
        (0.16, -0.6),
        (0.5, -0.56),
        (0.84, -0.72),
        (0.72, -0.26),
        (0.8, 0.16),
        (0.62, 0.58),
        (0.34, 0.84),
    ];
    let head = symmetric((0.0, -0.92), &half);
    icon.stroke(head.clone(), INK, 0.16);
    icon.plain(head, Rgba::hex(0x8a5a3a));
    for side in SIDES {
        let mut tusk = BezPath::new();
        tusk.move_to((0.24 * side, 0.74));
        tusk.curve_to((0.74 * side, 0.8), (0.8 * side, 0.3), (0.62 * side, -0.06));
        tusk.curve_to((0.58 * side, 0.22), (0.46 * side, 0.4), (0.2 * side, 0.44));
        tusk.close_path();
        icon.stroke(tusk.clone(), INK, 0.1);
        icon.plain(tusk, WHITE);
    }
    icon.plain(
        Ellipse::new((0.0, 0.42), (0.4, 0.32), 0.0),
        Rgba::hex(0xf0b0a4),
    );
    for side in SIDES {
        icon.plain(Ellipse::new((0.15 * side, 0.42), (0.08, 0.14), 0.0), INK);
    }
    eyes(icon, (0.3, -0.16), 0.11, INK);
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

/// The head of a hare with long ears, antlers and wings.
fn wolpertinger(icon: &mut Icon) {
    let fur = Rgba::hex(0xc98f50);
    for side in SIDES {
        icon.polygon(
            &[
                (0.3 * side, 0.76),
                (0.36 * side, 0.4),
                (1.0 * side, 0.14),
                (0.94 * side, 0.48),
                (0.7 * side, 0.66),
            ],
            WHITE,
        );
        antler(icon, side, &[(0.3, 0.1), (0.52, -0.08), (0.55, -0.6)]);
        antler(icon, side, &[(0.53, -0.1), (0.74, -0.3)]);
        // Without a line, which would leave no gap between ears and antlers.
        let ear = Ellipse::new((0.18 * side, -0.4), (0.15, 0.48), 0.08 * side);
        icon.plain(ear, fur);
    }
    icon.disc((0.0, 0.36), 0.4, fur);
    icon.plain(Ellipse::new((0.0, 0.54), (0.24, 0.18), 0.0), WHITE);
    icon.plain(Circle::new((0.0, 0.46), 0.1), INK);
    eyes(icon, (0.2, 0.24), 0.09, INK);
}

/// A black bird on its two legs, its beak and its tail far out.
fn crow(icon: &mut Icon) {
    let black = Rgba::hex(0x1b1c24);
    for x in [-0.06, 0.22] {
        icon.line(&[(x, 0.3), (x, 0.72)], 0.12, black);
    }
    let mut body = BezPath::new();
    body.move_to((-0.9, -0.26));
    body.line_to((-0.6, -0.5));
    body.curve_to((-0.5, -0.82), (-0.08, -0.76), (-0.06, -0.4));
    body.curve_to((0.26, -0.3), (0.6, -0.02), (0.9, 0.4));
    body.line_to((0.46, 0.3));
    body.curve_to((0.2, 0.6), (-0.44, 0.5), (-0.52, -0.18));
    body.close_path();
    icon.plain(body, black);
    icon.plain(Circle::new((-0.34, -0.5), 0.09), WHITE);
}

/// A pair of eyes, the right one at `at`.
fn eyes(icon: &mut Icon, at: (f64, f64), radius: f64, color: Rgba) {
    let mut pair = BezPath::new();
    for side in SIDES {
        pair.extend(Circle::new((at.0 * side, at.1), radius).path_elements(FINE));
    }
    icon.plain(pair, color);
}
