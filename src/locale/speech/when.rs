//! The tables of a language, by when they are needed.

/// In which of its tables a language has a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// In the one that is there before the page.
    First,
    /// In the one that comes while somebody looks at the page.
    Later,
    /// In the one of the card game, which comes last.
    Cards,
}

impl When {
    /// All, in their order.
    pub const ALL: [When; 3] = [When::First, When::Later, When::Cards];

    /// What follows the language in the name of the file: `en-later`.
    pub const fn ending(self) -> &'static str {
        match self {
            When::First => "",
            When::Later => "-later",
            When::Cards => "-cards",
        }
    }

    /// The first letters of the packed table.
    pub(crate) const fn mark(self) -> &'static str {
        match self {
            When::First => "table1",
            When::Later => "later1",
            When::Cards => "cards1",
        }
    }
}
