//! What is to be seen of a game: `scene` says it in shapes, `paint` puts shapes on a canvas or into an SVG.
//!
//! ```text
//! engine <- scene <- paint
//! ```
#![forbid(unsafe_code)]

pub mod paint;
pub mod scene;
