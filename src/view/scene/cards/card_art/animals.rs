//! The animals: a hen, a donkey, a sheep, a horse. They look to the left, with their feet around (0, 0), and are about
//! 380 units long.

use kurbo::{Affine, BezPath};

use super::emblems;
use super::hues::Hue;
use super::ink::{Ink, curve, disc, oval};
use crate::scene::color::{Rgba, WHITE};
use engine::cards::Suit;

const WOOL: Rgba = Rgba::hex(0xfbf6e8);
const DARK: Rgba = Rgba::hex(0x54443b);

/// Draws the animal of a suit.
pub fn draw(ink: &mut Ink, suit: Suit) {
    ink.fill(oval(24.0, 2.0, 190.0, 26.0), ink.line.alpha(0.25));
    let large = |aside: f64, size: f64| Affine::translate((aside, 0.0)) * Affine::scale(size);
    match suit {
        Suit::Yellow => hen(ink),
        Suit::Red => ink.at(large(20.0, 0.88), donkey),
        Suit::Green => sheep(ink),
        Suit::Blue => ink.at(large(0.0, 0.92), horse),
    }
}

fn hen(ink: &mut Ink) {
    for x in [-22.0, 40.0] {
        ink.limb(
            &[(x, -70.0), (x, -4.0), (x - 34.0, 0.0)],
            13.0,
            Rgba::hex(0xe8912f),
        );
        ink.limb(&[(x, -4.0), (x + 22.0, 2.0)], 11.0, Rgba::hex(0xe8912f));
    }
    comb(ink);
    let feathers = Rgba::hex(0xf6e7c4);
    ink.solid(curve(&HEN), feathers);
    hen_feathers(ink);
    ink.flat(
        curve(&[
            (-154.0, -342.0),
            (-154.0, -342.0),
            (-206.0, -318.0),
            (-206.0, -318.0),
            (-152.0, -304.0),
            (-152.0, -304.0),
        ]),
        Rgba::hex(0xee9a2c),
    );
    ink.flat(oval(-146.0, -282.0, 17.0, 27.0), Rgba::hex(0xc93b2c));
    ink.fill(disc(-124.0, -336.0, 10.0), ink.line);
    chick(ink);
}

fn comb(ink: &mut Ink) {
    for (x, y, radius) in [
        (-150.0, -376.0, 22.0),
        (-120.0, -396.0, 26.0),
        (-86.0, -380.0, 22.0),
    ] {
        ink.flat(disc(x, y, radius), Rgba::hex(0xc93b2c));
    }
}

/// A golden wing and tail.
fn hen_feathers(ink: &mut Ink) {
    let gold = Hue::for_suit(Suit::Yellow).main;
    for (from, to) in [
        ((118.0, -300.0), (150.0, -352.0)),
        ((142.0, -268.0), (182.0, -322.0)),
        ((158.0, -226.0), (196.0, -270.0)),
    ] {
        ink.stroke(&[from, to], 20.0, gold);
    }
    ink.solid(curve(&WING), gold);
    for x in [-8.0, 36.0] {
        ink.stroke(
            &[(x, -186.0), (x + 46.0, -160.0)],
            8.0,
            Hue::for_suit(Suit::Yellow).deep,
        );
    }
}

fn chick(ink: &mut Ink) {
    let down = Rgba::hex(0xf9d64f);
    ink.at(Affine::translate((-128.0, 4.0)), |ink| {
        ink.limb(&[(4.0, -22.0), (4.0, 0.0)], 7.0, Rgba::hex(0xe8912f));
        ink.solid(oval(8.0, -48.0, 40.0, 33.0), down);
        ink.solid(disc(-20.0, -84.0, 27.0), down);
        ink.flat(
            curve(&[
                (-44.0, -90.0),
                (-44.0, -90.0),
                (-66.0, -80.0),
                (-66.0, -80.0),
                (-42.0, -72.0),
                (-42.0, -72.0),
            ]),
            Rgba::hex(0xee9a2c),
        );
        ink.fill(disc(-26.0, -90.0, 6.0), ink.line);
    });
}

/// Four straight legs with hooves.
fn legs(ink: &mut Ink, places: [f64; 4], color: Rgba, width: f64) {
    for (index, x) in places.into_iter().enumerate() {
        let far = index % 2 == 1;
        let color = if far { color.darker(0.25) } else { color };
        ink.limb(&[(x, -170.0), (x + 2.0, -20.0)], width, color);
        ink.limb(&[(x - 5.0, -8.0), (x + 7.0, -8.0)], width * 0.8, DARK);
    }
}

