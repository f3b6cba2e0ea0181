//! The camera goes to where something happened.

use crate::stage::tiles::camera_rig::{Framing, panned_to};
use crate::stage::tiles::state::TileStage;
use engine::tiles::Pos;
use view::scene::camera::{Camera, TILE, bounds};
use view::scene::tween::Millis;

/// How large a tile is at least where somebody wants to look at it, in CSS pixels, if all that matters has room then.
const LEGIBLE: f64 = 64.0;
/// The same where the camera passes by on its own, as in the final scoring.
pub(super) const LEGIBLE_IN_PASSING: f64 = 46.0;
/// How much is seen around the cells, in sides of a tile.
const AROUND: f64 = 0.6;

impl TileStage {
    /// Moves the camera so that these cells are seen, and large enough: no farther than it must.
    pub(crate) fn fly_to(&mut self, cells: &[Pos], now: Millis) {
        if !cells.is_empty() {
            self.view.camera.set_framing(Framing::Panned);
            self.move_camera(self.camera_on(self.view.camera.goal(), cells, LEGIBLE), now);
        }
    }

    /// Moves the camera so that the cells that are lit are in sight.
    #[inline(never)]
    pub(crate) fn fly_to_lit(&mut self, now: Millis) {
        let lit = self.highlighted().to_vec();
        self.fly_to(&lit, now);
    }

    /// The camera that shows these cells, coming from another one; tiles have at least a size if all of them have room
    /// then.
    pub(super) fn camera_on(&self, from: Camera, cells: &[Pos], least: f64) -> Camera {
        if cells.is_empty() {
            return from;
        }
        let free = self.layout.clear();
        let area = bounds(cells.iter().copied()).inset(AROUND * TILE);
        let seen = from.affine().transform_rect_bbox(area);
        let roomy = seen.width() <= free.width() && seen.height() <= free.height();
        if roomy && from.zoom >= least {
            return panned_to(from, seen, free);
        }
        Camera::fitting(area, free, from.zoom.max(least))
    }
}
