//! What input means: gestures and commands become actions or changes of view; the HTML around the board.
//!
//! Pure: the browser is elsewhere, so that all of this can be tested without one.

mod aim;
pub mod app;
pub mod beside;
mod bubble;
pub mod card;
mod carry;
pub mod choice;
pub mod command;
mod cover;
pub mod drawing;
mod fan;
pub mod focus;
pub mod form;
pub mod gesture;
pub mod grid;
pub mod hand;
pub mod icons;
pub mod input;
pub mod keep;
mod look;
pub mod notice;
pub mod options;
pub mod page;
mod plates;
mod preferences;
mod press;
mod probe;
pub mod queries;
pub mod remaining;
pub mod replay;
pub mod rulebook;
pub mod saves;
pub mod settings;
pub mod sheet;
mod show;
mod sitting;
pub mod sound;
mod spots;
mod steps;
mod survey;
pub mod table;
pub mod tip;
pub mod tree;
mod view;
pub mod voice;

pub use app::{App, Dialog, Effect};
pub use focus::Means;
pub use grid::Stride;
pub use input::{Device, Input};
pub use notice::Notice;
pub use preferences::System;
pub use settings::Settings;
pub use show::owner_of_colour;
pub use table::Table;
