//! The landscapes behind the pictures, one per suit, in the window of a card.

use kurbo::{Affine, BezPath, Point, Rect};

use super::emblems::star;
use super::hues::Hue;
use super::ink::{Ink, curve, disc, oval};
use crate::scene::color::{Paint, Rgba, WHITE};
use crate::scene::tile_art::shapes::polygon;
use engine::cards::Suit;

/// The height of the horizon.
const HORIZON: f64 = 600.0;

/// Draws the landscape of a suit into a window.
pub fn draw(ink: &mut Ink, window: Rect, suit: Suit) {
    let hue = Hue::for_suit(suit);
    sky(ink, window, hue.sky);
    match suit {
        Suit::Yellow => cloister(ink, window, hue),
        Suit::Red => road(ink, window, hue),
        Suit::Green => meadow(ink, window, hue),
        Suit::Blue => city(ink, window, hue),
    }
}

/// A sky that is lighter at the horizon.
fn sky(ink: &mut Ink, window: Rect, colors: [Rgba; 2]) {
    let paint = Paint::Linear {
        from: Point::new(window.x0, window.y0),
        to: Point::new(window.x0, HORIZON),
        colors,
    };
    ink.list.fill(window, paint);
}

/// Land below a line of hills through points, down to the foot of the window.
fn land(ink: &mut Ink, window: Rect, hills: &[(f64, f64)], color: Rgba) {
    let mut outline: Vec<(f64, f64)> = vec![(window.x0 - 40.0, window.y1 + 40.0); 2];
    outline.extend(hills.first().map(|&(_, y)| (window.x0 - 40.0, y)));
    outline.extend(hills.iter().map(|&(x, y)| (window.x0 + x, y)));
    outline.extend(hills.last().map(|&(_, y)| (window.x1 + 40.0, y)));
    outline.extend([(window.x1 + 40.0, window.y1 + 40.0); 2]);
    ink.fill(curve(&outline), color);
}

fn sun(ink: &mut Ink, x: f64, y: f64, color: Rgba) {
    for (radius, strength) in [(150.0, 0.22), (104.0, 0.3), (66.0, 1.0)] {
        ink.fill(disc(x, y, radius), color.alpha(strength));
    }
}

/// Hills at sunrise, and the arcade of a cloister.
fn cloister(ink: &mut Ink, window: Rect, hue: Hue) {
    let left = window.x0;
    sun(ink, left + 330.0, 210.0, Rgba::hex(0xfffbe8));
    land(
        ink,
        window,
        &[(60.0, 470.0), (180.0, 520.0), (320.0, 450.0)],
        hue.land[0],
    );
    let wall = hue.land[1].lighter(0.35);
    ink.fill(Rect::new(left, 520.0, window.x1, 720.0), wall);
    ink.fill(
        Rect::new(left, 506.0, window.x1, 536.0),
        hue.main.mix(wall, 0.4),
    );
    for bay in 0..4 {
        let x = left + 54.0 + f64::from(bay) * 108.0;
        let mut bow = BezPath::new();
        bow.move_to((x - 34.0, 720.0));
        bow.line_to((x - 34.0, 620.0));
        bow.curve_to((x - 34.0, 570.0), (x + 34.0, 570.0), (x + 34.0, 620.0));
        bow.line_to((x + 34.0, 720.0));
        bow.close_path();
        ink.fill(bow, hue.deep.mix(wall, 0.45));
    }
    land(
        ink,
        window,
        &[(60.0, 716.0), (220.0, 706.0), (380.0, 716.0)],
        hue.land[1],
    );
    land(
        ink,
        window,
        &[(80.0, 850.0), (240.0, 866.0), (380.0, 846.0)],
        hue.land[2],
    );
}

