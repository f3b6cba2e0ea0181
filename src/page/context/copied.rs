//! What was just copied, so that its button says so.

use crate::elements::workshop::WayOut;

/// What can be copied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Copied {
    Link,
    /// The text of the game on the screen.
    Text,
    /// A text of the workshop or of a lesson.
    OfDraft(WayOut),
}
