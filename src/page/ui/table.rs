//! The names under which the page around the board knows the stage of the tile game.

pub use super::stage::TileStage as Table;
pub use super::stage::{Refusal, length};
