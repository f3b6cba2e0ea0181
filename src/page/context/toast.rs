//! A toast: an announcement that is also shown over the board for as long as it takes to read.

use engine::table::Seat;
use view::scene::tween::Millis;

/// What a stage shows: the epoch of the session, whose hand is covered, and the step of a replay.
pub(super) type Moment = (u64, Option<Seat>, Option<usize>);

/// A toast that is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Toast {
    pub text: String,
    /// When it disappears.
    pub until: Millis,
    /// When it appeared.
    pub(super) since: Millis,
    /// What the stage showed then.
    pub(super) moment: Option<Moment>,
    pub(super) over: Over,
    /// Whether it highlights cells of the board.
    pub(super) lights: bool,
    /// Whether it says why nobody at this device can decide; then it is outdated once that changes.
    pub(super) says_why_idle: bool,
}

/// What a toast is shown over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Over {
    /// The board, while no dialog is open: it would cover the dialog.
    Board,
    /// Everything: it is about something done in a dialog.
    Dialogs,
}
