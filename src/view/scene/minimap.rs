//! The small map in a corner: the whole board, when only a part of it is visible.

use kurbo::{Affine, BezPath, Circle, Point, Rect, RoundedRect, Shape, Size, Vec2};

use super::camera::{Camera, TILE, square, turned};
use super::color::{SOOT, WHITE};
use super::display::{DisplayList, Group, Pen};
use super::edge_arrows::Landmark;
use super::layout::Layout;
use super::shade;
use super::theme::Theme;
use engine::tiles::{Pos, order};

/// The longer side of the map, in pixels: on a phone, and elsewhere.
const SIDE: (f64, f64) = (88.0, 148.0);
/// The smallest length of its shorter side, so that a finger can hit it.
const LEAST: f64 = 44.0;
/// Its distance from the edges of the board, in pixels.
const MARGIN: f64 = 6.0;
/// The paper margin on the map, in pixels.
const PAPER: f64 = 5.0;
/// The largest size of a tile on the map, in pixels.
const LARGEST: f64 = 12.0;
/// The smallest size of a mark on the map, in pixels.
const MARK: f64 = 5.0;

/// A corner of the board's part of the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Corner {
    #[default]
    LowerRight,
    UpperRight,
    UpperLeft,
    LowerLeft,
}

impl Corner {
    /// All corners, best first.
    pub const ALL: [Corner; 4] = [
        Corner::LowerRight,
        Corner::UpperRight,
        Corner::UpperLeft,
        Corner::LowerLeft,
    ];

    /// The rectangle of a given size in this corner of `room`.
    fn place(self, size: Size, room: Rect) -> Rect {
        let (right, below) = (room.x1 - size.width, room.y1 - size.height);
        let origin = match self {
            Corner::LowerRight => Point::new(right, below),
            Corner::UpperRight => Point::new(right, room.y0),
            Corner::UpperLeft => room.origin(),
            Corner::LowerLeft => Point::new(room.x0, below),
        };
        Rect::from_origin_size(origin, size)
    }
}

/// The small map on the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Minimap {
    /// Its place, in pixels.
    pub frame: Rect,
    /// The area it shows, in units of the table.
    area: Rect,
    /// How far the table is turned, in radians.
    turn: f64,
}

impl Minimap {
    /// The map of an area of the table, turned by an angle, in a corner of the board.
    pub fn new((area, turn): (Rect, f64), layout: &Layout, corner: Corner) -> Self {
        let seen = turned(turn).transform_rect_bbox(area);
        let side = if layout.is_phone() { SIDE.0 } else { SIDE.1 };
        let most = (side - 2.0 * PAPER) / seen.width().max(seen.height());
        let scale = most.min(LARGEST / TILE);
        let length = |length: f64| (length * scale + 2.0 * PAPER).max(LEAST);
        let size = Size::new(length(seen.width()), length(seen.height()));
        let room = layout.clear().inset(-MARGIN);
        Self {
            frame: corner.place(size, room),
            area,
            turn,
        }
    }

    /// Maps units of the table to pixels.
    fn affine(&self) -> Affine {
        let inner = self.frame.inset(-PAPER);
        let seen = turned(self.turn).transform_rect_bbox(self.area);
        let scale = (inner.width() / seen.width()).min(inner.height() / seen.height());
        Affine::translate(inner.center().to_vec2())
            * Affine::scale(scale)
            * turned(self.turn)
            * Affine::translate(-self.area.center().to_vec2())
    }

    /// The point of the table for a point on the map; clamped to the area.
    pub fn on_table(&self, at: Point) -> Point {
        let Rect { x0, y0, x1, y1 } = self.area;
        let place = self.affine().inverse() * at;
        Point::new(place.x.clamp(x0, x1), place.y.clamp(y0, y1))
    }

    fn plate(&self) -> RoundedRect {
        self.frame.to_rounded_rect(8.0)
    }

