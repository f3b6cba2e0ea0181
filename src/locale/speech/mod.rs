//! The packed messages of a language, and formatting them with arguments.

pub(crate) mod code;
mod plurals;
mod table;

pub use plurals::{Plural, Plurals};
pub use table::{Argument, Edition, Speech, Table, TableFault, capital, small};

/// The table that contains a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// Loaded before the page is shown.
    First,
    /// Loaded in the background while the page is in use.
    Later,
    /// Loaded last, for the card game.
    Cards,
}

impl When {
    /// All tables in loading order.
    pub const ALL: [When; 3] = [When::First, When::Later, When::Cards];

    /// What follows the language in the file name: `en-later`.
    pub const fn ending(self) -> &'static str {
        match self {
            When::First => "",
            When::Later => "-later",
            When::Cards => "-cards",
        }
    }

    /// The first characters of the packed table.
    pub(crate) const fn mark(self) -> &'static str {
        match self {
            When::First => "table1",
            When::Later => "later1",
            When::Cards => "cards1",
        }
    }
}
