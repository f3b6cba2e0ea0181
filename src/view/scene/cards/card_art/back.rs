//! The back of the cards: a walled town on a hill, and the same town upside down, so both ways up look alike.

use kurbo::{Affine, BezPath, Circle, Point, Rect, RoundedRect};

use super::ink::{Ink, curve, disc};
use super::{CARD, PRINT_ROUND, print_area};
use crate::scene::color::{Paint, Rgba};
use crate::scene::display::{Group, Pen};
use crate::scene::tile_art::shapes::polygon;

const NIGHT: Rgba = Rgba::hex(0x2d4a55);
const DEEP: Rgba = Rgba::hex(0x223a45);
const CREAM: Rgba = Rgba::hex(0xf1e3c2);
const GOLD: Rgba = Rgba::hex(0xe0b458);
const ROOF: Rgba = Rgba::hex(0xc7694a);

/// The middle of a card.
const MIDDLE: Point = Point::new(CARD.x1 / 2.0, CARD.y1 / 2.0);
/// The radius of the round with the town.
const ROUND: f64 = 226.0;

/// Draws the back over the printed area.
pub fn draw(ink: &mut Ink) {
    let area = print_area();
    let field = RoundedRect::from_rect(area, PRINT_ROUND);
    ink.list.fill(
        field,
        Paint::Linear {
            from: Point::new(area.x0, area.y0),
            to: Point::new(area.x1, area.y1),
            colors: [NIGHT.lighter(0.08), DEEP],
        },
    );
    ink.list.group(Group::clipped(field), |list| {
        let line = DEEP;
        lattice(&mut Ink { list, line }, area);
    });
    let frame = RoundedRect::from_rect(area.inset(-22.0), PRINT_ROUND - 12.0);
    ink.list.stroke(frame, GOLD, Pen::round(7.0));
    ink.list.stroke(
        RoundedRect::from_rect(area.inset(-38.0), PRINT_ROUND - 20.0),
        GOLD.alpha(0.6),
        Pen::round(3.5),
    );
    medallion(ink);
}

/// Lozenges with a dot in each.
fn lattice(ink: &mut Ink, area: Rect) {
    let (wide, high) = (70.5, 79.0);
    let mut lines = BezPath::new();
    for step in -14..=14 {
        let x = MIDDLE.x + f64::from(step) * wide;
        for slope in [-1.0, 1.0] {
            let run = slope * wide / high * area.height();
            lines.move_to((x - run / 2.0, area.y0));
            lines.line_to((x + run / 2.0, area.y1));
        }
    }
    ink.list.stroke(lines, CREAM.alpha(0.16), Pen::flat(5.0));
    for row in -7..=7 {
        for column in -5..=5 {
            let shift = if row % 2 == 0 { 0.5 } else { 0.0 };
            let x = MIDDLE.x + (f64::from(column) + shift) * wide;
            let y = MIDDLE.y + f64::from(row) * high;
            let dot = [(0.0, -13.0), (10.0, 0.0), (0.0, 13.0), (-10.0, 0.0)];
            let lozenge = dot.map(|(dx, dy)| Point::new(x + dx, y + dy));
            ink.fill(polygon(lozenge), GOLD.alpha(0.5));
        }
    }
}

/// The round with the town and its reflection.
fn medallion(ink: &mut Ink) {
    let round = Circle::new(MIDDLE, ROUND);
    ink.fill(Circle::new(MIDDLE, ROUND + 26.0), DEEP);
    ink.list
        .stroke(Circle::new(MIDDLE, ROUND + 14.0), GOLD, Pen::round(9.0));
    ink.fill(round, Rgba::hex(0x3d6470));
    ink.list.group(Group::clipped(round), |list| {
        for turn in [0.0, std::f64::consts::PI] {
            let place = Affine::translate(MIDDLE.to_vec2()) * Affine::rotate(turn);
            list.group(Group::at(place), |list| town(&mut Ink { list, line: DEEP }));
        }
        let water = Rect::new(0.0, MIDDLE.y - 13.0, CARD.x1, MIDDLE.y + 13.0);
        list.fill(water, Rgba::hex(0x8fc0c4));
        list.stroke(water, DEEP, Pen::flat(6.0));
    });
    ink.list.stroke(round, GOLD, Pen::round(9.0));
}

/// The town above the water: houses on a hill, a church, a wall with towers.
fn town(ink: &mut Ink) {
    for (x, y, radius) in [
        (-150.0, -150.0, 5.0),
        (130.0, -176.0, 6.0),
        (170.0, -120.0, 4.0),
        (-90.0, -190.0, 4.0),
    ] {
        ink.fill(disc(x, y, radius), CREAM);
    }
    ink.fill(
        curve(&[
            (-260.0, 0.0),
            (-260.0, 0.0),
            (-150.0, -70.0),
            (0.0, -104.0),
            (150.0, -70.0),
            (260.0, 0.0),
            (260.0, 0.0),
        ]),
        Rgba::hex(0x6f9a72),
    );
    for (x, y, half, high) in [
        (-62.0, -66.0, 24.0, 34.0),
        (62.0, -66.0, 24.0, 34.0),
        (-106.0, -40.0, 24.0, 30.0),
        (106.0, -40.0, 24.0, 30.0),
        (-34.0, -46.0, 26.0, 34.0),
        (40.0, -44.0, 26.0, 32.0),
    ] {
        gabled(ink, (x, y), half, high);
    }
    gabled(ink, (3.0, -62.0), 24.0, 86.0);
    ink.flat(Rect::new(-190.0, -44.0, 190.0, -8.0), CREAM);
    for tooth in 0..14 {
        let x = -184.0 + f64::from(tooth) * 27.0;
        ink.flat(Rect::new(x, -58.0, x + 15.0, -44.0), CREAM);
    }
    for x in [-176.0, -60.0, 60.0, 176.0] {
        gabled(ink, (x, -8.0), 21.0, 62.0);
    }
    ink.fill(Rect::new(-17.0, -32.0, 17.0, -6.0), DEEP);
}

/// A house or a tower with a pointed roof, standing on a point.
fn gabled(ink: &mut Ink, (x, y): (f64, f64), half: f64, high: f64) {
    ink.flat(Rect::new(x - half, y - high, x + half, y), CREAM);
    let roof = [
        (x - half - 6.0, y - high + 2.0),
        (x + half + 6.0, y - high + 2.0),
        (x, y - high - 2.0 * half),
    ];
    ink.flat(polygon(roof.map(Point::from)), ROOF);
    ink.fill(
        Rect::new(x - 4.0, y - high * 0.72, x + 4.0, y - high * 0.72 + 13.0),
        DEEP,
    );
}
