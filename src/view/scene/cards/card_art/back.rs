//! The back of the cards: a walled town on a hill, and the same town upside down, so both ways up look alike.

use kurbo::{Affine, BezPath, Circle, Point, Rect, RoundedRect};

use super::ink::Ink;
use super::{CARD, PRINT_ROUND, pictures, print_area, sketch};
use crate::scene::color::{Paint, Rgba};
use crate::scene::display::{Group, Pen};
use crate::scene::tile_art::shapes::polygon;

const NIGHT: Rgba = Rgba::hex(0x2d4a55);
const DEEP: Rgba = Rgba::hex(0x223a45);
const CREAM: Rgba = Rgba::hex(0xf1e3c2);
const GOLD: Rgba = Rgba::hex(0xe0b458);

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
            list.group(Group::at(place), |list| {
                sketch::draw(&mut Ink { list, line: DEEP }, pictures::picture("town"));
            });
        }
        let water = Rect::new(0.0, MIDDLE.y - 13.0, CARD.x1, MIDDLE.y + 13.0);
        list.fill(water, Rgba::hex(0x8fc0c4));
        list.stroke(water, DEEP, Pen::flat(6.0));
    });
    ink.list.stroke(round, GOLD, Pen::round(9.0));
}
