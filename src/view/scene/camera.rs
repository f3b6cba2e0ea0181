//! The camera: which part of the table is visible, and at what size.

use kurbo::{Affine, Point, Rect, Vec2};

use engine::tiles::{Pos, Rotation};
use std::f64::consts::FRAC_PI_2;

/// Side of a tile in units of the table. Tiles are drawn in a square of this side.
pub const TILE: f64 = 1000.0;

/// The smallest size of a tile that can be chosen, and the largest at all, in pixels.
pub const ZOOM: (f64, f64) = (18.0, 320.0);
/// The smallest size of a tile when the whole board is shown, in pixels.
const WHOLE: f64 = 6.0;

/// The camera: a point of the table shown in the middle of the free part of the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Camera {
    /// The point of the table in the middle, in units of the table.
    pub middle: Point,
    /// The middle of the free part of the screen, in pixels.
    pub screen: Point,
    /// Side of a tile on the screen, in pixels.
    pub zoom: f64,
    /// How far the table is turned clockwise, in radians.
    pub turn: f64,
}

impl Default for Camera {
    fn default() -> Self {
        Self {
            middle: centre(Pos::default()),
            screen: Point::ZERO,
            zoom: 100.0,
            turn: 0.0,
        }
    }
}

impl Camera {
    /// Maps units of the table to pixels of the page.
    pub fn affine(&self) -> Affine {
        let scale = self.zoom / TILE;
        Affine::translate(self.screen.to_vec2())
            * Affine::scale(scale)
            * turned(self.turn)
            * Affine::translate(-self.middle.to_vec2())
    }

    /// The point on the screen for a point of the table.
    pub fn on_screen(&self, place: Point) -> Point {
        self.affine() * place
    }

    /// The point of the table for a point on the screen.
    pub fn on_table(&self, point: Point) -> Point {
        self.affine().inverse() * point
    }

    /// The cell at a point of the screen.
    pub fn cell_at(&self, point: Point) -> Pos {
        cell(self.on_table(point))
    }

    /// The square of a cell on the screen.
    pub fn square(&self, pos: Pos) -> Rect {
        self.affine().transform_rect_bbox(square(pos))
    }

    /// The vector of the table for one on the screen.
    pub fn way_on_table(&self, way: Vec2) -> Vec2 {
        (turned(-self.turn) * way.to_point()).to_vec2() * (TILE / self.zoom)
    }

    /// By how many quarters the table is turned clockwise.
    pub fn quarters(&self) -> Rotation {
        quarters_of(self.turn)
    }

    /// The same with the table turned by a quarter more, clockwise.
    #[must_use]
    pub fn turned_by_a_quarter(self) -> Self {
        Self {
            turn: self.turn + FRAC_PI_2,
            ..self
        }
    }

    /// The camera after dragging the table by this many pixels.
    pub fn panned(self, by: Vec2) -> Self {
        Self {
            middle: self.middle - self.way_on_table(by),
            ..self
        }
    }

    /// The camera after zooming by a factor about a fixed point of the screen.
    pub fn zoomed(self, at: Point, factor: f64) -> Self {
        // A camera showing a whole board may be below the minimum; zooming out must not bring it
        // closer.
        let zoom = (self.zoom * factor).clamp(ZOOM.0.min(self.zoom), ZOOM.1);
        let held = self.on_table(at);
        let there = Self { zoom, ..self };
        let slip = there.on_table(at) - held;
        Self {
            middle: there.middle - slip,
            ..there
        }
    }

    /// The camera that shows all of `area`, in units of the table, in the part `free` of the
    /// screen, with tiles of at most `largest` pixels.
    pub fn fitting(area: Rect, free: Rect, largest: f64) -> Self {
        Self::default().fitted(area, free, largest)
    }

    /// The same with the table turned as it is.
    #[must_use]
    pub fn fitted(self, area: Rect, free: Rect, largest: f64) -> Self {
        let seen = turned(self.turn).transform_rect_bbox(area);
        let zoom = (free.width() / seen.width()).min(free.height() / seen.height()) * TILE;
        Self {
            middle: area.center(),
            screen: free.center(),
            zoom: zoom.min(largest).clamp(WHOLE, ZOOM.1),
            turn: self.turn,
        }
    }