/// A road that winds to the hills at dusk.
fn road(ink: &mut Ink, window: Rect, hue: Hue) {
    let left = window.x0;
    sun(ink, left + 110.0, 330.0, Rgba::hex(0xfff0d8));
    land(
        ink,
        window,
        &[(50.0, 520.0), (180.0, 440.0), (330.0, 540.0)],
        hue.land[0],
    );
    land(
        ink,
        window,
        &[(40.0, 600.0), (200.0, 620.0), (360.0, 560.0)],
        hue.land[1],
    );
    let strip = curve(&[
        (left + 212.0, 606.0),
        (left + 212.0, 606.0),
        (left + 300.0, 650.0),
        (left + 180.0, 740.0),
        (left + 60.0, 1010.0),
        (left + 60.0, 1010.0),
        (left + 400.0, 1010.0),
        (left + 400.0, 1010.0),
        (left + 300.0, 780.0),
        (left + 350.0, 650.0),
        (left + 240.0, 604.0),
        (left + 240.0, 604.0),
    ]);
    ink.fill(strip, Rgba::hex(0xf3dfbd));
    for (x, y, size) in [(30.0, 650.0, 1.0), (94.0, 632.0, 0.7), (392.0, 640.0, 1.05)] {
        cypress(
            ink,
            left + x,
            y,
            size,
            hue.deep.mix(Rgba::hex(0x4a4a36), 0.55),
        );
    }
}

fn cypress(ink: &mut Ink, x: f64, y: f64, size: f64, color: Rgba) {
    ink.fill(oval(x, y - 70.0 * size, 24.0 * size, 84.0 * size), color);
    ink.fill(
        oval(x - 7.0 * size, y - 74.0 * size, 11.0 * size, 66.0 * size),
        color.lighter(0.14),
    );
}

/// Striped fields under a morning sky.
fn meadow(ink: &mut Ink, window: Rect, hue: Hue) {
    let left = window.x0;
    cloud(ink, left + 110.0, 190.0, 1.0);
    cloud(ink, left + 330.0, 300.0, 0.75);
    land(
        ink,
        window,
        &[(60.0, 500.0), (190.0, 440.0), (340.0, 510.0)],
        hue.land[0],
    );
    for (x, y) in [(60.0, 496.0), (98.0, 478.0), (360.0, 510.0)] {
        ink.fill(
            disc(left + x, y - 14.0, 24.0),
            hue.deep.mix(hue.land[1], 0.45),
        );
    }
    land(
        ink,
        window,
        &[(70.0, 640.0), (220.0, 560.0), (380.0, 590.0)],
        hue.land[1],
    );
    for step in 0..5 {
        let x = left + 130.0 + f64::from(step) * 62.0;
        ink.stroke(
            &[
                (x, 590.0 - f64::from(step) * 4.0),
                (x - 30.0 + f64::from(step) * 22.0, 780.0),
            ],
            10.0,
            hue.land[0].alpha(0.7),
        );
    }
    land(
        ink,
        window,
        &[(60.0, 770.0), (200.0, 800.0), (370.0, 740.0)],
        hue.land[2],
    );
    for (x, y) in [
        (50.0, 900.0),
        (130.0, 940.0),
        (330.0, 930.0),
        (396.0, 880.0),
        (220.0, 950.0),
    ] {
        flower(ink, left + x, y);
    }
}

fn cloud(ink: &mut Ink, x: f64, y: f64, size: f64) {
    for (dx, dy, radius) in [
        (-52.0, 8.0, 30.0),
        (-14.0, -10.0, 42.0),
        (34.0, 4.0, 34.0),
        (0.0, 14.0, 32.0),
    ] {
        ink.fill(
            disc(x + dx * size, y + dy * size, radius * size),
            WHITE.alpha(0.85),
        );
    }
}

fn flower(ink: &mut Ink, x: f64, y: f64) {
    for (dx, dy) in [(0.0, -10.0), (10.0, 0.0), (0.0, 10.0), (-10.0, 0.0)] {
        ink.fill(disc(x + dx, y + dy, 8.0), Rgba::hex(0xfdf6e2));
    }
    ink.fill(disc(x, y, 6.0), Rgba::hex(0xf0bd45));
}

