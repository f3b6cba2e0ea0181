//! Moving the camera to where something happened.

use crate::stage::tiles::camera_rig::{Framing, panned_to};
use crate::stage::tiles::state::TileStage;
use engine::tiles::Pos;
use view::scene::camera::{Camera, TILE, bounds};
use view::scene::tween::Millis;

/// The smallest tile size when somebody wants to look at tiles, in CSS pixels, if all of them have room then.
const LEGIBLE: f64 = 64.0;
/// The same where the camera moves by itself, as in the final scoring.
pub(super) const LEGIBLE_IN_PASSING: f64 = 46.0;
/// The margin around the cells, in tile sides.
const AROUND: f64 = 0.6;

impl TileStage {
    /// Moves the camera as little as necessary to show these cells large enough.
    pub(crate) fn fly_to(&mut self, cells: &[Pos], now: Millis) {
        if !cells.is_empty() {
            self.view.camera.framing = Framing::Panned;
            self.move_camera(self.camera_on(self.view.camera.goal, cells, LEGIBLE), now);
        }
    }

    /// Moves the camera to show the highlighted cells.
    pub(crate) fn fly_to_lit(&mut self, now: Millis) {
        let lit = self.highlighted().to_vec();
        self.fly_to(&lit, now);
    }

    /// The camera that shows these cells, starting from another one; tiles are at least `least` CSS pixels large if all of them
    /// have room then.
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
