//! A monk.

use kurbo::Affine;

use super::super::emblems;
use super::super::hues::Hue;
use super::super::ink::{Ink, curve, disc, mirrored, oval};
use super::{GOLD, SKIN, face};
use crate::scene::color::Rgba;
use engine::cards::Suit;

/// A habit, a golden scapular, a tonsure and a book.
pub fn draw(ink: &mut Ink) {
    let habit = Rgba::hex(0x8a5d3a);
    ink.solid(curve(&HABIT), habit);
    ink.flat(curve(&SCAPULAR), Hue::for_suit(Suit::Yellow).main);
    sleeves(ink, habit.lighter(0.07));
    book(ink);
    ink.solid(oval(0.0, -424.0, 98.0, 50.0), habit.lighter(0.1));
    ink.flat(disc(0.0, -510.0, 82.0), SKIN);
    tonsure(ink);
    face(ink, -500.0);
}

/// Two wide sleeves that meet in front.
fn sleeves(ink: &mut Ink, color: Rgba) {
    let left = curve(&SLEEVE);
    ink.solid(mirrored(&left), color);
    ink.solid(left, color);
}

fn book(ink: &mut Ink) {
    let cover = curve(&[
        (-64.0, -312.0),
        (-64.0, -312.0),
        (64.0, -312.0),
        (64.0, -312.0),
        (64.0, -204.0),
        (64.0, -204.0),
        (-64.0, -204.0),
        (-64.0, -204.0),
    ]);
    ink.solid(cover, Rgba::hex(0x9c3a2e));
    ink.at(
        Affine::translate((0.0, -258.0)) * Affine::scale(0.66),
        |ink| {
            ink.fill(emblems::emblem(Suit::Yellow), GOLD);
        },
    );
    for side in [-1.0, 1.0] {
        ink.flat(oval(side * 58.0, -232.0, 20.0, 24.0), SKIN);
    }
}

/// A ring of hair around a bald top.
fn tonsure(ink: &mut Ink) {
    let hair = curve(&TONSURE);
    ink.flat(hair, Rgba::hex(0x6b4327));
}

/// The habit of a monk.
const HABIT: [(f64, f64); 11] = [
    (-70.0, -440.0),
    (-112.0, -350.0),
    (-132.0, -160.0),
    (-150.0, -6.0),
    (-150.0, -6.0),
    (0.0, 6.0),
    (150.0, -6.0),
    (150.0, -6.0),
    (132.0, -160.0),
    (112.0, -350.0),
    (70.0, -440.0),
];

const SCAPULAR: [(f64, f64); 9] = [
    (-46.0, -420.0),
    (-46.0, -420.0),
    (-56.0, -34.0),
    (-56.0, -34.0),
    (0.0, -26.0),
    (56.0, -34.0),
    (56.0, -34.0),
    (46.0, -420.0),
    (46.0, -420.0),
];

/// His left sleeve.
const SLEEVE: [(f64, f64); 9] = [
    (-92.0, -400.0),
    (-140.0, -330.0),
    (-150.0, -235.0),
    (-90.0, -190.0),
    (-20.0, -196.0),
    (-20.0, -196.0),
    (-20.0, -266.0),
    (-20.0, -266.0),
    (-64.0, -290.0),
];

const TONSURE: [(f64, f64); 16] = [
    (-80.0, -490.0),
    (-80.0, -490.0),
    (-92.0, -546.0),
    (-62.0, -582.0),
    (-62.0, -582.0),
    (-30.0, -556.0),
    (0.0, -550.0),
    (30.0, -556.0),
    (62.0, -582.0),
    (62.0, -582.0),
    (92.0, -546.0),
    (80.0, -490.0),
    (80.0, -490.0),
    (62.0, -526.0),
    (0.0, -540.0),
    (-62.0, -526.0),
];
