//! Where the cells over the board lie.

use crate::app::App;
use crate::stage::tiles::camera::origin_and_size;
use view::scene::tween::Millis;

impl App {
    /// Where the cell (0, 0) lies at `now` and how large cells are, while there are cells to choose from.
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
