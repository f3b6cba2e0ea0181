//! Why a game is read-only.

/// Why a game is read-only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lock {
    /// It is played in another tab.
    Elsewhere,
    /// It was lost on time.
    TimeOver,
    /// It is a diagram on another page.
    Diagram,
}
