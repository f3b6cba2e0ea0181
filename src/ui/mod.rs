//! What input means: gestures and commands become actions or changes of view; the HTML around the board.
//!
//! Pure: the browser is elsewhere, so that all of this can be tested without one.

pub mod app;
pub mod command;
pub mod drawing;
mod fan;
pub mod form;
pub mod gesture;
pub mod hand;
pub mod icons;
pub mod input;
mod look;
pub mod page;
mod press;
mod probe;
pub mod saves;
mod show;
mod steps;
pub mod table;
pub mod tree;

pub use app::{App, Dialog, Effect, Notice};
pub use input::{Device, Input};
pub use show::owner_of_colour;
pub use table::Table;
