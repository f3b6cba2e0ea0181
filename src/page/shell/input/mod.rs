//! What becomes of what somebody does: presses, keys, commands, the focus.

pub mod focus;
pub(super) mod hindrance;
pub(super) mod keys;
pub(super) mod press;
pub(super) mod run;

pub use focus::InputMethod;
pub use keys::keeps_key;
