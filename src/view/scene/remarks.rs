//! An author's marks on a board: cells, edges and features below the figures, arrows and labels above them.
//!
//! A coloured line lies on a wider white one and a still wider dark one, so that it is visible on every tile and table.

use kurbo::{BezPath, Line, Point, Rect, Shape, Vec2};

use super::anchors::segment_area;
use super::camera::{TILE, centre, square};
use super::color::{Rgba, SOOT, WHITE};
use super::digits::Number;
use super::display::{DisplayList, Pen};
use super::marks::edge;
use super::overlay::rim;
use super::spots::to_table;
use super::tile_art::shapes::polygon;
use engine::rules::{Game, Spot};
use engine::table::{Ink, Mark, Marked};
use engine::tiles::{Pos, catalogue};

/// The width of a line in pixels, and its smallest and largest width in units of the table.
const LINE: f64 = 3.0;
const WIDE: (f64, f64) = (34.0, 90.0);
/// The width of the white line below it and of the dark one below that, as factors.
const WHITE_BELOW: f64 = 1.9;
const DARK_BELOW: f64 = 2.4;
/// The opacity of the tint on a cell or feature.
const TINT: f64 = 0.3;
const GROUND: f64 = 0.46;
/// The distance of an arrow's start from the centre of its cell, in units of the table; it points
/// to the centre.
const AWAY: f64 = 0.2 * TILE;
/// The length and half the width of an arrowhead, in line widths.
const HEAD: (f64, f64) = (4.2, 2.3);
/// The height of a label in pixels, and its smallest and largest height in units of the table.
const HIGH: f64 = 15.0;
const TALL: (f64, f64) = (190.0, 420.0);
/// The place of a label on its cell: in a corner, because figures stand in the middle and at the
/// edges.
const CORNER: Vec2 = Vec2::new(0.26 * TILE, 0.26 * TILE);

/// The colour of a mark, and of text on it.
const fn colours(ink: Ink) -> (Rgba, Rgba) {
    match ink {
        Ink::Plain => (Rgba::hex(0x7a3aa6), WHITE),
        Ink::Red => (Rgba::hex(0xc2261d), WHITE),
        Ink::Yellow => (Rgba::hex(0xf2b820), SOOT),
        Ink::Green => (Rgba::hex(0x1f7a3d), WHITE),
        Ink::Blue => (Rgba::hex(0x1d5fbf), WHITE),
    }
}

/// Draws what lies below the figures; `pixel` is the size of a pixel in units of the table.
pub fn ground(list: &mut DisplayList, game: &Game, marks: &[Mark], pixel: f64) {
    let width = (LINE * pixel).clamp(WIDE.0, WIDE.1);
    for mark in marks {
        let (color, _) = colours(mark.ink);
        match mark.on {
            Marked::Tile(pos) => {
                let frame = square(pos).inset(-width * 0.6).to_rounded_rect(60.0);
                list.fill(frame, color.alpha(TINT));
                lined(list, &frame.to_path(0.1), color, width);
            }
            Marked::Edge(pos, side) => {
                let Line { p0: from, p1: to } = edge(pos, side);
                let bar = Line::new(from.lerp(to, 0.1), from.lerp(to, 0.9));
                lined(list, &bar.to_path(0.1), color, width * 1.6);
            }
            Marked::Feature(pos, segment) => {
                let (area, outline) = feature(game, Spot { pos, segment });
                list.fill(area, color.alpha(GROUND));
                lined(list, &outline, color, width * 0.7);
            }
            Marked::Arrow(..) | Marked::Label(..) => {}
        }
    }
}

/// Draws what lies above the figures.
pub fn above(list: &mut DisplayList, marks: &[Mark], pixel: f64) {
    let width = (LINE * pixel).clamp(WIDE.0, WIDE.1);
    for mark in marks {
        if let Marked::Arrow(from, to) = mark.on {
            arrow(list, (from, to), colours(mark.ink).0, width * 1.2);
        }
    }
    for mark in marks {
        if let Marked::Label(pos, label) = mark.on {
            written(list, pos, &label.text(), colours(mark.ink), pixel);
        }
    }
}

fn lined(list: &mut DisplayList, path: &BezPath, color: Rgba, width: f64) {
    list.stroke(
        path.clone(),
        SOOT.alpha(0.7),
        Pen::round(width * DARK_BELOW),
    );
    list.stroke(path.clone(), WHITE, Pen::round(width * WHITE_BELOW));
    list.stroke(path.clone(), color, Pen::round(width));
}

fn arrow(list: &mut DisplayList, (from, to): (Pos, Pos), color: Rgba, width: f64) {
    let (from, tip) = (centre(from), centre(to));
    let along = (tip - from).normalize();
    let (long, broad) = (HEAD.0 * width, HEAD.1 * width);
    let neck = tip - along * long;
    let shaft = Line::new(from + along * AWAY, neck).to_path(0.1);
    let aside = along.turn_90() * broad;
    let head = polygon([tip, neck + aside, neck - aside]);
    for (paint, by) in [(SOOT.alpha(0.7), DARK_BELOW), (WHITE, WHITE_BELOW)] {
        list.stroke(shaft.clone(), paint, Pen::round(width * by));
        list.stroke(head.clone(), paint, Pen::round(width * (by - 1.0)));
    }
    list.stroke(shaft, color, Pen::round(width));
    list.fill(head, color);
}

fn written(list: &mut DisplayList, pos: Pos, text: &str, (color, ink): (Rgba, Rgba), pixel: f64) {
    let high = (HIGH * pixel).clamp(TALL.0, TALL.1);
    let at = square(pos).origin() + CORNER;
    let wide = high * (0.8 + 0.7 * text.len() as f64);
    let plate = Rect::from_center_size(at, (wide.max(high * 1.5), high * 1.5));
    // A long label does not leave its cell to the west.
    let plate = plate + Vec2::new((square(pos).x0 - plate.x0 + high * 0.1).max(0.0), 0.0);
    let middle: Point = plate.center();
    let plate = plate.to_rounded_rect(high * 0.5);
    list.upright(middle, |list| {
        list.stroke(plate, SOOT.alpha(0.7), Pen::round(high * 0.3));
        list.outlined(plate, (WHITE, high * 0.2), color);
        Number::new(text, middle, high).draw(list, ink);
    });
}

/// The area of a spot's feature and its outline, in units of the table; empty where no tile lies.
fn feature(game: &Game, spot: Spot) -> (BezPath, BezPath) {
    let (mut whole, mut outline) = (BezPath::new(), BezPath::new());
    let regions = game.regions();
    let id = game.board().seg(spot).map(|seg| regions.region_of(seg));
    for seg in id.into_iter().flat_map(|id| regions.segments(id)) {
        let placed = game.board().at(regions.tile_of(seg));
        let printed = catalogue().tile(placed.tile);
        let area = segment_area(printed, game.spot(seg).segment);
        let area = to_table(placed.pos, placed.rotation) * area;
        rim(&mut outline, &area, game, placed.pos);
        whole.extend(area);
    }
    (whole, outline)
}