fn donkey(ink: &mut Ink) {
    let coat = Rgba::hex(0xa39991);
    ink.limb(
        &[(170.0, -270.0), (200.0, -200.0), (192.0, -140.0)],
        15.0,
        coat.darker(0.1),
    );
    ink.flat(oval(192.0, -118.0, 18.0, 34.0), DARK);
    legs(ink, [-84.0, -46.0, 122.0, 84.0], coat, 42.0);
    ear(ink, (-118.0, -440.0), 0.32, coat.darker(0.14));
    ink.solid(curve(&DONKEY), coat);
    ink.inside(oval(-250.0, -276.0, 46.0, 50.0), |ink| {
        ink.fill(
            curve(&[
                (-226.0, -372.0),
                (-262.0, -312.0),
                (-256.0, -270.0),
                (-216.0, -258.0),
                (-178.0, -296.0),
            ]),
            Rgba::hex(0xe9e1d3),
        );
    });
    ink.fill(disc(-240.0, -294.0, 7.0), ink.line);
    ink.fill(disc(-184.0, -380.0, 11.0), ink.line);
    ink.stroke(
        &[(-112.0, -424.0), (-84.0, -372.0), (-56.0, -326.0)],
        26.0,
        DARK,
    );
    ear(ink, (-144.0, -440.0), 0.0, coat);
    blanket(ink);
}

/// A long ear, leaning back.
fn ear(ink: &mut Ink, root: (f64, f64), lean: f64, color: Rgba) {
    ink.at(
        Affine::translate(root) * Affine::rotate(lean + 0.12),
        |ink| {
            ink.solid(oval(0.0, -54.0, 25.0, 72.0), color);
            ink.fill(oval(-3.0, -52.0, 11.0, 48.0), Rgba::hex(0xe3bda6));
        },
    );
}

/// A red blanket and two sacks.
fn blanket(ink: &mut Ink) {
    let hue = Hue::for_suit(Suit::Red);
    ink.solid(curve(&BLANKET), hue.main);
    ink.stroke(
        &[(-28.0, -212.0), (40.0, -202.0), (114.0, -214.0)],
        12.0,
        Rgba::hex(0xf2c14e),
    );
    ink.solid(
        curve(&[
            (6.0, -290.0),
            (0.0, -220.0),
            (44.0, -204.0),
            (88.0, -222.0),
            (80.0, -290.0),
            (44.0, -304.0),
        ]),
        Rgba::hex(0xd9b77e),
    );
    ink.stroke(&[(14.0, -282.0), (44.0, -272.0), (76.0, -284.0)], 9.0, DARK);
}

fn sheep(ink: &mut Ink) {
    legs(ink, [-82.0, -46.0, 104.0, 68.0], DARK.lighter(0.08), 30.0);
    let curls = [
        (150.0, -200.0, 58.0),
        (110.0, -282.0, 62.0),
        (30.0, -312.0, 66.0),
        (-54.0, -302.0, 62.0),
        (-112.0, -236.0, 56.0),
        (-84.0, -160.0, 58.0),
        (-6.0, -136.0, 60.0),
        (82.0, -138.0, 60.0),
    ];
    let mut fleece = BezPath::new();
    for (x, y, radius) in curls {
        fleece.extend(disc(x, y, radius));
    }
    fleece.extend(oval(20.0, -220.0, 130.0, 100.0));
    ink.solid(fleece, WOOL);
    for (x, y) in [
        (110.0, -236.0),
        (48.0, -262.0),
        (-20.0, -250.0),
        (82.0, -176.0),
        (12.0, -192.0),
        (-44.0, -184.0),
        (138.0, -172.0),
    ] {
        ink.list.stroke(
            kurbo::Arc::new((x, y), (24.0, 22.0), 0.3, 3.4, 0.0),
            Rgba::hex(0xcdbf9f),
            crate::scene::display::Pen::round(9.0),
        );
    }
    sheep_head(ink);
    bell(ink);
}

