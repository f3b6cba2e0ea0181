//! Marks on the table: where the tile may be placed, where it would not fit, what is highlighted.

use kurbo::{BezPath, Circle, Line, Rect, RoundedRect, Shape};

use super::camera::{TILE, square};
use super::color::{Rgba, WHITE};
use super::display::{DisplayList, Pen};
use super::hand::{Ghost, Places};
use super::theme::Theme;
use engine::rules::Reason;
use engine::tiles::{Pos, Rotation, Side};

/// For placements that fit.
const GOOD: Rgba = Rgba::hex(0x2f8f4e);
/// For placements that do not fit.
const BAD: Rgba = Rgba::hex(0xc2372b);
/// For highlights.
const LIT: Rgba = Rgba::hex(0xf3b63a);

/// The largest width of the bar on a mismatched edge, in units of the table, so that small tiles
/// remain visible between four of them.
const WIDEST: f64 = 44.0;

/// The size of a tile from which a place has a full frame, in pixels.
const FRAMED: f64 = 60.0;
/// The length of the corner marks of a place, relative to a tile: where the tile fits as it is
/// turned, and where it has to be turned.
const LONG_TICK: f64 = 0.26;
const SHORT_TICK: f64 = 0.15;

/// The colour of a ghost's outline.
pub const fn verdict(fits: bool) -> Rgba {
    if fits { GOOD } else { BAD }
}

fn cell_shape(pos: Pos, inset: f64) -> RoundedRect {
    square(pos).inset(-inset).to_rounded_rect(70.0)
}

/// The cells where a tile may be placed, clearly where it fits in its rotation, faintly where it
/// has to be turned first. `pixel` is the size of a pixel in units of the table.
pub fn places(
    list: &mut DisplayList,
    places: &Places,
    rotation: Rotation,
    theme: &Theme,
    pixel: f64,
) {
    if TILE / pixel < FRAMED {
        ticks(list, places, rotation, theme, pixel);
        return;
    }
    for pos in places.cells() {
        if places.allow(pos, rotation) {
            list.fill(cell_shape(pos, 45.0), theme.panel.alpha(0.55));
            list.fill(cell_shape(pos, 45.0), theme.accent.alpha(0.12));
            let pen = Pen::round((2.5 * pixel).max(14.0));
            list.stroke(cell_shape(pos, 45.0), theme.accent.alpha(0.95), pen);
        } else {
            list.fill(cell_shape(pos, 60.0), theme.panel.alpha(0.2));
            let pen = Pen::round((1.5 * pixel).max(8.0)).dashed(70.0, 55.0);
            list.stroke(cell_shape(pos, 60.0), theme.accent.alpha(0.7), pen);
        }
    }
}

/// The same for small tiles: only the corners of the cells, so that they do not hide the board.
/// Each is a coloured line on a wider one of paper, so that it is visible on any table.
fn ticks(list: &mut DisplayList, places: &Places, rotation: Rotation, theme: &Theme, pixel: f64) {
    let (mut fit, mut turn, mut ground) = (BezPath::new(), BezPath::new(), BezPath::new());
    for pos in places.cells() {
        let fits = places.allow(pos, rotation);
        let arm = if fits { LONG_TICK } else { SHORT_TICK } * TILE;
        let path = if fits { &mut fit } else { &mut turn };
        path.extend(brackets(square(pos).inset(-4.0 * pixel), arm));
        if fits {
            ground.extend(cell_shape(pos, 2.0 * pixel).to_path(1.0));
        }
    }
    list.fill(ground, theme.panel.alpha(0.4));
    let line = (2.75 * pixel).min(0.07 * TILE);
    let all: BezPath = fit.iter().chain(turn.iter()).collect();
    list.stroke(all, theme.panel, Pen::round(line + 2.25 * pixel));
    list.stroke(turn, theme.accent, Pen::round(line * 0.65));
    list.stroke(fit, theme.accent, Pen::round(line));
}

/// The outline of the tile over a cell: solid where it fits, otherwise dashed with a bar on each
/// mismatched edge.
pub fn ghost(list: &mut DisplayList, ghost: &Ghost, pixel: f64) {
    let color = verdict(ghost.fits());
    let width = (3.0 * pixel).max(26.0);
    let shape = square(ghost.pos).inset(width * 0.5).to_rounded_rect(40.0);
    list.stroke(shape, WHITE.alpha(0.9), Pen::round(width * 1.8));
    let pen = Pen::round(width);
    let pen = if ghost.fits() {
        pen
    } else {
        pen.dashed(width * 2.2, width * 1.8)
    };
    list.stroke(shape, color, pen);
    wrong_edges(list, ghost.pos, &ghost.reasons, pixel);
}

/// The edges for which a tile was refused on a cell, after it has been taken back.
pub fn refused(list: &mut DisplayList, pos: Pos, reasons: &[Reason], pixel: f64) {
    wrong_edges(list, pos, reasons, pixel);
}

fn wrong_edges(list: &mut DisplayList, pos: Pos, reasons: &[Reason], pixel: f64) {
    let width = (3.0 * pixel).clamp(26.0, WIDEST);
    for reason in reasons {
        if let Reason::EdgeMismatch { side, .. } = reason {
            wrong_edge(list, pos, *side, width);
        }
    }
}

