//! A farmer.

use super::super::hues::Hue;
use super::super::ink::{Ink, curve, disc, oval};
use super::{LEATHER, SKIN, boots, face};
use crate::scene::color::Rgba;
use engine::cards::Suit;

/// A straw hat, an apron, a fork and a sheaf.
pub fn draw(ink: &mut Ink) {
    let hue = Hue::for_suit(Suit::Green);
    fork(ink);
    boots(ink, Rgba::hex(0x7b5f41));
    ink.solid(curve(&SMOCK), hue.main);
    ink.flat(curve(&APRON), Rgba::hex(0xf2e3c2));
    ink.limb(
        &[(-82.0, -236.0), (0.0, -226.0), (82.0, -236.0)],
        20.0,
        LEATHER,
    );
    sheaf(ink);
    ink.limb(
        &[(-82.0, -386.0), (-128.0, -300.0), (-70.0, -236.0)],
        54.0,
        hue.main,
    );
    ink.flat(disc(-58.0, -228.0, 28.0), SKIN);
    ink.limb(
        &[(82.0, -386.0), (116.0, -330.0), (122.0, -290.0)],
        54.0,
        hue.main,
    );
    ink.flat(disc(125.0, -272.0, 28.0), SKIN);
    ink.flat(disc(0.0, -504.0, 80.0), SKIN);
    beard(ink);
    face(ink, -506.0);
    straw_hat(ink);
}

fn fork(ink: &mut Ink) {
    let steel = Rgba::hex(0x9aa3a6);
    ink.limb(
        &[
            (86.0, -600.0),
            (88.0, -545.0),
            (128.0, -520.0),
            (168.0, -545.0),
            (170.0, -600.0),
        ],
        13.0,
        steel,
    );
    ink.limb(&[(128.0, -612.0), (128.0, -510.0)], 13.0, steel);
    ink.limb(&[(128.0, -510.0), (122.0, 0.0)], 18.0, Rgba::hex(0x9a6a3c));
}

/// Ears of wheat in the arm.
fn sheaf(ink: &mut Ink) {
    let ears = [
        (-176.0, -420.0),
        (-146.0, -452.0),
        (-108.0, -462.0),
        (-74.0, -436.0),
    ];
    for (x, y) in ears {
        ink.limb(&[(-66.0, -200.0), (x, y)], 9.0, Rgba::hex(0xd9a437));
    }
    for (x, y) in ears {
        let lean = (x + 66.0) * 0.12;
        ink.flat(oval(x + lean, y - 16.0, 15.0, 36.0), Rgba::hex(0xeebf4f));
    }
}

fn beard(ink: &mut Ink) {
    let beard = curve(&BEARD);
    ink.flat(beard, Rgba::hex(0xa86a3a));
}

fn straw_hat(ink: &mut Ink) {
    let straw = Rgba::hex(0xf0cf7c);
    ink.solid(
        curve(&[
            (-82.0, -572.0),
            (-64.0, -648.0),
            (0.0, -662.0),
            (64.0, -648.0),
            (82.0, -572.0),
        ]),
        straw,
    );
    ink.stroke(
        &[(-78.0, -592.0), (0.0, -582.0), (78.0, -592.0)],
        22.0,
        Hue::for_suit(Suit::Green).deep,
    );
    ink.solid(oval(0.0, -570.0, 146.0, 27.0), straw.lighter(0.1));
    ink.stroke(
        &[(-104.0, -574.0), (0.0, -582.0), (104.0, -574.0)],
        6.0,
        straw.darker(0.2),
    );
}

/// The smock of a farmer.
const SMOCK: [(f64, f64); 9] = [
    (-66.0, -440.0),
    (-106.0, -350.0),
    (-112.0, -110.0),
    (-112.0, -110.0),
    (0.0, -94.0),
    (112.0, -110.0),
    (112.0, -110.0),
    (106.0, -350.0),
    (66.0, -440.0),
];

const APRON: [(f64, f64); 11] = [
    (-54.0, -350.0),
    (-54.0, -350.0),
    (54.0, -350.0),
    (54.0, -350.0),
    (78.0, -230.0),
    (74.0, -130.0),
    (74.0, -130.0),
    (0.0, -118.0),
    (-74.0, -130.0),
    (-74.0, -130.0),
    (-78.0, -230.0),
];

const BEARD: [(f64, f64); 12] = [
    (-80.0, -502.0),
    (-80.0, -502.0),
    (-56.0, -468.0),
    (-28.0, -482.0),
    (0.0, -472.0),
    (28.0, -482.0),
    (56.0, -468.0),
    (80.0, -502.0),
    (80.0, -502.0),
    (70.0, -424.0),
    (0.0, -386.0),
    (-70.0, -424.0),
];
