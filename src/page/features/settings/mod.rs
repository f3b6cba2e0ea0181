//! Settings: how turns end, how the page looks and sounds, which aids it gives.

pub mod dialog;
pub mod offline;