/// A bar along a mismatched edge, with a cross in the middle.
fn wrong_edge(list: &mut DisplayList, pos: Pos, side: Side, width: f64) {
    let Line { p0: from, p1: to } = edge(pos, side);
    let bar = Line::new(from.lerp(to, 0.14), from.lerp(to, 0.86));
    list.stroke(bar, WHITE, Pen::round(width * 3.6));
    list.stroke(bar, BAD, Pen::round(width * 2.4));
    let middle = from.midpoint(to);
    let arm = width * 2.0;
    list.fill(Circle::new(middle, arm * 1.9), BAD);
    for (dx, dy) in [(1.0, 1.0), (1.0, -1.0)] {
        let reach = kurbo::Vec2::new(dx, dy) * arm * 0.75;
        let stroke = Line::new(middle - reach, middle + reach);
        list.stroke(stroke, WHITE, Pen::round(width * 0.9));
    }
}

/// One edge of a cell.
pub fn edge(pos: Pos, side: Side) -> Line {
    let Rect { x0, y0, x1, y1 } = square(pos);
    match side {
        Side::North => Line::new((x0, y0), (x1, y0)),
        Side::East => Line::new((x1, y0), (x1, y1)),
        Side::South => Line::new((x1, y1), (x0, y1)),
        Side::West => Line::new((x0, y1), (x0, y0)),
    }
}

/// The four corners of a square, with arms of this length.
pub(super) fn brackets(square: Rect, arm: f64) -> BezPath {
    let mut path = BezPath::new();
    for (x, y, right, down) in [
        (square.x0, square.y0, 1.0, 1.0),
        (square.x1, square.y0, -1.0, 1.0),
        (square.x1, square.y1, -1.0, -1.0),
        (square.x0, square.y1, 1.0, -1.0),
    ] {
        path.move_to((x + right * arm, y));
        path.line_to((x, y));
        path.line_to((x, y + down * arm));
    }
    path
}

/// Highlights tiles that a score counts.
pub fn lit(list: &mut DisplayList, cells: &[Pos], pixel: f64) {
    let width = (3.0 * pixel).max(30.0);
    for &pos in cells {
        list.fill(square(pos), LIT.alpha(0.24));
    }
    for (color, wide) in [(WHITE.alpha(0.9), width * 1.9), (LIT, width)] {
        for &pos in cells {
            let open = |side: &Side| !cells.contains(&pos.step(*side));
            for side in Side::ALL.into_iter().filter(open) {
                list.stroke(edge(pos, side), color, Pen::round(wide));
            }
        }
    }
}

/// The size of a pixel in units of the table.
pub fn pixel(zoom: f64) -> f64 {
    TILE / zoom
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::display::{Item, Layer};
    use crate::scene::theme::Brightness;
    use engine::rules::{Edition, Game, Setup};
    use engine::table::Silent;
    use engine::tiles::{Terrain, catalogue};

    fn strokes(list: &DisplayList) -> usize {
        let is_stroke = |item: &&Item| matches!(item, Item::Stroke(..));
        list.layer(Layer::Tiles).iter().filter(is_stroke).count()
    }

    #[test]
    fn a_ghost_that_does_not_fit_shows_its_wrong_edges() {
        let with = |reasons| {
            let mut list = DisplayList::new();
            let shown = Ghost {
                pos: Pos::new(1, 0),
                rotation: Rotation::R0,
                reasons,
            };
            ghost(&mut list, &shown, 10.0);
            strokes(&list)
        };
        let wrong = |side| Reason::EdgeMismatch {
            side,
            ours: Terrain::Road,
            theirs: Terrain::City,
        };
        let good = with(vec![]);
        let one = with(vec![wrong(Side::North)]);
        let two = with(vec![wrong(Side::North), wrong(Side::West)]);
        assert!(one > good);
        assert_eq!(two - one, one - good);
    }

    #[test]
    fn small_places_are_corners_that_stand_out_in_every_look() {
        let game = Game::start(Setup::base(Edition::Current, 2), &mut Silent).unwrap();
        let tile = catalogue().find("base/D").unwrap();
        let free = Places::for_tile(&game, tile);
        let drawn = |zoom: f64| {
            let mut list = DisplayList::new();
            places(
                &mut list,
                &free,
                Rotation::R0,
                &Theme::summer(),
                pixel(zoom),
            );
            list
        };
        let length = |list: &DisplayList| list.layer(Layer::Tiles).len();
        assert_eq!(
            length(&drawn(40.0)),
            4,
            "as many lines for any number of places"
        );
        assert!(length(&drawn(80.0)) > 4);
        let contrast = [Brightness::Dark, Brightness::Light].map(Theme::with_contrast);
        let plain = [
            Theme::summer(),
            Theme::winter(),
            Theme::summer().on_dark_table(),
        ];
        for theme in plain.into_iter().chain(contrast) {
            let (line, paper) = (theme.accent.luminance(), theme.panel.luminance());
            let contrast = (line.max(paper) + 0.05) / (line.min(paper) + 0.05);
            assert!(contrast >= 3.0, "contrast {contrast}");
        }
    }

    #[test]
    fn what_is_lit_has_an_outline_only_around_the_whole() {
        let mut list = DisplayList::new();
        lit(&mut list, &[Pos::new(0, 0), Pos::new(1, 0)], 10.0);
        assert_eq!(strokes(&list), 2 * 6, "six edges, each painted twice");
    }
}
