//! Painters of a display list. They know colours, paths and groups, nothing of tiles, rules or players.

pub mod bitmaps;
#[cfg(target_arch = "wasm32")]
pub mod canvas;
pub mod metadata;
pub mod png;
pub mod svg;

use crate::scene::display::{DisplayList, Print};

/// Where a painter gets the drawing of a tile or a card from when it meets one for the first time.
pub trait PrintSource {
    /// The drawing, in the rectangle of the print.
    fn drawing(&self, print: Print) -> DisplayList;
}

impl<F: Fn(Print) -> DisplayList> PrintSource for F {
    fn drawing(&self, print: Print) -> DisplayList {
        self(print)
    }
}
