//! What was just copied, so that its button can say so.

use crate::elements::workshop::WayOut;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Copied {
    Link,
    /// The current game as text.
    Text,
    /// A text of the workshop or of a lesson.
    OfDraft(WayOut),
}
