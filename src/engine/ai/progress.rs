//! How far a computer player has come with its thinking.

use crate::rules;

/// How far a thinker has come; it decides about actions of the tile game or of another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress<A = rules::Action> {
    /// Not ready: let it go on.
    Thinking,
    /// Ready: this is what it does.
    Done(A),
}
