//! The buildings: an abbey, an inn, a farmhouse, a keep. Each stands on (0, 0) and is about 380 units wide.

use kurbo::{Affine, BezPath, Point};

use super::emblems;
use super::hues::Hue;
use super::ink::{Ink, curve, disc, oval};
use crate::scene::color::{Rgba, WHITE};
use crate::scene::theme::Theme;
use crate::scene::tile_art::shapes::polygon;
use crate::scene::tile_art::trees;
use engine::cards::Suit;

const STONE: Rgba = Rgba::hex(0xe6d7b8);
const PLASTER: Rgba = Rgba::hex(0xf7ead0);
const BEAM: Rgba = Rgba::hex(0x7b5637);
const TILES: Rgba = Rgba::hex(0xc25f3c);
const SLATE: Rgba = Rgba::hex(0x66788c);
const GLASS: Rgba = Rgba::hex(0x4a4038);
const LIGHT: Rgba = Rgba::hex(0xffdf86);

/// Draws the building of a suit.
pub fn draw(ink: &mut Ink, suit: Suit) {
    ink.fill(oval(26.0, 4.0, 215.0, 24.0), ink.line.alpha(0.22));
    match suit {
        Suit::Yellow => abbey(ink),
        Suit::Red => ink.at(Affine::translate((-12.0, 0.0)) * Affine::scale(0.95), inn),
        Suit::Green => farmhouse(ink),
        Suit::Blue => keep(ink),
    }
}

/// A rectangle by its left, top, right and bottom.
fn block(x0: f64, y0: f64, x1: f64, y1: f64) -> BezPath {
    poly(&[(x0, y0), (x1, y0), (x1, y1), (x0, y1)])
}

fn poly(points: &[(f64, f64)]) -> BezPath {
    polygon(points.iter().map(|&point| Point::from(point)))
}

/// A door or window with a round top, standing on its sill.
fn arch(x: f64, sill: f64, half: f64, high: f64) -> BezPath {
    let spring = sill - high + half;
    let mut path = BezPath::new();
    path.move_to((x - half, sill));
    path.line_to((x - half, spring));
    path.curve_to(
        (x - half, spring - half * 0.9),
        (x - half * 0.4, sill - high),
        (x, sill - high - half * 0.25),
    );
    path.curve_to(
        (x + half * 0.4, sill - high),
        (x + half, spring - half * 0.9),
        (x + half, spring),
    );
    path.line_to((x + half, sill));
    path.close_path();
    path
}

/// Rows of roof tiles between two heights.
fn courses(ink: &mut Ink, roof: &BezPath, color: Rgba, rows: impl IntoIterator<Item = f64>) {
    let rows: Vec<f64> = rows.into_iter().collect();
    ink.inside(roof.clone(), |ink| {
        for y in rows {
            ink.stroke(&[(-300.0, y), (300.0, y)], 6.0, color.darker(0.18));
        }
    });
}

fn tree(ink: &mut Ink, x: f64, y: f64, size: f64, needles: bool) {
    trees::tree(
        ink.list,
        &Theme::summer().palette,
        Point::new(x, y),
        size,
        needles,
    );
}

/// A church with a tower, a nave with tall windows and a rose.
fn abbey(ink: &mut Ink) {
    tree(ink, 176.0, -6.0, 1.7, true);
    let roof = poly(&[
        (-30.0, -214.0),
        (196.0, -214.0),
        (160.0, -330.0),
        (0.0, -330.0),
    ]);
    ink.solid(block(-20.0, -216.0, 184.0, 0.0), STONE);
    ink.solid(roof.clone(), TILES);
    courses(ink, &roof, TILES, [-305.0, -278.0, -250.0, -226.0]);
    for x in [72.0, 132.0] {
        ink.flat(arch(x, -50.0, 18.0, 116.0), GLASS);
        ink.fill(arch(x - 3.0, -56.0, 8.0, 96.0), LIGHT);
    }
    for x in [42.0, 102.0, 162.0] {
        ink.flat(
            poly(&[
                (x - 8.0, 0.0),
                (x + 8.0, 0.0),
                (x + 6.0, -170.0),
                (x - 6.0, -170.0),
            ]),
            STONE.darker(0.08),
        );
    }
    ink.solid(block(-164.0, -380.0, -16.0, 0.0), STONE.lighter(0.15));
    ink.flat(block(-172.0, -250.0, -8.0, -234.0), STONE.darker(0.06));
    spire(ink);
    for x in [-118.0, -62.0] {
        ink.flat(arch(x, -278.0, 17.0, 78.0), GLASS);
    }
    rose(ink, -90.0, -176.0);
    ink.flat(arch(-90.0, 0.0, 36.0, 112.0), BEAM);
    ink.stroke(&[(-90.0, -4.0), (-90.0, -104.0)], 6.0, ink.line);
}

