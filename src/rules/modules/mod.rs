//! One file per expansion: its state, its rules, its places in the turn.

pub mod builder;
pub mod messengers;
pub mod river;
pub mod robbers;
