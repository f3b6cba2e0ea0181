//! The workshop: an editor for positions, possible or not, on the same board, with many exports. It covers the game on the
//! screen, which waits behind it.

pub mod bench;
pub mod board_config;
pub mod cells;
pub mod check;
pub mod edited;
pub mod explain;
pub mod faults;
pub mod fields;
pub mod give;
pub mod goals_form;
pub mod heard;
pub mod moves;
pub mod open;
pub mod package;
pub mod page;
pub mod palette;
pub mod pieces;
pub mod reading;
pub mod run;
pub mod state;
pub mod table;
pub mod task_form;
pub mod task_lines;
pub mod text;
pub mod typing;
pub mod zip;

pub(crate) use edited::note_draft;
pub use open::WORKSHOP;
pub(crate) use open::shown_draft;
pub use package::TaskPackage;
pub(crate) use page::workshop_page;
pub(crate) use run::{fill_in, workshop_input, workshop_key};
pub use state::{Drafts, Workshop};