fn spire(ink: &mut Ink) {
    let cap = poly(&[(-180.0, -376.0), (0.0, -376.0), (-90.0, -560.0)]);
    ink.solid(cap.clone(), TILES);
    courses(ink, &cap, TILES, [-400.0, -430.0, -462.0]);
    let gold = Rgba::hex(0xf2c14e);
    ink.limb(&[(-90.0, -560.0), (-90.0, -630.0)], 11.0, gold);
    ink.limb(&[(-114.0, -604.0), (-66.0, -604.0)], 11.0, gold);
}

fn rose(ink: &mut Ink, x: f64, y: f64) {
    ink.flat(disc(x, y, 37.0), Hue::for_suit(Suit::Yellow).main);
    for turn in 0..6 {
        let angle = f64::from(turn) * std::f64::consts::FRAC_PI_3;
        ink.flat(
            disc(x + 20.0 * angle.cos(), y + 20.0 * angle.sin(), 7.0),
            Rgba::hex(0xfff3cd),
        );
    }
}

/// A timbered house with an overhanging floor and a sign with a mug.
fn inn(ink: &mut Ink) {
    tree(ink, -188.0, -10.0, 1.5, false);
    ink.solid(block(-130.0, -150.0, 150.0, 0.0), STONE);
    ink.solid(block(-156.0, -320.0, 174.0, -146.0), PLASTER);
    for x in [-152.0, -76.0, 8.0, 94.0, 170.0] {
        ink.stroke(&[(x, -316.0), (x, -150.0)], 15.0, BEAM);
    }
    for (from, to) in [
        ((-148.0, -156.0), (-84.0, -232.0)),
        ((166.0, -156.0), (102.0, -232.0)),
    ] {
        ink.stroke(&[from, to], 13.0, BEAM);
    }
    for y in [-232.0, -152.0] {
        ink.stroke(&[(-154.0, y), (172.0, y)], 15.0, BEAM);
    }
    let roof = poly(&[
        (-184.0, -310.0),
        (202.0, -310.0),
        (150.0, -470.0),
        (-132.0, -470.0),
    ]);
    ink.solid(block(84.0, -540.0, 122.0, -440.0), TILES.darker(0.15));
    ink.solid(roof.clone(), TILES);
    courses(ink, &roof, TILES, [-440.0, -408.0, -376.0, -342.0]);
    gable(ink);
    for x in [-34.0, 52.0] {
        ink.flat(block(x - 26.0, -220.0, x + 26.0, -164.0), LIGHT);
        ink.stroke(&[(x, -218.0), (x, -166.0)], 7.0, BEAM);
    }
    ink.flat(arch(-12.0, 0.0, 38.0, 104.0), BEAM.darker(0.1));
    ink.fill(disc(14.0, -46.0, 6.0), LIGHT);
    for x in [-90.0, 84.0] {
        ink.flat(block(x - 24.0, -104.0, x + 24.0, -48.0), LIGHT);
        ink.stroke(&[(x, -102.0), (x, -50.0)], 7.0, BEAM);
    }
    inn_sign(ink);
}

