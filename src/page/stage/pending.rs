//! What the next question waits for, after something has happened.

/// What the next question waits for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pending {
    #[default]
    Nothing,
    /// What happened is still on its way over the table.
    Motion,
    /// The scoring of a round is being told, line by line.
    Telling,
    /// All of it was told: somebody in front of the screen goes on.
    Press,
}

impl Pending {
    /// Whether the table shows what was told so far, and not the game as it is.
    pub const fn is_telling(self) -> bool {
        matches!(self, Pending::Telling | Pending::Press)
    }
}
