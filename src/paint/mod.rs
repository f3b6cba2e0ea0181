//! Painters of a display list. They know colours, paths and groups, nothing of tiles, rules or players.

#[cfg(target_arch = "wasm32")]
pub mod canvas;
pub mod svg;

use crate::scene::display::{DisplayList, TileKey};

/// Where a painter gets the drawing of a tile from when it meets one for the first time.
pub trait TileSource {
    /// The drawing of a tile in the square from (0, 0) to (1000, 1000).
    fn drawing(&self, key: TileKey) -> DisplayList;
}

impl<F: Fn(TileKey) -> DisplayList> TileSource for F {
    fn drawing(&self, key: TileKey) -> DisplayList {
        self(key)
    }
}