/// A dormer in the roof.
fn gable(ink: &mut Ink) {
    ink.solid(
        poly(&[
            (-48.0, -318.0),
            (66.0, -318.0),
            (66.0, -372.0),
            (9.0, -420.0),
            (-48.0, -372.0),
        ]),
        PLASTER,
    );
    ink.limb(&[(-66.0, -362.0), (9.0, -430.0)], 14.0, TILES.darker(0.1));
    ink.limb(&[(9.0, -430.0), (84.0, -362.0)], 14.0, TILES.darker(0.1));
    ink.flat(block(-14.0, -374.0, 32.0, -330.0), LIGHT);
}

fn inn_sign(ink: &mut Ink) {
    ink.limb(&[(158.0, -140.0), (206.0, -140.0)], 10.0, BEAM);
    ink.solid(
        block(158.0, -128.0, 222.0, -50.0),
        Hue::for_suit(Suit::Red).main,
    );
    ink.fill(block(172.0, -108.0, 200.0, -66.0), LIGHT);
    ink.stroke(
        &[(202.0, -98.0), (212.0, -88.0), (202.0, -76.0)],
        6.0,
        LIGHT,
    );
    ink.stroke(&[(172.0, -110.0), (200.0, -110.0)], 13.0, WHITE);
}

/// A thatched house, a barn door, a stack of hay and a fence.
fn farmhouse(ink: &mut Ink) {
    let thatch = Rgba::hex(0xdcb765);
    tree(ink, 150.0, -30.0, 2.6, false);
    ink.solid(block(-150.0, -190.0, 130.0, 0.0), PLASTER);
    for x in [-146.0, -20.0, 126.0] {
        ink.stroke(&[(x, -186.0), (x, -4.0)], 15.0, BEAM);
    }
    ink.stroke(&[(-146.0, -104.0), (126.0, -104.0)], 13.0, BEAM);
    ink.solid(block(56.0, -410.0, 98.0, -300.0), STONE.darker(0.12));
    let roof = curve(&THATCH);
    ink.solid(roof.clone(), thatch);
    straws(ink, &roof, thatch);
    ink.solid(block(-116.0, -96.0, -40.0, 0.0), BEAM);
    for (from, to) in [
        ((-112.0, -6.0), (-44.0, -90.0)),
        ((-112.0, -90.0), (-44.0, -6.0)),
    ] {
        ink.stroke(&[from, to], 9.0, BEAM.lighter(0.3));
    }
    ink.flat(block(20.0, -92.0, 84.0, -36.0), LIGHT);
    ink.stroke(&[(52.0, -90.0), (52.0, -38.0)], 8.0, BEAM);
    hay(ink, thatch);
    for x in [-206.0, -170.0] {
        ink.limb(&[(x, 4.0), (x, -64.0)], 13.0, BEAM.lighter(0.15));
    }
    ink.limb(
        &[(-214.0, -42.0), (-156.0, -42.0)],
        11.0,
        BEAM.lighter(0.15),
    );
}

fn straws(ink: &mut Ink, roof: &BezPath, thatch: Rgba) {
    ink.inside(roof.clone(), |ink| {
        for (row, y) in [-340.0, -280.0, -220.0].into_iter().enumerate() {
            for step in 0..9 {
                let x = -190.0 + f64::from(step) * 48.0 + if row % 2 == 0 { 0.0 } else { 24.0 };
                ink.stroke(&[(x * 0.9, y), (x, y + 38.0)], 7.0, thatch.darker(0.2));
            }
        }
        ink.stroke(
            &[(-120.0, -374.0), (0.0, -384.0), (110.0, -374.0)],
            22.0,
            thatch.lighter(0.35),
        );
    });
}

fn hay(ink: &mut Ink, color: Rgba) {
    ink.solid(
        curve(&[
            (96.0, 4.0),
            (96.0, 4.0),
            (100.0, -70.0),
            (150.0, -130.0),
            (204.0, -70.0),
            (210.0, 4.0),
            (210.0, 4.0),
        ]),
        color.lighter(0.12),
    );
    for (x, y) in [(126.0, -40.0), (156.0, -76.0), (180.0, -34.0)] {
        ink.stroke(
            &[(x - 6.0, y - 18.0), (x + 6.0, y + 18.0)],
            8.0,
            color.darker(0.15),
        );
    }
}

