//! The loupe: a magnified tile beside the original, while the board stays as it is, so that places
//! for figures can be hit even if they are close together.

use kurbo::{Point, Rect, Size, Vec2};

use super::answers::Answer;
use super::camera::{Camera, TILE, square, turned};
use engine::tiles::{Pos, Side};

/// The margin around the places for figures, in pixels: half a fingertip, and a border.
const AROUND: f64 = 28.0;
/// The largest margin, in units of the table.
const FARTHEST: f64 = 0.2 * TILE;
/// The largest visible part of the neighbours.
const MARGIN: f64 = 0.05 * TILE;
/// The smallest width and height of the magnified area.
const LEAST: f64 = 0.5 * TILE;
/// The smallest gap between the loupe and its tile, and between the loupe and the edge, in pixels.
const GAP: f64 = 14.0;
/// The smallest and largest size of a tile in the loupe, in pixels.
const SIZES: (f64, f64) = (120.0, 270.0);
/// The distance between candidate places for the loupe, in pixels.
const STRIDE: f64 = 24.0;
/// The cost of covering the tile itself, compared with another one.
const OVER: f64 = 100.0;
/// The cost of covering a neighbour of the tile, which matters for the decision.
const NEAR: f64 = 8.0;
/// The cost of a pixel of distance, in covered pixels.
const DISTANCE_COST: f64 = 15.0;
/// The cost of a pixel of distance once another tile and its gap would fit in between, in covered
/// pixels: from there on, the loupe no longer visibly belongs to its tile.
const BEYOND: f64 = 2_000.0;

/// The relevant part of a tile, where tiles have `zoom` pixels: that with the places on it, in
/// units of the table.
pub fn part(pos: Pos, answers: &[Answer], zoom: f64) -> Rect {
    let tile = square(pos);
    let here = answers.iter().filter(|answer| answer.cell == pos);
    let bounds = here.map(|answer| Rect::from_points(answer.at, answer.at));
    let Some(bounds) = bounds.reduce(|all, one| all.union(one)) else {
        return tile;
    };
    let around = AROUND * TILE / zoom.clamp(SIZES.0, SIZES.1);
    let seen = bounds.inset(around.min(FARTHEST));
    let size = seen.size().max(Size::new(LEAST, LEAST));
    kept_in(
        Rect::from_center_size(seen.center(), size),
        tile.inset(MARGIN),
    )
    .intersect(tile.inset(MARGIN))
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Loupe {
    pub pos: Pos,
    /// Its place on the screen, in pixels.
    pub frame: Rect,
    /// The tile it belongs to, on the screen.
    pub tile: Rect,
    /// From the table to the content of the loupe.
    pub camera: Camera,
}

impl Loupe {
    /// A loupe for `part` of the tile on `pos`, with tiles of about `zoom` pixels, inside `free`.
    /// It is placed where it covers the least of `board`, weighted areas of the table, and not too
    /// far away.
    pub fn beside(
        (pos, part): (Pos, Rect),
        camera: &Camera,
        zoom: f64,
        free: Rect,
        board: &[(Rect, f64)],
    ) -> Loupe {
        let tile = camera.square(pos);
        let free = free.inset(-GAP);
        let seen = turned(camera.turn).transform_rect_bbox(part);
        let room = (TILE * free.width() / seen.width()).min(TILE * free.height() / seen.height());
        let zoom = zoom.clamp(SIZES.0, SIZES.1).min(room).max(1.0);
        let size = seen.size() * (zoom / TILE);
        let near = square(pos).inset(TILE / 2.0);
        let board = board.iter().map(|&(place, matters)| {
            let beside = near.intersect(place).area() > 0.0;
            let seen = camera.affine().transform_rect_bbox(place);
            (seen, matters * if beside { NEAR } else { 1.0 })
        });
        let board: Vec<(Rect, f64)> = board.collect();
        let cost = |frame: &Rect| {
            let hidden = |seen: Rect| seen.intersect(*frame).area();
            let covered = board.iter().map(|&(seen, matters)| matters * hidden(seen));
            let empty = Side::ALL.map(|side| hidden(camera.square(pos.step(side))));
            let far = frame.center().distance(tile.center());
            let beyond = (between(*frame, tile) - tile.width() - GAP).max(0.0);
            covered.sum::<f64>()
                + empty.iter().sum::<f64>()
                + OVER * hidden(tile)
                + DISTANCE_COST * far
                + BEYOND * beyond
        };
        let beyond = around(tile.inset(tile.width()), size);
        let frames = around(tile, size).into_iter().chain(beyond);
        let frames = frames.chain(all_over(free, size));
        let frames = frames.map(|frame| kept_in(frame, free));
        let best = frames.min_by(|a, b| cost(a).total_cmp(&cost(b)));
        let frame = best.unwrap_or(tile);
        Loupe {
            pos,
            frame,
            tile,
            camera: Camera {
                middle: part.center(),
                screen: frame.center(),
                zoom,
                turn: camera.turn,
            },
        }
    }

    /// How far the table has to move so that the loupe can be beside its tile, both inside `free`;
    /// `None` when it already is, or cannot be.
    pub fn way_aside(&self, free: Rect) -> Option<Vec2> {
        let free = free.inset(-GAP);
        if self.tile.intersect(self.frame).area() < 1.0 {
            return None;
        }
        let both = around(self.tile, self.frame.size()).map(|frame| frame.union(self.tile));
        let fit = both
            .into_iter()
            .filter(|both| both.width() <= free.width() && both.height() <= free.height());
        fit.map(|both| kept_in(both, free).origin() - both.origin())
            .min_by(|a, b| a.hypot2().total_cmp(&b.hypot2()))
    }

    /// The loupe while it opens, as `share` goes from 0 to 1.
    pub fn opened(self, share: f64) -> Loupe {
        let from = self.tile;
        let mix = |a: f64, b: f64| a + (b - a) * share;
        let frame = Rect::new(
            mix(from.x0, self.frame.x0),
            mix(from.y0, self.frame.y0),
            mix(from.x1, self.frame.x1),
            mix(from.y1, self.frame.y1),
        );
        let camera = Camera {
            screen: frame.center(),
            zoom: self.camera.zoom * frame.width() / self.frame.width().max(1.0),
            ..self.camera
        };
        Loupe {
            frame,
            camera,
            ..self
        }
    }
}

/// The distance between the edges of two rectangles; 0 when they overlap.
pub fn between(one: Rect, other: Rect) -> f64 {
    let apart = |low: f64, high: f64| (high - low).max(0.0);
    let x = apart(one.x1, other.x0).max(apart(other.x1, one.x0));
    let y = apart(one.y1, other.y0).max(apart(other.y1, one.y0));
    x.hypot(y)
}

/// The places above, below, left and right of a tile, and at its corners.
fn around(tile: Rect, size: Size) -> [Rect; 8] {
    let far = Vec2::new(
        (tile.width() + size.width) / 2.0 + GAP,
        (tile.height() + size.height) / 2.0 + GAP,
    );
    let ways = [(0.0, -1.0), (0.0, 1.0), (-1.0, 0.0), (1.0, 0.0)];
    let corners = [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)];
    let at = |(x, y): (f64, f64)| {
        let middle: Point = tile.center() + Vec2::new(far.x * x, far.y * y);
        Rect::from_center_size(middle, size)
    };
    let (a, b) = (ways.map(at), corners.map(at));
    [a[0], a[1], a[2], a[3], b[0], b[1], b[2], b[3]]
}

