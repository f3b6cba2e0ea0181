//! The preview of the tile in hand as it would lie, while its effects are shown.

use crate::stage::tiles::state::TileStage;
use crate::stage::tiles::tile_in_hand::Preview;

impl TileStage {
    /// How the tile that is dragged, or at the keyboard cursor, would lie, while its effects are shown.
    pub fn preview(&self) -> Option<Preview> {
        let dragged = self.view.gesture.dragged_tile().is_some();
        let pointed = dragged || self.view.aim.cursor().is_some();
        let ghost = self.view.aim.ghost().filter(|ghost| ghost.fits())?;
        let tile = self
            .view
            .hand
            .selected()
            .filter(|_| self.preferences.aids && pointed)?
            .tile;
        let (pos, rotation) = (ghost.pos, ghost.rotation);
        Some(Preview {
            tile,
            pos,
            rotation,
        })
    }
}
