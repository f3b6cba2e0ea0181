//! The card game on a screen: rows, hand, selection, animations.

mod animate;
pub(crate) mod cursor;
mod decide;
mod draw;
mod gesture;
mod input;
mod narrate;
pub(crate) mod narration;
mod places;
mod playable;
mod selection;
mod shown_moves;
pub(super) mod state;
pub mod totals;
mod view;

pub use input::InputOutcome;
pub use playable::Playable;
pub use state::{CardStage, CardView};
