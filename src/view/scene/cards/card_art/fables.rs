//! The dragon and the fairy, with their feet around (0, 0), about 600 units high.

use kurbo::{Affine, BezPath};

use super::emblems;
use super::ink::{Ink, curve, disc, mirrored, oval};
use crate::scene::color::{Rgba, WHITE};

const SCALES: Rgba = Rgba::hex(0x4f9a76);
const PALE: Rgba = Rgba::hex(0xf0dc9c);
const RED: Rgba = Rgba::hex(0xc9553f);
const SKIN: Rgba = Rgba::hex(0xf6d6b4);
const LILAC: Rgba = Rgba::hex(0xb774b8);
const GOLD: Rgba = Rgba::hex(0xf6cb56);

/// A sitting dragon that looks to the left and breathes a little fire.
pub fn dragon(ink: &mut Ink) {
    ink.fill(oval(20.0, 2.0, 190.0, 28.0), ink.line.alpha(0.25));
    dragon_wing(ink);
    dragon_tail(ink);
    ink.solid(curve(&DRAGON), SCALES);
    dragon_belly(ink);
    ink.solid(oval(96.0, -66.0, 74.0, 76.0), SCALES);
    for (x, color) in [(-60.0, SCALES), (78.0, SCALES)] {
        ink.solid(oval(x, -12.0, 62.0, 25.0), color);
        for claw in [-44.0, -20.0, 4.0] {
            ink.flat(oval(x + claw, 0.0, 11.0, 13.0), WHITE);
        }
    }
    for claw in [-252.0, -232.0, -212.0] {
        ink.flat(oval(-134.0, claw, 14.0, 9.0), WHITE);
    }
    ink.limb(
        &[(-30.0, -270.0), (-80.0, -224.0), (-112.0, -232.0)],
        38.0,
        SCALES,
    );
    dragon_head(ink);
    flame(ink);
}

fn dragon_wing(ink: &mut Ink) {
    ink.solid(curve(&WING), RED);
    for (x, y) in [(205.0, -500.0), (180.0, -412.0), (156.0, -326.0)] {
        ink.stroke(
            &[(92.0, -430.0), (120.0 + x * 0.15, y - 14.0), (x, y)],
            9.0,
            RED.darker(0.3),
        );
    }
}

fn dragon_tail(ink: &mut Ink) {
    ink.limb(
        &[
            (90.0, -40.0),
            (180.0, -20.0),
            (196.0, -90.0),
            (160.0, -130.0),
        ],
        40.0,
        SCALES,
    );
    ink.flat(
        curve(&[
            (126.0, -126.0),
            (126.0, -126.0),
            (140.0, -196.0),
            (140.0, -196.0),
            (200.0, -160.0),
            (200.0, -160.0),
            (182.0, -116.0),
        ]),
        RED,
    );
}

fn dragon_belly(ink: &mut Ink) {
    let belly = curve(&BELLY);
    ink.fill(belly.clone(), PALE);
    ink.inside(belly, |ink| {
        for y in [-330.0, -280.0, -230.0, -180.0, -130.0, -80.0] {
            ink.stroke(
                &[(-100.0, y + 6.0), (-30.0, y + 16.0), (40.0, y)],
                7.0,
                PALE.darker(0.25),
            );
        }
    });
}

fn dragon_head(ink: &mut Ink) {
    for (x, y, turn) in [(44.0, -530.0, 0.7), (0.0, -552.0, 0.35)] {
        ink.at(Affine::translate((x, y)) * Affine::rotate(turn), |ink| {
            ink.flat(
                curve(&[
                    (-18.0, 20.0),
                    (-18.0, 20.0),
                    (-6.0, -30.0),
                    (14.0, -62.0),
                    (14.0, -62.0),
                    (20.0, -14.0),
                    (18.0, 20.0),
                    (18.0, 20.0),
                ]),
                PALE,
            );
        });
    }
    for (x, y) in [(82.0, -470.0), (96.0, -400.0), (118.0, -336.0)] {
        ink.flat(
            curve(&[
                (x - 26.0, y + 24.0),
                (x - 26.0, y + 24.0),
                (x + 22.0, y - 26.0),
                (x + 22.0, y - 26.0),
                (x + 16.0, y + 26.0),
                (x + 16.0, y + 26.0),
            ]),
            RED,
        );
    }
    ink.solid(curve(&HEAD), SCALES.lighter(0.06));
    ink.flat(disc(-26.0, -508.0, 24.0), WHITE);
    ink.fill(oval(-33.0, -508.0, 9.0, 15.0), ink.line.darker(0.5));
    ink.fill(oval(-136.0, -474.0, 8.0, 6.0), ink.line);
    ink.stroke(
        &[(-150.0, -436.0), (-90.0, -440.0), (-30.0, -426.0)],
        9.0,
        ink.line,
    );
    for x in [-122.0, -92.0] {
        ink.fill(
            curve(&[
                (x - 10.0, -440.0),
                (x - 10.0, -440.0),
                (x + 10.0, -440.0),
                (x + 10.0, -440.0),
                (x, -420.0),
                (x, -420.0),
            ]),
            WHITE,
        );
    }
}

