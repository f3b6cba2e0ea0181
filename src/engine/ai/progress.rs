//! Results of thinking: while it goes on, and at its end.

use crate::rules;

/// What a player decided, and what the search cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thought<A = rules::Action> {
    /// The action it chose.
    pub action: A,
    /// Positions searched for it.
    pub nodes: u32,
}

impl<A> Thought<A> {
    /// An action that needed no search.
    pub const fn free(action: A) -> Self {
        Thought { action, nodes: 0 }
    }
}

/// An action with its evaluation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice<A = rules::Action> {
    /// The action that is evaluated.
    pub action: A,
    /// The lead over the others that the seat can expect after it, in thousandths of a point. It can be compared only with other
    /// choices of the same decision.
    pub worth: i32,
}

/// How far a thinker has come in choosing an action of either game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress<A = rules::Action> {
    /// Not ready: let it go on.
    Thinking,
    /// Ready: this is what it does.
    Done(A),
}