    /// Draws it: flat tiles, relevant cells, and a frame around the part that `camera` shows in
    /// `free`.
    pub fn draw(
        &self,
        list: &mut DisplayList,
        tiles: &BezPath,
        landmarks: &[(Pos, Landmark)],
        (camera, free): (&Camera, Rect),
        theme: &Theme,
    ) {
        shade::soft(list, self.frame + Vec2::new(0.0, 3.0), 8.0, 10.0, 0.3);
        list.fill(self.plate(), theme.panel.alpha(0.94));
        list.stroke(self.plate(), theme.ink.alpha(0.5), Pen::round(1.0));
        list.group(Group::clipped(self.plate()), |list| {
            list.fill(self.affine() * tiles, theme.ink.alpha(0.42));
            for (pos, what) in landmarks {
                self.draw_mark(list, *pos, *what, theme);
            }
            let seen = (camera.affine().inverse()).transform_rect_bbox(free);
            let seen = self.affine().transform_rect_bbox(seen);
            let seen = seen.intersect(self.frame.inset(-2.0));
            list.stroke(seen, SOOT.alpha(0.8), Pen::flat(3.5));
            list.stroke(seen, WHITE, Pen::flat(1.75));
        });
    }

    fn draw_mark(&self, list: &mut DisplayList, pos: Pos, what: Landmark, theme: &Theme) {
        let cell = self.affine().transform_rect_bbox(square(pos));
        let side = cell.width().max(MARK);
        let mark = Rect::from_center_size(cell.center(), (side, side));
        match what {
            Landmark::Place(_) => list.fill(mark, theme.accent),
            Landmark::Move(owner) => {
                // Round, so that it differs from a place not only in colour.
                list.fill(Circle::new(mark.center(), side * 0.5 + 2.0), WHITE);
                list.fill(Circle::new(mark.center(), side * 0.5 + 1.0), owner.color());
            }
        }
    }
}

/// The squares of cells as one path in units of the table; neighbours in a row are joined.
pub fn flat_tiles(cells: impl Iterator<Item = Pos>) -> BezPath {
    let mut cells: Vec<Pos> = cells.collect();
    order::sort_by_key(&mut cells, |pos| (pos.y, pos.x));
    let mut path = BezPath::new();
    for row in cells.chunk_by(|one, next| one.y == next.y && one.x + 1 == next.x) {
        if let [first, .., last] | [first @ last] = row {
            path.extend(square(*first).union(square(*last)).to_path(1.0));
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::camera::{bounds, centre};

    const CELLS: [Pos; 4] = [
        Pos::new(0, 0),
        Pos::new(1, 0),
        Pos::new(2, 0),
        Pos::new(9, 4),
    ];

    fn map(corner: Corner) -> Minimap {
        Minimap::new((bounds(CELLS.into_iter()), 0.0), &Layout::default(), corner)
    }

    #[test]
    fn neighbours_in_a_row_are_one_square() {
        let path = flat_tiles(CELLS.into_iter().rev());
        let begins = |element: &&kurbo::PathEl| matches!(element, kurbo::PathEl::MoveTo(_));
        assert_eq!(path.elements().iter().filter(begins).count(), 2);
        assert_eq!(path.bounding_box(), bounds(CELLS.into_iter()));
    }

    #[test]
    fn it_lies_in_its_corner_and_leads_to_every_place() {
        let free = Layout::default().free;
        for corner in Corner::ALL {
            let map = map(corner);
            assert_eq!(free.union(map.frame), free);
            for pos in CELLS {
                let at = map.affine() * centre(pos);
                assert!(map.frame.contains(at));
                assert!(map.on_table(at).distance(centre(pos)) < 1e-6);
            }
        }
        assert!(map(Corner::LowerRight).frame.x0 > free.center().x);
        assert!(map(Corner::UpperLeft).frame.y1 < free.center().y);
    }

    #[test]
    fn it_is_small_on_a_phone_and_can_be_pressed() {
        let whole = Rect::new(0.0, 0.0, 390.0, 844.0);
        let free = Rect::new(8.0, 131.0, 382.0, 678.0);
        let phone = Layout {
            whole,
            free,
            ..Layout::default()
        };
        let long = bounds([Pos::new(0, 0), Pos::new(40, 1)].into_iter());
        let map = Minimap::new((long, 0.0), &phone, Corner::LowerRight);
        assert!(map.frame.width() <= 88.0 && map.frame.height() >= 44.0);
    }
}
