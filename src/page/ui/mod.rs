//! What input means: gestures and commands become actions or changes of view; the HTML around the board.
//!
//! Pure: the browser is elsewhere, so that all of this can be tested without one.

pub mod app;
pub mod beside;
mod cards;
pub mod choice;
pub mod command;
mod cover;
pub mod drawing;
pub mod focus;
pub mod form;
pub mod glance;
pub mod grid;
mod hindrance;
pub mod icons;
pub mod input;
pub mod keep;
mod keys;
pub mod notice;
mod opened;
pub mod options;
pub mod page;
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
mod shown;
mod sitting;
pub mod sound;
pub mod stage;
mod steps;
mod survey;
pub mod table;
pub mod tip;
pub mod track;
pub mod tree;
pub mod voice;

pub use app::{App, Dialog, Effect};
pub use focus::Means;
pub use grid::Stride;
pub use input::{Device, Input};
pub use keys::keeps_key;
pub use notice::Notice;
pub use opened::{Opened, Unreadable};
pub use preferences::System;
pub use settings::Settings;
pub use stage::tiles::holdings;
pub use stage::{AnyAction, AnyGame, AnyStage, owner_of_colour};
pub use stage::{CardStage as CardTable, Held, Stage, TileStage as Table};
