//! How far a computer player has come with its thinking.

use crate::rules;

/// What a player does, and what it cost to find out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thought<A = rules::Action> {
    /// What it does.
    pub action: A,
    /// Positions looked at.
    pub nodes: u32,
}

impl<A> Thought<A> {
    /// What goes without thinking.
    pub const fn free(action: A) -> Self {
        Thought { action, nodes: 0 }
    }
}

/// Something that can be done, and what is expected of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice<A = rules::Action> {
    /// What is done.
    pub action: A,
    /// How far the seat is expected to be ahead of the others then, in thousandths of a point. It can be compared with that of
    /// another choice of the same decision, and with nothing else.
    pub worth: i32,
}

/// How far a thinker has come; it decides about actions of the tile game or of another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress<A = rules::Action> {
    /// Not ready: let it go on.
    Thinking,
    /// Ready: this is what it does.
    Done(A),
}