/// A grid of places over the free part of the screen, including its edges.
fn all_over(free: Rect, size: Size) -> impl Iterator<Item = Rect> {
    let steps = |room: f64| (room / STRIDE).max(0.0).ceil() as i32;
    let (columns, rows) = (
        steps(free.width() - size.width),
        steps(free.height() - size.height),
    );
    let corner = move |column: i32, row: i32| {
        let by = Vec2::new(f64::from(column), f64::from(row)) * STRIDE;
        Rect::from_origin_size(free.origin() + by, size)
    };
    (0..=rows).flat_map(move |row| (0..=columns).map(move |column| corner(column, row)))
}

/// A rectangle moved inside another one.
fn kept_in(rect: Rect, free: Rect) -> Rect {
    let slip = |low: f64, high: f64, first: f64, last: f64| {
        if low < first {
            first - low
        } else {
            (last - high).min(0.0)
        }
    };
    rect + Vec2::new(
        slip(rect.x0, rect.x1, free.x0, free.x1),
        slip(rect.y0, rect.y1, free.y0, free.y1),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::camera::centre;

    fn whole(pos: Pos) -> (Pos, Rect) {
        (pos, square(pos))
    }

    const FREE: Rect = Rect::new(0.0, 100.0, 390.0, 700.0);

    fn camera(zoom: f64) -> Camera {
        Camera {
            middle: centre(Pos::new(0, 0)),
            screen: FREE.center(),
            zoom,
            turn: 0.0,
        }
    }

    /// Cells with equal weight.
    fn alike(cells: &[Pos]) -> Vec<(Rect, f64)> {
        cells.iter().map(|&pos| (square(pos), 1.0)).collect()
    }

    #[test]
    fn a_loupe_stays_inside_and_off_its_tile() {
        for (x, y) in [(0, 0), (5, 0), (-5, 8), (5, -8), (0, 8)] {
            let pos = Pos::new(x, y);
            let loupe = Loupe::beside(whole(pos), &camera(34.0), 200.0, FREE, &[]);
            assert_eq!(FREE.union(loupe.frame), FREE, "{loupe:?}");
            assert_eq!(loupe.frame.intersect(loupe.tile).area(), 0.0, "{loupe:?}");
            assert!(loupe.camera.square(pos).width() >= 190.0);
        }
    }

    #[test]
    fn a_loupe_leaves_the_cells_beside_its_tile_in_sight() {
        let pos = Pos::new(0, 0);
        for zoom in [34.0, 56.0, 70.0] {
            let board: Vec<Pos> = Side::ALL.map(|side| pos.step(side)).to_vec();
            let loupe = Loupe::beside(whole(pos), &camera(zoom), 150.0, FREE, &alike(&board));
            for side in Side::ALL {
                let seen = camera(zoom).square(pos.step(side));
                let covered = seen.intersect(loupe.frame).area();
                assert!(covered < 1.0, "{side:?} at {zoom}: {covered}");
            }
        }
    }

    #[test]
    fn a_loupe_lies_on_the_empty_table_rather_than_on_tiles() {
        // A corner of the board: tiles above the new one and far to its left, nothing beside and
        // below it.
        let pos = Pos::new(0, 0);
        let mut board: Vec<Pos> = (-2..3)
            .flat_map(|x| [Pos::new(x, -1), Pos::new(x, -2)])
            .collect();
        board.extend([Pos::new(-2, 0), Pos::new(1, 0), Pos::new(2, 0)]);
        let seen = camera(90.0);
        let loupe = Loupe::beside(whole(pos), &seen, 150.0, FREE, &alike(&board));
        for &cell in &board {
            let covered = seen.square(cell).intersect(loupe.frame).area();
            assert!(covered < 0.35 * 90.0 * 90.0, "{cell:?}: {covered}");
        }
    }

    #[test]
    fn a_loupe_stands_near_its_tile_however_much_board_it_covers() {
        // A wide board with tiles all around the new one, and an empty table far below.
        let pos = Pos::new(2, -4);
        let board: Vec<Pos> = (-3..4)
            .flat_map(|x| (-5..3).map(move |y| Pos::new(x, y)))
            .collect();
        for zoom in [34.0, 56.0] {
            let loupe = Loupe::beside(whole(pos), &camera(zoom), 150.0, FREE, &alike(&board));
            let far = between(loupe.frame, loupe.tile);
            assert!(far <= zoom + GAP + 0.5, "{far} at {zoom}");
        }
    }

    #[test]
    fn a_loupe_covers_what_matters_least() {
        let board: Vec<Pos> = (-4..5)
            .flat_map(|x| (-4..5).map(move |y| Pos::new(x, y)))
            .collect();
        for figures in [[(1, 1), (2, 2)], [(-2, 3), (-1, 2)], [(2, -3), (3, -2)]] {
            let figures = figures.map(|(x, y)| Pos::new(x, y));
            let figures_too = figures.map(|pos| (square(pos), 8.0));
            let board = [alike(&board), figures_too.to_vec()].concat();
            let loupe = Loupe::beside(whole(Pos::new(0, 0)), &camera(24.0), 150.0, FREE, &board);
            for pos in figures {
                let covered = camera(24.0).square(pos).intersect(loupe.frame).area();
                assert!(covered < 1.0, "{pos:?}: {covered}");
            }
        }
    }

    #[test]
    fn a_loupe_covers_as_little_of_the_board_as_it_can() {
        let board: Vec<Pos> = (-6..6).map(|y| Pos::new(2, y)).collect();
        let loupe = Loupe::beside(
            whole(Pos::new(2, 0)),
            &camera(34.0),
            150.0,
            FREE,
            &alike(&board),
        );
        for &cell in &board {
            let seen = camera(34.0).square(cell);
            assert!(seen.intersect(loupe.frame).area() < 1.0, "{cell:?}");
        }
    }

    #[test]
    fn a_large_tile_in_the_middle_moves_aside_for_its_loupe_as_little_as_it_can() {
        let pos = Pos::new(0, 0);
        let large = camera(140.0);
        let free = Rect { y1: 480.0, ..FREE };
        let screen = free.center();
        let seen = Camera { screen, ..large };
        let loupe = Loupe::beside(whole(pos), &seen, 200.0, free, &[]);
        let by = loupe.way_aside(free).unwrap();
        assert!(by.hypot() < 120.0, "{by:?}");
        let moved = Loupe::beside(whole(pos), &seen.panned(by), 200.0, free, &[]);
        assert_eq!(moved.frame.intersect(moved.tile).area(), 0.0);
        assert_eq!(moved.way_aside(free), None);
        let tight = Rect { y1: 250.0, ..FREE };
        let crowded = Loupe::beside(whole(pos), &seen, 200.0, tight, &[]);
        assert_eq!(crowded.way_aside(tight), None, "there is no room at all");
    }

    #[test]
    fn a_loupe_opens_from_its_tile() {
        let loupe = Loupe::beside(whole(Pos::new(1, 1)), &camera(40.0), 200.0, FREE, &[]);
        assert_eq!(loupe.opened(0.0).frame, loupe.tile);
        assert_eq!(loupe.opened(1.0).frame, loupe.frame);
        assert_eq!(loupe.opened(1.0).camera, loupe.camera);
    }
}
