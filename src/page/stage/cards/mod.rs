//! The card game on a screen: rows, the hand, what is chosen to go to a row, what moves.

mod animate;
pub(crate) mod cursor;
mod decide;
mod draw;
mod gesture;
mod input;
mod places;
mod playable;
mod selection;
pub(super) mod state;
mod tell;
pub(crate) mod telling;
pub mod totals;
mod view;

pub use input::InputOutcome;
pub use playable::Playable;
pub use state::{CardStage, CardView};
