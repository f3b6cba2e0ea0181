//! The look of the board: display list, themes, tile art, figures, and where figures stand.
//!
//! Pure: nothing here knows who paints. Everything is drawn from what is printed on a tile, so that every tile of every
//! set has a picture.

pub mod color;
pub mod display;
pub mod plan;
pub mod theme;

pub use color::{Paint, Rgba};
pub use display::{DisplayList, Group, Item, Layer, Pen, TileKey};
pub use theme::{Palette, Season, Theme};
