//! The viewport: the part of the screen that shows the board, and its camera.

use kurbo::{Point, Rect, Vec2};

use crate::stage::tiles::tile_in_hand::{TilePose, pose_in_slot};
use engine::rules::Game;
use view::scene::camera::{Camera, bounds};
use view::scene::layout::Layout;

/// The smallest tile size when zooming out, in CSS pixels.
const LEAST: f64 = 24.0;
/// How near to the edge of the free area a dragged tile makes the board drift, in CSS pixels.
const EDGE: f64 = 36.0;
/// How near to the edge of the screen it does, in CSS pixels.
const BORDER: f64 = 16.0;
/// The drift, in CSS pixels per millisecond.
pub(super) const DRIFT: f64 = 0.5;

/// The board as shown on the screen.
#[derive(Clone, Copy, Debug)]
pub struct Viewport<'a> {
    pub(super) game: &'a Game,
    pub(super) layout: &'a Layout,
    /// The goal of the camera.
    pub(super) camera: Camera,
}

impl Viewport<'_> {
    /// The part of the table to show, in table units: all tiles, and the empty cells beside them while the game runs.
    pub(super) fn extent(&self) -> Rect {
        let board = self.game.board();
        let gaps = board.gaps().map(|gap| gap.pos);
        let open = gaps.filter(|_| !self.game.is_over());
        bounds(board.placed().iter().map(|placed| placed.pos).chain(open))
    }

    /// The same on the screen, in CSS pixels.
    pub(super) fn extent_on_screen(&self) -> Rect {
        self.camera.affine().transform_rect_bbox(self.extent())
    }

    /// The camera that shows the whole board.
    pub(super) fn fitting(&self) -> Camera {
        self.camera.fitted(
            self.extent(),
            self.layout.clear(),
            self.layout.largest_tile(),
        )
    }

    /// The camera zoomed by a factor about a point of the screen. Tiles stay large enough for a finger unless showing the whole
    /// board needs smaller ones.
    pub(super) fn zoomed(&self, at: Point, factor: f64) -> Camera {
        let least = LEAST.min(self.fitting().zoom).min(self.camera.zoom);
        self.camera.zoomed(at, factor.max(least / self.camera.zoom))
    }

    /// The camera, moved so that some tiles stay in sight.
    pub(super) fn kept_near(&self, camera: Camera) -> Camera {
        let placed = self.game.board().placed().iter();
        let laid = bounds(placed.map(|placed| placed.pos));
        camera.kept_near(laid, self.layout.free)
    }

    /// The rectangle of the plate under the bar.
    pub(crate) const fn plate(&self) -> Rect {
        self.layout.dock
    }

    /// The pose of a tile in its slot of the bar, from 0.
    pub(crate) fn slot_pose(&self, slot: usize) -> TilePose {
        pose_in_slot(self.layout, slot)
    }

    /// How fast the board drifts while something is dragged at its edge, in CSS pixels per millisecond, so that places out of
    /// sight can be reached.
    pub(super) fn drift(&self, at: Point) -> Vec2 {
        let seen = self.extent_on_screen();
        let (whole, free, inner) = (
            self.layout.whole,
            self.layout.free,
            self.layout.free.inset(-EDGE),
        );
        let along = |at: f64, (low, high): (f64, f64), (first, last): (f64, f64)| {
            if at < low && first < low - EDGE {
                DRIFT
            } else if at > high && last > high + EDGE {
                -DRIFT
            } else {
                0.0
            }
        };
        // At the very edge of the screen the board drifts even under a panel; over the bar the tile is about to be put back.
        let pushed = whole.contains(at) && !whole.inset(-BORDER).contains(at);
        if self.layout.dock.contains(at) || !(pushed || free.inset(EDGE).contains(at)) {
            return Vec2::ZERO;
        }
        Vec2::new(
            along(at.x, (inner.x0, inner.x1), (seen.x0, seen.x1)),
            along(at.y, (inner.y0, inner.y1), (seen.y0, seen.y1)),
        )
    }
}
