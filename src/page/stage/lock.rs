//! Why a game may only be looked at.

/// Why a game may only be looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lock {
    /// It goes on in another tab.
    Elsewhere,
    /// It was lost on time.
    TimeOver,
    /// It is a picture on somebody else's page.
    Diagram,
}