fn sheep_head(ink: &mut Ink) {
    let face = Rgba::hex(0x6a574b);
    ink.at(
        Affine::translate((-104.0, -318.0)) * Affine::rotate(-0.5),
        |ink| {
            ink.solid(oval(40.0, 0.0, 44.0, 18.0), face);
        },
    );
    ink.solid(curve(&SHEEP), face);
    for (x, y, radius) in [
        (-158.0, -364.0, 26.0),
        (-124.0, -376.0, 32.0),
        (-96.0, -352.0, 28.0),
    ] {
        ink.flat(disc(x, y, radius), WOOL);
    }
    for (x, y, radius) in [
        (-150.0, -356.0, 18.0),
        (-124.0, -364.0, 26.0),
        (-102.0, -350.0, 22.0),
    ] {
        ink.fill(disc(x, y, radius), WOOL);
    }
    ink.fill(disc(-164.0, -302.0, 12.0), WHITE);
    ink.fill(disc(-167.0, -302.0, 7.0), ink.line.darker(0.5));
    ink.fill(oval(-196.0, -244.0, 5.0, 8.0), ink.line.darker(0.5));
}

fn bell(ink: &mut Ink) {
    ink.stroke(
        &[(-126.0, -222.0), (-96.0, -222.0), (-70.0, -246.0)],
        18.0,
        Hue::for_suit(Suit::Green).main,
    );
    ink.flat(
        curve(&[
            (-112.0, -214.0),
            (-94.0, -214.0),
            (-82.0, -170.0),
            (-82.0, -170.0),
            (-124.0, -170.0),
            (-124.0, -170.0),
        ]),
        Rgba::hex(0xf2c14e),
    );
    ink.fill(disc(-103.0, -166.0, 8.0), ink.line);
}

fn horse(ink: &mut Ink) {
    let coat = Rgba::hex(0x8c5a3a);
    let mane = Rgba::hex(0x3d2a22);
    ink.solid(curve(&TAIL), mane);
    legs(ink, [-60.0, -96.0, 128.0, 92.0], coat, 40.0);
    ink.solid(curve(&HORSE), coat);
    ink.solid(curve(&MANE), mane);
    ink.fill(disc(-154.0, -450.0, 11.0), mane.darker(0.5));
    ink.fill(disc(-206.0, -382.0, 7.0), mane.darker(0.5));
    bridle(ink);
    caparison(ink);
}

fn bridle(ink: &mut Ink) {
    let strap = Hue::for_suit(Suit::Blue).deep;
    ink.stroke(&[(-206.0, -424.0), (-166.0, -380.0)], 13.0, strap);
    ink.stroke(
        &[(-184.0, -398.0), (-132.0, -430.0), (-112.0, -490.0)],
        11.0,
        strap,
    );
    ink.stroke(
        &[(-176.0, -384.0), (-110.0, -350.0), (-20.0, -346.0)],
        11.0,
        strap,
    );
}

/// A blue cloth with a golden tower.
fn caparison(ink: &mut Ink) {
    let hue = Hue::for_suit(Suit::Blue);
    ink.solid(curve(&CAPARISON), hue.main);
    ink.stroke(
        &[
            (-26.0, -160.0),
            (6.0, -142.0),
            (42.0, -160.0),
            (78.0, -142.0),
            (114.0, -160.0),
            (150.0, -142.0),
            (178.0, -158.0),
        ],
        11.0,
        Rgba::hex(0xf2c14e),
    );
    ink.at(Affine::translate((70.0, -250.0)), |ink| {
        ink.fill(emblems::emblem(Suit::Blue), Rgba::hex(0xf2c14e));
    });
    ink.flat(curve(&SADDLE), Rgba::hex(0x6b4a35));
}

/// A hen from beak to tail.
const HEN: [(f64, f64); 19] = [
    (-112.0, -376.0),
    (-72.0, -352.0),
    (-54.0, -290.0),
    (-6.0, -246.0),
    (60.0, -256.0),
    (112.0, -316.0),
    (140.0, -382.0),
    (140.0, -382.0),
    (186.0, -366.0),
    (206.0, -300.0),
    (196.0, -200.0),
    (150.0, -110.0),
    (70.0, -58.0),
    (-30.0, -56.0),
    (-112.0, -106.0),
    (-146.0, -190.0),
    (-150.0, -270.0),
    (-160.0, -330.0),
    (-142.0, -368.0),
];

