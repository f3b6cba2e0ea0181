//! The saved games as far as they are listed, and the ways in and out beside them.

pub mod dialog;
pub mod file;
pub mod import_export;
pub mod one_file;
pub mod refill;
pub mod writer;