fn flame(ink: &mut Ink) {
    let tongue = curve(&FLAME);
    ink.flat(tongue.clone(), Rgba::hex(0xf0802c));
    let core = kurbo::Point::new(-166.0, -370.0);
    ink.fill(
        Affine::scale_about(0.55, core) * tongue,
        Rgba::hex(0xffe07a),
    );
}

/// A fairy with four wings, a wand and a wreath.
pub fn fairy(ink: &mut Ink) {
    ink.fill(oval(0.0, 6.0, 110.0, 18.0), ink.line.alpha(0.18));
    wings(ink);
    for side in [-1.0, 1.0] {
        ink.limb(&[(side * 24.0, -110.0), (side * 20.0, -30.0)], 26.0, SKIN);
        ink.solid(oval(side * 26.0, -18.0, 28.0, 15.0), Rgba::hex(0x7ab069));
    }
    hair_behind(ink);
    ink.solid(curve(&DRESS), LILAC);
    ink.stroke(
        &[(-44.0, -284.0), (0.0, -272.0), (44.0, -284.0)],
        20.0,
        GOLD,
    );
    for (x, y) in [
        (-60.0, -150.0),
        (10.0, -190.0),
        (62.0, -140.0),
        (-20.0, -120.0),
    ] {
        ink.at(Affine::translate((x, y)) * Affine::scale(0.26), |ink| {
            ink.fill(emblems::star(), Rgba::hex(0xffeab0));
        });
    }
    ink.limb(
        &[(-50.0, -372.0), (-92.0, -310.0), (-100.0, -250.0)],
        30.0,
        SKIN,
    );
    ink.limb(
        &[(50.0, -372.0), (104.0, -386.0), (136.0, -440.0)],
        30.0,
        SKIN,
    );
    wand(ink);
    ink.flat(disc(0.0, -476.0, 78.0), SKIN);
    fairy_face(ink);
}

fn wings(ink: &mut Ink) {
    let upper = curve(&UPPER_WING);
    let lower = curve(&LOWER_WING);
    for wing in [lower, upper] {
        for half in [mirrored(&wing), wing] {
            ink.flat(half.clone(), Rgba::hex(0xe2f2ee));
            let middle = kurbo::Shape::bounding_box(&half).center();
            ink.fill(
                Affine::scale_about(0.62, middle) * half,
                Rgba::hex(0xb7dfe0),
            );
        }
    }
}

fn hair_behind(ink: &mut Ink) {
    ink.solid(curve(&HAIR), Rgba::hex(0xe8a84a));
}

fn fairy_face(ink: &mut Ink) {
    let fringe = curve(&FRINGE);
    ink.flat(fringe, Rgba::hex(0xe8a84a));
    for side in [-1.0, 1.0] {
        ink.fill(oval(side * 28.0, -466.0, 9.0, 12.0), ink.line);
        ink.fill(
            oval(side * 48.0, -440.0, 15.0, 10.0),
            Rgba::hex(0xe8866e).alpha(0.55),
        );
    }
    ink.stroke(
        &[(-18.0, -436.0), (0.0, -426.0), (18.0, -436.0)],
        7.0,
        ink.line,
    );
    let colors = [0xf4efe0, 0xe07a6a, 0xf4efe0, 0xf2c14e, 0xf4efe0];
    for (step, color) in colors.into_iter().enumerate() {
        let angle = (step as f64 - 2.0) * 0.42;
        let (x, y) = (angle.sin() * 88.0, -476.0 - angle.cos() * 88.0);
        ink.flat(disc(x, y, 15.0), Rgba::hex(color));
    }
}

fn wand(ink: &mut Ink) {
    ink.limb(
        &[(130.0, -420.0), (166.0, -556.0)],
        9.0,
        Rgba::hex(0x9a6a3c),
    );
    ink.flat(disc(138.0, -446.0, 21.0), SKIN);
    ink.fill(disc(172.0, -590.0, 66.0), GOLD.alpha(0.3));
    let star: BezPath = Affine::translate((172.0, -592.0)) * Affine::scale(0.95) * emblems::star();
    ink.flat(star, GOLD);
}

