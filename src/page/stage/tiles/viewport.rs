//! The viewport: on which part of the screen the board is seen, and from where.

use kurbo::{Point, Rect, Vec2};

use crate::stage::tiles::tile_in_hand::{TilePose, pose_in_slot};
use engine::rules::Game;
use view::scene::camera::{Camera, bounds};
use view::scene::layout::Layout;

/// The least size of a tile when somebody zooms out, in CSS pixels.
const LEAST: f64 = 24.0;
/// How near to the edge of the board a dragged tile makes the board drift, in CSS pixels.
const EDGE: f64 = 36.0;
/// How near to the edge of the screen, in CSS pixels.
const BORDER: f64 = 16.0;
/// How fast, in CSS pixels for each millisecond.
pub(super) const DRIFT: f64 = 0.5;

/// The board as it is seen on the screen.
#[derive(Clone, Copy, Debug)]
pub struct Viewport<'a> {
    /// The game that is shown.
    pub(super) game: &'a Game,
    /// Where things are on the screen.
    pub(super) layout: &'a Layout,
    /// The camera as it will stand.
    pub(super) camera: Camera,
}

impl Viewport<'_> {
    /// Cells that have to be seen, in table units: all tiles, and where the tile in hand may go.
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

    /// The camera that sees the whole board.
    pub(super) fn fitting(&self) -> Camera {
        Camera::fitting(
            self.extent(),
            self.layout.clear(),
            self.layout.largest_tile(),
        )
    }

    /// The camera after zooming by a factor about a point of the screen. Tiles do not become smaller than a finger hits,
    /// unless the whole board is not seen otherwise.
    pub(super) fn zoomed(&self, at: Point, factor: f64) -> Camera {
        let least = LEAST.min(self.fitting().zoom).min(self.camera.zoom);
        self.camera.zoomed(at, factor.max(least / self.camera.zoom))
    }

    /// A camera that does not lose all tiles out of sight.
    pub(super) fn kept_near(&self, camera: Camera) -> Camera {
        let placed = self.game.board().placed().iter();
        let laid = bounds(placed.map(|placed| placed.pos));
        camera.kept_near(laid, self.layout.free)
    }

    /// Where the plate under the bar is drawn.
    pub(crate) const fn plate(&self) -> Rect {
        self.layout.dock
    }

    /// Where a tile rests in its slot of the bar, from 0.
    pub(crate) fn slot_pose(&self, slot: usize) -> TilePose {
        pose_in_slot(self.layout, slot)
    }

    /// How fast the board drifts while something is carried at its edge, in CSS pixels for each millisecond: so one gets to
    /// places that are not seen.
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
        // At the very edge of the screen the board drifts even below a panel; over the bar the tile is about to be laid back.
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
