//! The position of the cells over the board.

use crate::app::App;
use crate::features::play::coordinates::step_at;
use crate::stage::tiles::camera::origin_and_size;
use view::scene::tween::Millis;

/// Where the grid over the board is, in CSS pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GridFrame {
    /// The corner of cell (0, 0).
    pub origin: (f64, f64),
    /// The side of a cell.
    pub zoom: f64,
    /// Which coordinates are shown, see [`step_at`].
    pub every: i32,
}

impl App {
    /// The grid over the board at `now`, while there are cells to choose from or coordinates.
    pub fn frame(&self, now: Millis) -> Option<GridFrame> {
        let framed = |(x, y, zoom)| GridFrame {
            origin: (x, y),
            zoom,
            every: step_at(zoom),
        };
        if let Some(workshop) = self.drafts.workshop() {
            return Some(framed(origin_and_size(workshop.stage().camera())));
        }
        let stage = self.cx.tile_stage()?;
        let shown = stage.tile_in_hand().is_some() || self.cx.settings().coordinates;
        shown.then(|| framed(origin_and_size(&stage.camera_at(now))))
    }
}