/// Roofs and towers behind a wall with battlements.
fn city(ink: &mut Ink, window: Rect, hue: Hue) {
    let left = window.x0;
    cloud(ink, left + 90.0, 230.0, 0.9);
    cloud(ink, left + 350.0, 160.0, 0.7);
    let far = hue.land[0];
    for (x, top, half) in [
        (60.0, 420.0, 34.0),
        (150.0, 490.0, 44.0),
        (250.0, 450.0, 30.0),
        (350.0, 390.0, 38.0),
    ] {
        let house = Rect::new(left + x - half, top, left + x + half, 640.0);
        ink.fill(house, far.lighter(0.12));
        let roof = [
            (left + x - half - 8.0, top + 4.0),
            (left + x + half + 8.0, top + 4.0),
            (left + x, top - 84.0),
        ];
        ink.fill(polygon(roof.map(Point::from)), far.mix(hue.main, 0.35));
    }
    let wall = hue.land[1];
    ink.fill(Rect::new(left, 590.0, window.x1, 800.0), wall);
    for tooth in 0..6 {
        let x = left + f64::from(tooth) * 76.0 + 10.0;
        ink.fill(Rect::new(x, 552.0, x + 42.0, 594.0), wall);
    }
    for (x, y) in [
        (40.0, 640.0),
        (130.0, 690.0),
        (250.0, 636.0),
        (350.0, 684.0),
        (70.0, 740.0),
        (300.0, 740.0),
    ] {
        ink.stroke(
            &[(left + x, y), (left + x + 40.0, y)],
            9.0,
            wall.darker(0.12),
        );
    }
    let ground = Rgba::hex(0xd9cfb4);
    land(
        ink,
        window,
        &[(60.0, 776.0), (220.0, 764.0), (380.0, 776.0)],
        ground,
    );
    land(
        ink,
        window,
        &[(60.0, 896.0), (220.0, 910.0), (380.0, 892.0)],
        ground.darker(0.1),
    );
}

/// A rocky land in the evening.
pub fn cave(ink: &mut Ink, all: Rect) {
    sky(ink, all, [Rgba::hex(0x6f8f93), Rgba::hex(0xf3dcb4)]);
    let rock = Rgba::hex(0x8a8378);
    land(
        ink,
        all,
        &[
            (40.0, 420.0),
            (110.0, 560.0),
            (230.0, 500.0),
            (320.0, 360.0),
            (400.0, 520.0),
        ],
        rock.lighter(0.35),
    );
    land(
        ink,
        all,
        &[(60.0, 700.0), (220.0, 720.0), (380.0, 660.0)],
        rock.lighter(0.12),
    );
    land(
        ink,
        all,
        &[(60.0, 880.0), (220.0, 860.0), (380.0, 884.0)],
        rock,
    );
    for (x, y) in [
        (60.0, 930.0),
        (110.0, 946.0),
        (350.0, 934.0),
        (300.0, 950.0),
    ] {
        ink.flat(oval(all.x0 + x, y, 24.0, 13.0), Rgba::hex(0xf0c14a));
    }
}

/// A glade at night, with stars.
pub fn glade(ink: &mut Ink, all: Rect) {
    sky(ink, all, [Rgba::hex(0x46507f), Rgba::hex(0xcdb7d6)]);
    for (x, y, size) in [
        (60.0, 120.0, 0.3),
        (150.0, 80.0, 0.2),
        (350.0, 110.0, 0.26),
        (40.0, 330.0, 0.22),
        (120.0, 210.0, 0.16),
        (390.0, 250.0, 0.2),
    ] {
        let place = Affine::translate((all.x0 + x, y)) * Affine::scale(size);
        ink.fill(place * star(), Rgba::hex(0xfff3cf));
    }
    land(
        ink,
        all,
        &[(60.0, 640.0), (200.0, 700.0), (380.0, 620.0)],
        Rgba::hex(0x7c8a9c),
    );
    land(
        ink,
        all,
        &[(60.0, 840.0), (220.0, 860.0), (380.0, 830.0)],
        Rgba::hex(0x7ba07c),
    );
    for (x, y) in [
        (60.0, 910.0),
        (130.0, 940.0),
        (320.0, 926.0),
        (390.0, 900.0),
    ] {
        ink.fill(disc(all.x0 + x, y, 12.0), Rgba::hex(0xf8e6ef));
    }
}
