//! Why an action was refused, and how long that is shown.

use kurbo::Point;

use engine::rules::Reason;
use engine::tiles::Pos;
use view::scene::tween::Millis;

/// Why an action was refused, and where that is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Refusal<R = Reason> {
    pub reasons: Vec<R>,
    /// The position on the screen, in CSS pixels.
    pub at: Point,
    /// The cell it is about, if any.
    pub cell: Option<Pos>,
    /// When it disappears.
    pub until: Millis,
}