/// A great tower between two round ones, with banners.
fn keep(ink: &mut Ink) {
    let stone = Rgba::hex(0xd3d4d2);
    ink.solid(block(-110.0, -430.0, 110.0, 0.0), stone);
    battlements(ink, (-128.0, 128.0), -430.0, stone);
    for (x, y) in [
        (-70.0, -330.0),
        (-20.0, -390.0),
        (52.0, -300.0),
        (-64.0, -180.0),
        (66.0, -200.0),
        (30.0, -378.0),
    ] {
        ink.stroke(&[(x, y), (x + 32.0, y)], 8.0, stone.darker(0.16));
    }
    banner(ink);
    for (x, roof) in [(-150.0, -386.0), (150.0, -386.0)] {
        ink.solid(block(x - 52.0, -262.0, x + 52.0, 0.0), stone.lighter(0.2));
        let cone = poly(&[(x - 68.0, -258.0), (x + 68.0, -258.0), (x, roof)]);
        ink.solid(cone.clone(), Hue::for_suit(Suit::Blue).main);
        ink.flat(block(x - 7.0, -190.0, x + 7.0, -134.0), GLASS);
    }
    ink.flat(arch(0.0, 0.0, 54.0, 138.0), GLASS);
    ink.inside(arch(0.0, 0.0, 54.0, 138.0), |ink| {
        for x in [-34.0, -11.0, 12.0, 35.0] {
            ink.stroke(&[(x, -150.0), (x, -40.0)], 7.0, SLATE.lighter(0.3));
        }
        for y in [-104.0, -72.0] {
            ink.stroke(&[(-60.0, y), (60.0, y)], 7.0, SLATE.lighter(0.3));
        }
    });
    ink.limb(&[(0.0, -500.0), (0.0, -610.0)], 10.0, BEAM);
    ink.solid(
        curve(&[
            (4.0, -606.0),
            (4.0, -606.0),
            (50.0, -616.0),
            (96.0, -600.0),
            (96.0, -600.0),
            (72.0, -576.0),
            (72.0, -576.0),
            (92.0, -548.0),
            (92.0, -548.0),
            (48.0, -558.0),
            (4.0, -546.0),
            (4.0, -546.0),
        ]),
        Rgba::hex(0xd8503f),
    );
}

fn battlements(ink: &mut Ink, (left, right): (f64, f64), y: f64, stone: Rgba) {
    let step = (right - left) / 7.0;
    let mut outline = vec![(left, y), (left, y - 72.0)];
    for tooth in 0..4 {
        let x = left + step * 2.0 * f64::from(tooth);
        outline.extend([(x, y - 72.0), (x + step, y - 72.0)]);
        if tooth < 3 {
            outline.extend([(x + step, y - 38.0), (x + step * 2.0, y - 38.0)]);
        }
    }
    outline.push((right, y));
    ink.solid(poly(&outline), stone.lighter(0.25));
}

/// A blue banner with the golden tower.
fn banner(ink: &mut Ink) {
    ink.solid(poly(&PENNANT), Hue::for_suit(Suit::Blue).main);
    ink.at(
        Affine::translate((0.0, -270.0)) * Affine::scale(0.66),
        |ink| {
            ink.fill(emblems::emblem(Suit::Blue), Rgba::hex(0xf2c14e));
        },
    );
}

/// A roof of straw.
const THATCH: [(f64, f64); 12] = [
    (-200.0, -160.0),
    (-200.0, -160.0),
    (-150.0, -290.0),
    (-110.0, -382.0),
    (-110.0, -382.0),
    (0.0, -392.0),
    (96.0, -382.0),
    (96.0, -382.0),
    (136.0, -290.0),
    (184.0, -160.0),
    (184.0, -160.0),
    (-10.0, -146.0),
];

/// A flag with two tails, to the right of its staff.
const PENNANT: [(f64, f64); 5] = [
    (-42.0, -340.0),
    (42.0, -340.0),
    (42.0, -200.0),
    (0.0, -172.0),
    (-42.0, -200.0),
];
