//! Flying machines: where a flight may end, and the roll of the die.

use std::f64::consts::TAU;

use kurbo::{Affine, Circle, Ellipse, Line, Point, Rect, Vec2};

use super::camera::centre;
use super::color::{Rgba, SOOT, WHITE};
use super::digits::Number;
use super::display::{DisplayList, Group, Pen};
use super::tile_art::shapes::polygon;
use engine::rules::{Figure, Game};
use engine::tiles::Pos;

/// The radius of the plate with a number on a cell, in units of the table.
const PLATE: f64 = 130.0;
/// The distance from the middle of its tile at which a flight's path begins, in units of the table.
const START: f64 = 330.0;
/// Half the side of the die, in units of a tile.
const DIE: f64 = 150.0;
/// How long the die rolls, as a fraction of the time it is shown.
const ROLLING: f64 = 0.55;
const BONE: Rgba = Rgba::hex(0xfbf8ee);

/// Draws the path of a flight that may be started or is under way, and the cells where it may end,
/// clearly if a meeple may land there. `pixel` is the size of a pixel in units of the table.
pub fn flight_path(list: &mut DisplayList, game: &Game, accent: Rgba, pixel: f64) {
    let cells = game.flight_cells();
    let (Some(placed), Some(&last)) = (game.placed_now(), cells.last()) else {
        return;
    };
    if !game.flight_ahead() {
        return;
    }
    let (from, to) = (centre(placed.pos), centre(last));
    let along = (to - from) / (to - from).hypot();
    let width = (3.0 * pixel).max(20.0);
    let line = Line::new(from + along * START, to + along * PLATE * 1.5);
    list.stroke(line, WHITE.alpha(0.85), Pen::round(width * 2.0));
    let dashes = Pen::round(width).dashed(width * 3.0, width * 2.4);
    list.stroke(line, accent, dashes);
    head(list, line.p1, along, width, accent);
    for (index, &cell) in cells.iter().enumerate() {
        let lands = !game.landings(Figure::Meeple, cell).is_empty();
        plate(list, cell, index + 1, (accent, pixel), lands);
    }
}

fn head(list: &mut DisplayList, tip: Point, along: Vec2, width: f64, accent: Rgba) {
    let across = Vec2::new(-along.y, along.x);
    let back = tip - along * width * 5.0;
    let aside = across * width * 3.4;
    let head = polygon([tip + along * width * 2.0, back + aside, back - aside]);
    list.outlined(head, (WHITE.alpha(0.85), width), accent);
}

/// The distance to a cell on a plate, faint where no meeple may land.
fn plate(
    list: &mut DisplayList,
    cell: Pos,
    steps: usize,
    (accent, pixel): (Rgba, f64),
    lands: bool,
) {
    let at = centre(cell);
    let radius = (16.0 * pixel).max(PLATE);
    let circle = Circle::new(at, radius);
    let width = (2.0 * pixel).max(14.0);
    list.fill(circle, WHITE.alpha(if lands { 0.94 } else { 0.6 }));
    let pen = Pen::round(width);
    if lands {
        list.stroke(circle, accent, pen);
    } else {
        let pen = pen.dashed(width * 2.0, width * 2.0);
        list.stroke(circle, SOOT.alpha(0.5), pen);
    }
    let number = Number::new(&steps.to_string(), at, radius * 1.05);
    number.draw(list, SOOT.alpha(if lands { 1.0 } else { 0.5 }));
}

/// Draws the die around (0, 0) in the units of a tile. As `time` goes from 0 to 1, it rolls and
/// comes to rest.
pub fn die(list: &mut DisplayList, shows: u8, time: f64, affine: Affine) {
    let rest = (1.0 - time / ROLLING).max(0.0);
    let rolling = rest > 0.0;
    let face = if rolling {
        1 + (f64::from(shows) + rest * 9.0) as u8 % 3
    } else {
        shows
    };
    let fade = ((1.0 - time) * 8.0).min(1.0);
    let hop = Vec2::new(-rest * 260.0, -(rest * 9.0).sin().abs() * 160.0 * rest);
    let place = affine * Affine::translate(hop);
    list.group(Group::at(place).faded(fade).named("die"), |list| {
        let shade = Ellipse::new((14.0, DIE * 1.06), (DIE * 1.05, DIE * 0.22), 0.0);
        list.fill(shade, SOOT.alpha(0.3));
        list.group(Group::at(Affine::rotate(-rest * TAU)), |list| {
            let square = Rect::from_center_size(Point::ZERO, (2.0 * DIE, 2.0 * DIE));
            let square = square.to_rounded_rect(46.0);
            list.fill(square, BONE);
            list.stroke(square, SOOT, Pen::round(16.0));
            for &(x, y) in pips(face) {
                list.fill(Circle::new((x * DIE, y * DIE), 34.0), SOOT);
            }
        });
    });
}

const fn pips(shows: u8) -> &'static [(f64, f64)] {
    match shows {
        1 => &[(0.0, 0.0)],
        2 => &[(-0.45, 0.45), (0.45, -0.45)],
        _ => &[(-0.52, 0.52), (0.0, 0.0), (0.52, -0.52)],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_die_shows_what_fell_when_it_lies() {
        let dots = |shows| {
            let mut list = DisplayList::new();
            die(&mut list, shows, 0.8, Affine::IDENTITY);
            list.items().count()
        };
        assert_eq!(dots(2), dots(1) + 1);
        assert_eq!(dots(3), dots(1) + 2);
    }
}
