//! A knight.

use kurbo::Affine;

use super::super::emblems;
use super::super::hues::Hue;
use super::super::ink::{Ink, curve, disc, oval};
use super::{GOLD, LEATHER, STEEL};
use crate::scene::color::{Rgba, WHITE};
use engine::cards::Suit;

/// A helmet with a plume, a surcoat, a shield and a lance with a pennant.
pub fn draw(ink: &mut Ink) {
    let hue = Hue::for_suit(Suit::Blue);
    lance(ink, hue);
    for side in [-1.0, 1.0] {
        ink.limb(
            &[(side * 42.0, -150.0), (side * 46.0, -30.0)],
            58.0,
            STEEL.darker(0.12),
        );
        ink.solid(oval(side * 56.0, -14.0, 48.0, 20.0), STEEL);
    }
    ink.solid(curve(&SURCOAT), hue.main);
    ink.stroke(&[(0.0, -420.0), (0.0, -110.0)], 26.0, WHITE.alpha(0.85));
    ink.limb(
        &[(-100.0, -216.0), (0.0, -206.0), (100.0, -216.0)],
        22.0,
        LEATHER,
    );
    ink.limb(
        &[(90.0, -380.0), (130.0, -320.0), (138.0, -270.0)],
        56.0,
        STEEL,
    );
    ink.solid(disc(140.0, -258.0, 30.0), STEEL.darker(0.15));
    ink.solid(oval(92.0, -394.0, 46.0, 40.0), STEEL);
    ink.solid(oval(-92.0, -394.0, 46.0, 40.0), STEEL);
    shield(ink, hue);
    helmet(ink);
}

fn lance(ink: &mut Ink, hue: Hue) {
    ink.limb(&[(140.0, 0.0), (140.0, -640.0)], 17.0, Rgba::hex(0x9a6a3c));
    ink.flat(
        curve(&[
            (120.0, -640.0),
            (120.0, -640.0),
            (140.0, -700.0),
            (140.0, -700.0),
            (160.0, -640.0),
            (160.0, -640.0),
        ]),
        STEEL,
    );
    ink.solid(
        curve(&[
            (140.0, -620.0),
            (140.0, -620.0),
            (198.0, -592.0),
            (198.0, -592.0),
            (140.0, -556.0),
            (140.0, -556.0),
        ]),
        hue.main,
    );
}

fn shield(ink: &mut Ink, hue: Hue) {
    let outline = curve(&SHIELD);
    ink.solid(outline.clone(), Rgba::hex(0xf7efdc));
    let middle = kurbo::Point::new(-110.0, -262.0);
    ink.fill(Affine::scale_about(0.82, middle) * outline, hue.main);
    ink.at(
        Affine::translate(middle.to_vec2()) * Affine::scale(0.94),
        |ink| {
            ink.fill(emblems::emblem(Suit::Blue), GOLD);
        },
    );
}

fn helmet(ink: &mut Ink) {
    ink.solid(curve(&PLUME), Rgba::hex(0xd8503f));
    ink.solid(curve(&HELMET), STEEL);
    ink.stroke(
        &[(-70.0, -520.0), (0.0, -512.0), (70.0, -520.0)],
        25.0,
        Rgba::hex(0x2b2a30),
    );
    ink.stroke(&[(0.0, -604.0), (0.0, -416.0)], 16.0, GOLD);
    for (x, y) in [
        (-46.0, -470.0),
        (-46.0, -444.0),
        (-24.0, -457.0),
        (46.0, -470.0),
        (46.0, -444.0),
        (24.0, -457.0),
    ] {
        ink.fill(disc(x, y, 6.5), Rgba::hex(0x2b2a30));
    }
}

/// The surcoat of a knight.
const SURCOAT: [(f64, f64); 11] = [
    (-74.0, -436.0),
    (-110.0, -350.0),
    (-122.0, -96.0),
    (-122.0, -96.0),
    (-60.0, -112.0),
    (0.0, -92.0),
    (60.0, -112.0),
    (122.0, -96.0),
    (122.0, -96.0),
    (110.0, -350.0),
    (74.0, -436.0),
];

const SHIELD: [(f64, f64); 9] = [
    (-178.0, -350.0),
    (-178.0, -350.0),
    (-110.0, -366.0),
    (-34.0, -350.0),
    (-34.0, -350.0),
    (-36.0, -230.0),
    (-110.0, -140.0),
    (-110.0, -140.0),
    (-176.0, -230.0),
];

/// The plume of his helmet.
const PLUME: [(f64, f64); 8] = [
    (-10.0, -590.0),
    (-10.0, -590.0),
    (-14.0, -650.0),
    (30.0, -684.0),
    (76.0, -654.0),
    (90.0, -590.0),
    (66.0, -606.0),
    (36.0, -614.0),
];

/// The helmet itself.
const HELMET: [(f64, f64); 10] = [
    (-78.0, -428.0),
    (-78.0, -428.0),
    (-86.0, -540.0),
    (-56.0, -596.0),
    (0.0, -612.0),
    (56.0, -596.0),
    (86.0, -540.0),
    (78.0, -428.0),
    (78.0, -428.0),
    (0.0, -406.0),
];
