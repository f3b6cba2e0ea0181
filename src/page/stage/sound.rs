//! The sounds of the game.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A tile is placed.
    Tile,
    /// A figure is placed or removed.
    Figure,
    /// Somebody scores.
    Points,
    /// Something is not allowed.
    Refusal,
    /// The game is over.
    End,
}
