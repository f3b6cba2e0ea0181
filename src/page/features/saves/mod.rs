//! The list of saved games, with import and export.

pub mod dialog;
pub mod file;
pub mod import_export;
pub mod one_file;
pub mod refill;
pub mod writer;
