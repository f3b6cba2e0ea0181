//! An answer that is said, and shown over the board for as long as it takes to read.

use engine::table::Seat;
use view::scene::tween::Millis;

/// What a stage shows: the state of the session, whose hand is covered, and the step of a replay.
pub(super) type Moment = (u64, Option<Seat>, Option<usize>);

/// What is shown for a while.
#[derive(Clone, Debug, PartialEq)]
pub struct Toast {
    /// What it says.
    pub text: String,
    /// When it has been shown long enough.
    pub until: Millis,
    /// Since when it is shown.
    pub(super) since: Millis,
    /// What the stage showed then.
    pub(super) moment: Option<Moment>,
    /// What it is shown over.
    pub(super) over: Over,
    /// Whether cells of the board are lit up with it.
    pub(super) lights: bool,
    /// Whether it says why nobody in front of the screen can decide: that is past as soon as it is no longer so.
    pub(super) says_why_idle: bool,
}

/// What an answer is shown over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Over {
    /// The board, while no dialog is open: it would lie over what that is about.
    Board,
    /// Everything: it is about what was done in a dialog.
    Dialogs,
}
