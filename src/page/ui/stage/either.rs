//! Something of either game.

use serde::{Deserialize, Serialize};

/// Something that each game has of its own kind: a session, a decision, a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum EitherGame<T, C> {
    /// Of the tile game.
    Tiles(T),
    /// Of the card game.
    Cards(C),
}
