//! Speaking a language: its packed messages, and formatting one of them with arguments.

pub(crate) mod code;
mod plurals;
mod table;
mod when;

pub use plurals::{Plural, Plurals};
pub use table::{Argument, Edition, Speech, Table, TableFault, capital, small};
pub use when::When;
