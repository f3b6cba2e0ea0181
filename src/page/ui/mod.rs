//! What input means: gestures and commands become actions or changes of view; the HTML around the board.
//!
//! Pure: the browser is elsewhere, so that all of this can be tested without one.

pub mod app;
mod cards;
pub mod choice;
pub mod command;
mod cover;
pub mod drawing;
pub mod focus;
pub mod form;
pub mod glance;
pub mod grid;
pub mod holdings;
pub mod icons;
pub mod intent;
pub mod keep;
mod keys;
pub mod notice;
pub mod option_value;
pub mod options;
pub mod page;
mod preferences;
mod press;
mod probe;
pub mod queries;
mod question;
pub mod remaining;
pub mod replay;
pub mod rulebook;
pub mod saves;
pub mod settings;
pub mod sheet;
mod sitting;
pub mod stage;
mod steps;
mod survey;
pub mod tip;
pub mod track;
pub mod tree;
pub mod voice;

pub use app::{App, Dialog, Effect};
pub use command::Command;
pub use focus::Means;
pub use intent::{Bindings, Intent};
pub use keys::keeps_key;
pub use notice::Notice;
pub use preferences::System;
pub use settings::Settings;
pub use stage::any_session::{Opened, Unreadable};
pub use stage::input::{Device, Input};
pub use stage::tiles::keys::Stride;
pub use stage::{AnyAction, AnyGame, AnyStage, owner_of_colour};
pub use stage::{CardStage, Held, OnScreen, Stage, TileStage};
