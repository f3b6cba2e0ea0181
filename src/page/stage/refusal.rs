//! Why something was refused, and for how long that is said.

use kurbo::Point;

use engine::rules::Reason;
use engine::tiles::Pos;
use view::scene::tween::Millis;

/// Why something was refused, and where that is said.
#[derive(Clone, Debug, PartialEq)]
pub struct Refusal<R = Reason> {
    pub reasons: Vec<R>,
    /// Where on the screen, in CSS pixels.
    pub at: Point,
    /// The cell it is about; none when it is about none.
    pub cell: Option<Pos>,
    /// When it has been said long enough.
    pub until: Millis,
}
