//! Why a command would do nothing now.

use engine::rules::Question;

/// Why a command would do nothing now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hindrance {
    /// It is about somebody who is asked, and nobody in front of the screen is at this moment. Its button stays.
    Away,
    /// Nobody in front of the screen can decide anything.
    Idle,
    /// The tile lies in one way only, or there is none.
    OneRotation,
    /// There is one tile at most.
    OneTile,
    /// A decision cannot be left out.
    Mandatory(Question),
    /// Nothing is covered.
    NothingCovered,
    /// Nothing was played yet.
    NothingPlayed,
    /// Aids are switched off.
    NoAids,
    /// The game is not looked at step by step.
    NoReplay,
    /// It belongs to another game.
    OtherGame,
    /// There is nothing to do. What there is to say of it, the command says itself.
    Nothing,
}
