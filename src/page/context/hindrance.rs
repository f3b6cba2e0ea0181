//! Why a command would do nothing now.

use engine::rules::Question;

/// Why a command would do nothing now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hindrance {
    /// It is about the player to move, and that is nobody at this device right now. Its button stays enabled.
    Away,
    /// Nobody at this device can decide anything.
    Idle,
    /// The tile fits in one rotation only, or there is no tile.
    OneRotation,
    /// There is at most one tile.
    OneTile,
    /// The decision cannot be skipped.
    Mandatory(Question),
    NothingCovered,
    /// Nothing has been played yet.
    NothingPlayed,
    /// Aids are off.
    NoAids,
    /// No replay is open.
    NoReplay,
    OtherGame,
    /// There is nothing to do, and the command explains that itself.
    Nothing,
}
