//! The packed messages of a language, and formatting them with arguments.

pub(crate) mod code;
mod plurals;
mod table;
mod when;

pub use plurals::{Plural, Plurals};
pub use table::{Argument, Edition, Speech, Table, TableFault, capital, small};
pub use when::When;
