//! What delays the next question after something has happened.

/// What delays the next question after something has happened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pending {
    #[default]
    Nothing,
    /// An animation is still running.
    Motion,
    /// The scoring of a round is being narrated, line by line.
    Narration,
    /// The narration is done: a person at this device has to go on.
    Press,
}

impl Pending {
    /// Whether the table shows the game only up to what was narrated.
    pub const fn is_narrating(self) -> bool {
        matches!(self, Pending::Narration | Pending::Press)
    }
}
