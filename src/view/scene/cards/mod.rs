//! The card game on the canvas: the faces of the cards, the table with its rows, and its
//! animations.

pub mod card_art;
pub mod flights;
pub mod layout;
pub mod motion;
mod rows;
pub mod shown;
pub mod table;
pub mod track;
pub mod worth;

pub use layout::{Hit, Spread, Thing};
pub use motion::{Flight, Motion};
pub use shown::ShownPlay;
pub use table::{Aim, Carried, Held, Picture};
pub use worth::Worth;
