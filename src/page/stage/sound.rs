//! What is heard.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A tile is put down.
    Tile,
    /// A figure is put down or taken away.
    Figure,
    /// Somebody scores.
    Points,
    /// Something is not allowed.
    Refusal,
    /// The game is over.
    End,
}
