//! A highwayman.

use super::super::hues::Hue;
use super::super::ink::{Ink, curve, disc, oval};
use super::{GOLD, LEATHER, SKIN, boots, face};
use crate::scene::color::{Rgba, WHITE};
use engine::cards::Suit;

/// A mask under a feathered hat, a red cape, a lantern.
pub fn draw(ink: &mut Ink) {
    let hue = Hue::for_suit(Suit::Red);
    boots(ink, Rgba::hex(0x463531));
    ink.solid(curve(&CAPE), hue.main);
    let (vest, shirt) = (Rgba::hex(0x62524f), Rgba::hex(0xf3e6cc));
    ink.solid(curve(&VEST), vest);
    ink.flat(
        curve(&[
            (-30.0, -430.0),
            (-30.0, -430.0),
            (30.0, -430.0),
            (30.0, -430.0),
            (0.0, -310.0),
            (0.0, -310.0),
        ]),
        shirt,
    );
    ink.limb(
        &[(-80.0, -226.0), (0.0, -216.0), (80.0, -226.0)],
        30.0,
        LEATHER,
    );
    ink.flat(disc(0.0, -217.0, 24.0), GOLD);
    ink.limb(
        &[(-78.0, -376.0), (-126.0, -300.0), (-96.0, -236.0)],
        52.0,
        shirt,
    );
    ink.flat(disc(-88.0, -226.0, 27.0), SKIN);
    ink.limb(
        &[(78.0, -376.0), (122.0, -330.0), (140.0, -280.0)],
        52.0,
        shirt,
    );
    lantern(ink, 144.0, -240.0);
    ink.flat(disc(144.0, -268.0, 27.0), SKIN);
    ink.solid(curve(&COLLAR), hue.main);
    ink.flat(disc(0.0, -366.0, 17.0), GOLD);
    ink.flat(disc(0.0, -500.0, 78.0), SKIN);
    face(ink, -494.0);
    mask(ink);
    hat(ink);
}

fn lantern(ink: &mut Ink, x: f64, y: f64) {
    for (radius, strength) in [(96.0, 0.16), (66.0, 0.22)] {
        ink.fill(
            disc(x, y + 62.0, radius),
            Rgba::hex(0xffe9a0).alpha(strength),
        );
    }
    ink.limb(&[(x, y - 10.0), (x, y + 20.0)], 6.0, GOLD);
    let glass = curve(&[
        (x - 30.0, y + 24.0),
        (x - 30.0, y + 24.0),
        (x + 30.0, y + 24.0),
        (x + 30.0, y + 24.0),
        (x + 36.0, y + 100.0),
        (x + 36.0, y + 100.0),
        (x - 36.0, y + 100.0),
        (x - 36.0, y + 100.0),
    ]);
    ink.flat(glass, Rgba::hex(0xffe48a));
    ink.fill(oval(x, y + 68.0, 12.0, 22.0), Rgba::hex(0xf08c2e));
    for edge in [y + 22.0, y + 102.0] {
        ink.limb(
            &[(x - 36.0, edge), (x + 36.0, edge)],
            12.0,
            Rgba::hex(0x4d4038),
        );
    }
}

fn mask(ink: &mut Ink) {
    let mask = curve(&MASK);
    ink.fill(mask, Rgba::hex(0x2c2326));
    for side in [-1.0, 1.0] {
        ink.fill(oval(side * 28.0, -497.0, 17.0, 12.0), WHITE);
        ink.fill(disc(side * 26.0, -496.0, 8.0), Rgba::hex(0x2c2326));
    }
}

fn hat(ink: &mut Ink) {
    let felt = Rgba::hex(0x47393d);
    ink.solid(
        curve(&[
            (-74.0, -540.0),
            (-66.0, -628.0),
            (0.0, -640.0),
            (66.0, -628.0),
            (74.0, -540.0),
        ]),
        felt,
    );
    ink.stroke(
        &[(-70.0, -562.0), (0.0, -552.0), (70.0, -562.0)],
        22.0,
        Hue::for_suit(Suit::Red).main,
    );
    ink.solid(curve(&BRIM), felt.lighter(0.08));
    ink.flat(
        curve(&[
            (52.0, -556.0),
            (52.0, -556.0),
            (74.0, -640.0),
            (150.0, -676.0),
            (150.0, -676.0),
            (146.0, -606.0),
        ]),
        Rgba::hex(0xfaf3e2),
    );
}

/// The cape of a highwayman.
const CAPE: [(f64, f64); 11] = [
    (-60.0, -440.0),
    (-128.0, -340.0),
    (-170.0, -60.0),
    (-170.0, -60.0),
    (-90.0, -84.0),
    (0.0, -66.0),
    (90.0, -84.0),
    (170.0, -60.0),
    (170.0, -60.0),
    (128.0, -340.0),
    (60.0, -440.0),
];

const VEST: [(f64, f64); 9] = [
    (-52.0, -430.0),
    (-84.0, -330.0),
    (-78.0, -120.0),
    (-78.0, -120.0),
    (0.0, -106.0),
    (78.0, -120.0),
    (78.0, -120.0),
    (84.0, -330.0),
    (52.0, -430.0),
];

const COLLAR: [(f64, f64); 8] = [
    (-66.0, -430.0),
    (0.0, -390.0),
    (66.0, -430.0),
    (104.0, -388.0),
    (104.0, -388.0),
    (0.0, -342.0),
    (-104.0, -388.0),
    (-104.0, -388.0),
];

/// A mask with room for a nose.
const MASK: [(f64, f64); 9] = [
    (-77.0, -526.0),
    (-77.0, -526.0),
    (77.0, -526.0),
    (77.0, -526.0),
    (72.0, -476.0),
    (30.0, -466.0),
    (0.0, -482.0),
    (-30.0, -466.0),
    (-72.0, -476.0),
];

/// The brim of a felt hat.
const BRIM: [(f64, f64); 8] = [
    (-142.0, -556.0),
    (-70.0, -546.0),
    (0.0, -542.0),
    (70.0, -546.0),
    (142.0, -556.0),
    (110.0, -520.0),
    (0.0, -510.0),
    (-110.0, -520.0),
];