    /// The same view centred in another part of the screen.
    pub fn moved_to(self, free: Rect) -> Self {
        Self {
            screen: free.center(),
            ..self
        }
    }

    /// The same picture, described by a camera centred in another part of the screen: nothing
    /// moves.
    pub fn standing_in(self, free: Rect) -> Self {
        let screen = free.center();
        Self {
            middle: self.on_table(screen),
            screen,
            ..self
        }
    }

    /// The camera a fraction of the way to `other`; the size is interpolated exponentially.
    pub fn towards(self, other: Camera, share: f64) -> Self {
        Self {
            middle: self.middle.lerp(other.middle, share),
            screen: self.screen.lerp(other.screen, share),
            zoom: self.zoom * (other.zoom / self.zoom).powf(share),
            turn: self.turn + (other.turn - self.turn) * share,
        }
    }

    /// The camera kept near `area`: at least one tile of it stays inside `free`.
    pub fn kept_near(self, area: Rect, free: Rect) -> Self {
        let seen = self.affine().inverse().transform_rect_bbox(free);
        let clamp = |value: f64, low: f64, high: f64| value.max(low.min(high)).min(low.max(high));
        let (w, h) = (
            seen.width() / 2.0 - TILE / 2.0,
            seen.height() / 2.0 - TILE / 2.0,
        );
        Self {
            middle: Point::new(
                clamp(self.middle.x, area.x0 - w, area.x1 + w),
                clamp(self.middle.y, area.y0 - h, area.y1 + h),
            ),
            ..self
        }
    }
}

/// Turns by an angle clockwise; by quarters exactly, so that no line is blurred.
pub fn turned(angle: f64) -> Affine {
    let exact = |part: f64| match part.round() {
        whole if (part - whole).abs() < 1e-9 => whole,
        _ => part,
    };
    let (sin, cos) = angle.sin_cos();
    let (sin, cos) = (exact(sin), exact(cos));
    Affine::new([cos, sin, -sin, cos, 0.0, 0.0])
}

/// The quarters nearest to an angle.
pub fn quarters_of(angle: f64) -> Rotation {
    let quarters = (angle / FRAC_PI_2).round().rem_euclid(4.0);
    Rotation::ALL[quarters as usize % Rotation::ALL.len()]
}

/// Where a cell is seen when the table is turned about the start tile by quarters, as a cell.
pub fn seen_cell(pos: Pos, quarters: Rotation) -> Pos {
    let Pos { x, y } = pos;
    match quarters {
        Rotation::R0 => pos,
        Rotation::R1 => Pos::new(y.saturating_neg(), x),
        Rotation::R2 => Pos::new(x.saturating_neg(), y.saturating_neg()),
        Rotation::R3 => Pos::new(y, x.saturating_neg()),
    }
}

/// The square of a cell, in units of the table.
pub fn square(pos: Pos) -> Rect {
    Rect::from_origin_size(corner(pos), (TILE, TILE))
}

/// The upper left corner of a cell, in units of the table.
pub fn corner(pos: Pos) -> Point {
    Point::new(f64::from(pos.x) * TILE, f64::from(pos.y) * TILE)
}

/// The middle of a cell, in units of the table.
pub fn centre(pos: Pos) -> Point {
    square(pos).center()
}

/// The cell that contains a point of the table.
pub fn cell(place: Point) -> Pos {
    let part = |value: f64| {
        (value / TILE)
            .floor()
            .clamp(f64::from(i16::MIN), f64::from(i16::MAX)) as i16
    };
    Pos::new(part(place.x), part(place.y))
}

