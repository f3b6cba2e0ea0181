//! What every feature of the page may look at and change: the game on the screen, settings, the dialog in front, what is said,
//! and what the browser is asked to do.

pub mod active_settings;
pub mod announcer;
pub mod bundle;
pub mod copied;
pub mod dialogs;
pub mod effects;
pub mod focus;
pub mod notices;
pub mod panels;
pub mod settings;
