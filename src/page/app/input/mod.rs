//! User input: presses, keys, commands, the focus.

pub mod focus;
mod form;
pub mod keys;
pub mod press;
pub mod run;

pub use keys::keeps_key;