const WING: [(f64, f64); 15] = [
    (-60.0, -214.0),
    (10.0, -222.0),
    (86.0, -206.0),
    (146.0, -168.0),
    (146.0, -168.0),
    (118.0, -158.0),
    (118.0, -158.0),
    (122.0, -132.0),
    (122.0, -132.0),
    (84.0, -134.0),
    (84.0, -134.0),
    (74.0, -108.0),
    (74.0, -108.0),
    (0.0, -112.0),
    (-56.0, -150.0),
];

/// A donkey without its legs and ears.
const DONKEY: [(f64, f64); 19] = [
    (166.0, -300.0),
    (90.0, -318.0),
    (0.0, -304.0),
    (-64.0, -318.0),
    (-104.0, -392.0),
    (-136.0, -440.0),
    (-182.0, -436.0),
    (-226.0, -372.0),
    (-262.0, -312.0),
    (-256.0, -270.0),
    (-216.0, -258.0),
    (-178.0, -296.0),
    (-146.0, -314.0),
    (-132.0, -250.0),
    (-116.0, -176.0),
    (-20.0, -140.0),
    (80.0, -146.0),
    (150.0, -170.0),
    (184.0, -236.0),
];

/// The blanket on its back.
const BLANKET: [(f64, f64); 10] = [
    (-28.0, -316.0),
    (-28.0, -316.0),
    (40.0, -324.0),
    (108.0, -326.0),
    (108.0, -326.0),
    (118.0, -190.0),
    (118.0, -190.0),
    (40.0, -176.0),
    (-30.0, -186.0),
    (-30.0, -186.0),
];

/// The head of a sheep.
const SHEEP: [(f64, f64); 8] = [
    (-118.0, -366.0),
    (-96.0, -320.0),
    (-120.0, -254.0),
    (-164.0, -214.0),
    (-204.0, -222.0),
    (-208.0, -262.0),
    (-190.0, -320.0),
    (-160.0, -364.0),
];

/// The tail of a horse.
const TAIL: [(f64, f64); 7] = [
    (168.0, -320.0),
    (214.0, -300.0),
    (228.0, -200.0),
    (212.0, -90.0),
    (212.0, -90.0),
    (186.0, -130.0),
    (178.0, -220.0),
];

/// A horse without its legs.
const HORSE: [(f64, f64); 22] = [
    (180.0, -320.0),
    (110.0, -344.0),
    (20.0, -326.0),
    (-40.0, -350.0),
    (-78.0, -440.0),
    (-104.0, -516.0),
    (-104.0, -516.0),
    (-122.0, -560.0),
    (-122.0, -560.0),
    (-144.0, -512.0),
    (-190.0, -458.0),
    (-226.0, -400.0),
    (-224.0, -362.0),
    (-190.0, -348.0),
    (-158.0, -376.0),
    (-126.0, -384.0),
    (-126.0, -310.0),
    (-120.0, -210.0),
    (-40.0, -156.0),
    (80.0, -160.0),
    (160.0, -180.0),
    (196.0, -250.0),
];

const MANE: [(f64, f64); 11] = [
    (-122.0, -526.0),
    (-96.0, -536.0),
    (-60.0, -500.0),
    (-24.0, -430.0),
    (-6.0, -356.0),
    (-6.0, -356.0),
    (-36.0, -366.0),
    (-62.0, -410.0),
    (-90.0, -470.0),
    (-140.0, -494.0),
    (-140.0, -494.0),
];

/// The cloth it wears.
const CAPARISON: [(f64, f64); 17] = [
    (-38.0, -352.0),
    (-38.0, -352.0),
    (20.0, -338.0),
    (110.0, -352.0),
    (178.0, -328.0),
    (178.0, -328.0),
    (196.0, -240.0),
    (186.0, -132.0),
    (186.0, -132.0),
    (150.0, -112.0),
    (114.0, -132.0),
    (78.0, -112.0),
    (42.0, -132.0),
    (6.0, -112.0),
    (-34.0, -132.0),
    (-34.0, -132.0),
    (-40.0, -240.0),
];

const SADDLE: [(f64, f64); 9] = [
    (-8.0, -350.0),
    (-14.0, -386.0),
    (-14.0, -386.0),
    (30.0, -366.0),
    (84.0, -370.0),
    (108.0, -398.0),
    (108.0, -398.0),
    (116.0, -350.0),
    (50.0, -338.0),
];
