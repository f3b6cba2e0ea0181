//! Painters: a display list on a canvas, as an SVG document, or as part of a PNG file.
//!
//! Deliberately absent: tiles, rules, players and any decision about what is shown. Painters only
//! know colours, paths and groups, and ask a [`PrintSource`] for the drawing of a print. The canvas
//! painter is the only code outside `page::web` that may use the browser.

pub mod bitmaps;
#[cfg(target_arch = "wasm32")]
pub mod canvas;
pub mod metadata;
pub mod png;
pub mod svg;

use super::scene::print::Print;
use crate::scene::display::DisplayList;

/// Provides the drawing of a tile or card when a painter needs it for the first time.
pub trait PrintSource {
    /// The drawing, in the rectangle of the print.
    fn drawing(&self, print: Print) -> DisplayList;
}

impl<F: Fn(Print) -> DisplayList> PrintSource for F {
    fn drawing(&self, print: Print) -> DisplayList {
        self(print)
    }
}