/// The smallest rectangle around cells, in units of the table; one tile when there are none.
pub fn bounds(cells: impl Iterator<Item = Pos>) -> Rect {
    cells
        .map(square)
        .reduce(|all, next| all.union(next))
        .unwrap_or_else(|| square(Pos::default()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const FREE: Rect = Rect::new(0.0, 0.0, 800.0, 600.0);

    fn near(a: Point, b: Point) -> bool {
        a.distance(b) < 1e-6
    }

    #[test]
    fn the_middle_of_the_table_is_in_the_middle_of_the_screen() {
        let camera = Camera::fitting(square(Pos::new(3, -2)), FREE, 100.0);
        assert!(near(
            camera.on_screen(centre(Pos::new(3, -2))),
            Point::new(400.0, 300.0)
        ));
        assert_eq!(
            camera.square(Pos::new(4, -2)),
            Rect::new(450.0, 250.0, 550.0, 350.0)
        );
    }

    #[test]
    fn a_screen_point_leads_to_its_cell_and_back() {
        let camera = Camera::fitting(square(Pos::new(0, 0)), FREE, 80.0);
        let point = Point::new(123.0, 456.0);
        assert!(near(camera.on_screen(camera.on_table(point)), point));
        assert_eq!(camera.cell_at(Point::new(400.0, 300.0)), Pos::new(0, 0));
        assert_eq!(camera.cell_at(Point::new(359.0, 341.0)), Pos::new(-1, 1));
    }

    #[test]
    fn zooming_holds_the_point_under_the_pointer() {
        let camera = Camera::fitting(square(Pos::new(0, 0)), FREE, 80.0);
        let at = Point::new(700.0, 100.0);
        let held = camera.on_table(at);
        let closer = camera.zoomed(at, 1.7);
        assert!(near(closer.on_screen(held), at));
        assert!((closer.zoom - 136.0).abs() < 1e-9);
    }

    #[test]
    fn zooming_stops_at_the_ends() {
        let camera = Camera::fitting(square(Pos::new(0, 0)), FREE, 80.0);
        assert_eq!(camera.zoomed(Point::ZERO, 1e6).zoom, ZOOM.1);
        assert_eq!(camera.zoomed(Point::ZERO, 1e-6).zoom, ZOOM.0);
    }

    #[test]
    fn panning_moves_the_table_by_as_many_pixels() {
        let camera = Camera::fitting(square(Pos::new(0, 0)), FREE, 80.0);
        let place = Point::new(20.0, 30.0);
        let moved = camera.panned(Vec2::new(15.0, -7.0)).on_screen(place) - camera.on_screen(place);
        assert!((moved - Vec2::new(15.0, -7.0)).hypot() < 1e-9);
    }

    #[test]
    fn another_part_of_the_screen_moves_nothing() {
        let camera = Camera::fitting(square(Pos::new(2, 1)), FREE, 80.0);
        let other = camera.standing_in(Rect { y1: 300.0, ..FREE });
        assert_ne!(other.screen, camera.screen);
        let place = Point::new(123.0, 456.0);
        assert!(near(other.on_screen(place), camera.on_screen(place)));
    }

    #[test]
    fn fitting_shows_all_cells() {
        let area = bounds([Pos::new(-6, 0), Pos::new(5, 3)].into_iter());
        let camera = Camera::fitting(area, FREE, 100.0);
        let seen = camera.affine().transform_rect_bbox(area);
        assert!(FREE.union(seen).area() <= FREE.area() + 1e-6, "{seen:?}");
    }

    #[test]
    fn the_board_cannot_be_lost() {
        let area = square(Pos::new(0, 0));
        let camera = Camera::fitting(area, FREE, 100.0).panned(Vec2::new(1e5, -1e5));
        let seen = camera.kept_near(area, FREE).square(Pos::new(0, 0));
        assert!(seen.intersect(FREE).area() > 100.0, "{seen:?}");
    }

    #[test]
    fn half_way_between_two_cameras_the_size_is_the_geometric_mean() {
        let far = Camera {
            zoom: 20.0,
            ..Camera::default()
        };
        let close = Camera {
            zoom: 80.0,
            ..Camera::default()
        };
        assert!((far.towards(close, 0.5).zoom - 40.0).abs() < 1e-9);
        assert_eq!(far.towards(close, 0.0), far);
    }
}
