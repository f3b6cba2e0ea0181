//! The position of the cells over the board.

use crate::app::App;
use crate::stage::tiles::camera::origin_and_size;
use view::scene::tween::Millis;

impl App {
    /// The position of cell (0, 0) at `now` and the cell size, in CSS pixels, while there are cells to choose from.
    pub fn frame(&self, now: Millis) -> Option<(f64, f64, f64)> {
        if let Some(workshop) = self.drafts.workshop() {
            return Some(origin_and_size(workshop.stage().camera()));
        }
        let stage = self.cx.tile_stage()?;
        stage
            .tile_in_hand()
            .map(|_| origin_and_size(&stage.camera_at(now)))
    }
}