/// The body of a dragon.
const DRAGON: [(f64, f64); 13] = [
    (-30.0, -420.0),
    (26.0, -470.0),
    (70.0, -420.0),
    (70.0, -350.0),
    (110.0, -280.0),
    (146.0, -190.0),
    (140.0, -70.0),
    (80.0, 0.0),
    (-30.0, 4.0),
    (-90.0, -60.0),
    (-86.0, -170.0),
    (-44.0, -270.0),
    (-20.0, -350.0),
];

const WING: [(f64, f64); 17] = [
    (50.0, -330.0),
    (50.0, -330.0),
    (70.0, -500.0),
    (130.0, -640.0),
    (130.0, -640.0),
    (190.0, -590.0),
    (214.0, -500.0),
    (214.0, -500.0),
    (186.0, -490.0),
    (190.0, -410.0),
    (190.0, -410.0),
    (160.0, -400.0),
    (164.0, -320.0),
    (164.0, -320.0),
    (140.0, -300.0),
    (126.0, -240.0),
    (126.0, -240.0),
];

/// The light side of its body.
const BELLY: [(f64, f64); 9] = [
    (-14.0, -370.0),
    (12.0, -350.0),
    (6.0, -270.0),
    (20.0, -160.0),
    (4.0, -40.0),
    (-50.0, -24.0),
    (-86.0, -80.0),
    (-80.0, -170.0),
    (-40.0, -270.0),
];

const HEAD: [(f64, f64); 11] = [
    (60.0, -520.0),
    (20.0, -552.0),
    (-40.0, -540.0),
    (-80.0, -500.0),
    (-134.0, -496.0),
    (-160.0, -464.0),
    (-146.0, -424.0),
    (-80.0, -410.0),
    (-10.0, -396.0),
    (60.0, -412.0),
    (84.0, -466.0),
];

const FLAME: [(f64, f64); 10] = [
    (-158.0, -440.0),
    (-158.0, -440.0),
    (-190.0, -420.0),
    (-206.0, -370.0),
    (-190.0, -330.0),
    (-196.0, -300.0),
    (-196.0, -300.0),
    (-150.0, -320.0),
    (-136.0, -370.0),
    (-140.0, -410.0),
];

/// The dress of a fairy.
const DRESS: [(f64, f64); 19] = [
    (-46.0, -400.0),
    (-56.0, -330.0),
    (-44.0, -280.0),
    (-110.0, -150.0),
    (-140.0, -96.0),
    (-140.0, -96.0),
    (-90.0, -70.0),
    (-60.0, -92.0),
    (-30.0, -66.0),
    (0.0, -90.0),
    (30.0, -66.0),
    (60.0, -92.0),
    (90.0, -70.0),
    (140.0, -96.0),
    (140.0, -96.0),
    (110.0, -150.0),
    (44.0, -280.0),
    (56.0, -330.0),
    (46.0, -400.0),
];

/// Her right wings.
const UPPER_WING: [(f64, f64); 7] = [
    (20.0, -350.0),
    (20.0, -350.0),
    (70.0, -500.0),
    (150.0, -560.0),
    (204.0, -520.0),
    (196.0, -420.0),
    (120.0, -340.0),
];

const LOWER_WING: [(f64, f64); 7] = [
    (20.0, -340.0),
    (20.0, -340.0),
    (130.0, -330.0),
    (180.0, -270.0),
    (160.0, -200.0),
    (96.0, -200.0),
    (50.0, -270.0),
];

/// Her hair, behind the face.
const HAIR: [(f64, f64); 10] = [
    (0.0, -572.0),
    (70.0, -556.0),
    (104.0, -480.0),
    (100.0, -380.0),
    (70.0, -350.0),
    (0.0, -370.0),
    (-70.0, -350.0),
    (-100.0, -380.0),
    (-104.0, -480.0),
    (-70.0, -556.0),
];

/// Her hair, before the face.
const FRINGE: [(f64, f64); 11] = [
    (-84.0, -470.0),
    (-84.0, -470.0),
    (-86.0, -540.0),
    (0.0, -576.0),
    (86.0, -540.0),
    (84.0, -470.0),
    (84.0, -470.0),
    (56.0, -506.0),
    (20.0, -530.0),
    (20.0, -530.0),
    (-30.0, -506.0),
];
