//! What becomes of what somebody does: presses, keys, commands, the focus.

pub mod focus;
pub(crate) mod hindrance;
pub(crate) mod keys;
pub(crate) mod press;
pub(crate) mod run;

pub use focus::InputMethod;
pub use keys::keeps_key;
