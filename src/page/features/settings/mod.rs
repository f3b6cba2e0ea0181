//! What somebody prefers: how turns end, how the page looks and sounds, what it helps with.

pub mod active;
pub mod dialog;
pub mod offline;
