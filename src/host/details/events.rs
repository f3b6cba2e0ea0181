//! The events of a board.

use super::describe::events;
use super::{
    BoardAction, BoardBeforeAction, BoardError, BoardQuestion, BoardRefusal, BoardScore, TaskResult,
};
use serde::Serialize;

/// The detail of an event whose name says everything.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Nothing {}

#[cfg(feature = "interface")]
impl crate::types::Described for Nothing {
    const KIND: crate::types::Kind = crate::types::Kind::Nothing;
}

/// An event, as hosts see it.
#[cfg(feature = "interface")]
#[derive(Clone, Copy, Debug)]
pub struct ToldEvent {
    /// Its name on the page.
    pub name: &'static str,
    /// What has happened, in a sentence.
    pub doc: &'static str,
    /// The type of its `detail`.
    pub detail: crate::types::Kind,
    /// The version of Bastide that introduced it.
    pub since: &'static str,
}

events! {
    /// A game is on the board; from now on `api(1)` can be asked.
    Ready(Nothing) = "bastide-ready" since "0.1.0",
    /// The board could not be fetched, cannot show its game, or broke.
    Error(BoardError) = "bastide-error" since "0.1.0",
    /// Somebody is asked; told once for each state of the game.
    Question(BoardQuestion) = "bastide-question" since "0.1.0",
    /// The rules refuse what somebody tried on the board, or what the page asked of it by `apply` or `step` cannot be done.
    Refused(BoardRefusal) = "bastide-refused" since "0.1.0",
    /// Somebody has decided, or chance has.
    Action(BoardAction) = "bastide-action" since "0.1.0",
    /// A person, `apply`, or the solution that is shown, is about to decide; `preventDefault()` prevents the decision. Each such decision has one such event, directly before its `bastide-action`. Meanwhile the board does nothing else.
    BeforeAction(BoardBeforeAction) = "bastide-before-action" since "0.1.0",
    /// A seat gets points; told after the `bastide-action` they come from.
    Score(BoardScore) = "bastide-score" since "0.1.0",
    /// The state of the task has changed.
    Goal(TaskResult) = "bastide-goal" since "0.1.0",
    /// The game is over.
    End(Nothing) = "bastide-end" since "0.1.0",
}
