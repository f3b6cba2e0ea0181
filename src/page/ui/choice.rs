//! Something to choose in a dialog: one entry of a table says how it is called, what it can be, and what it is.
//!
//! Dialogs are built from such tables, and so is the text in which settings are kept.

use crate::messages::Texts;

/// How a choice is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// On or off: the values are [`ON`] and [`OFF`].
    Switch,
    /// A few short values side by side.
    Segments,
    /// Many or long values in a list that opens.
    List,
}

/// The word of a switch that is on.
pub const ON: &str = "on";
/// The word of a switch that is off.
pub const OFF: &str = "off";

/// The word of a switch.
pub fn switch(on: bool) -> String {
    if on { ON } else { OFF }.to_string()
}

/// A value of a choice: its word, and what it is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Value {
    /// The word in which it is kept.
    pub word: String,
    /// What it is called.
    pub label: String,
}

impl Value {
    /// A value.
    pub fn new(word: impl Into<String>, label: impl Into<String>) -> Self {
        Value {
            word: word.into(),
            label: label.into(),
        }
    }
}

/// Something in a `T` that can be chosen.
pub struct Choice<T: 'static> {
    /// Its name, the same in presses of the page and in the text in which it is kept.
    pub id: &'static str,
    /// What it is called.
    pub label: fn(&dyn Texts) -> &'static str,
    /// What it does as it stands, in a sentence; empty when the label says it all.
    pub hint: fn(&T, &dyn Texts) -> &'static str,
    /// How it is shown.
    pub look: Look,
    /// What it can be. Nothing for a switch.
    pub values: fn(&T, &dyn Texts) -> Vec<Value>,
    /// The word of what it is.
    pub get: fn(&T) -> String,
    /// Takes in a word. A word that means nothing changes nothing.
    pub set: fn(&mut T, &str),
}

/// The choice of a name in a table.
pub fn choice<T>(table: &'static [Choice<T>], id: &str) -> Option<&'static Choice<T>> {
    table.iter().find(|choice| choice.id == id)
}

/// A closed list of values with a word for each.
macro_rules! words {
    ($(#[doc = $what:literal])+ $name:ident { $($(#[doc = $doc:literal])+ $variant:ident $word:literal),+ $(,)? }) => {
        $(#[doc = $what])+
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[doc = $doc])+ $variant),+ }

        impl $name {
            /// All of them, the default first.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            /// The word in which it is kept.
            pub const fn word(self) -> &'static str {
                match self { $($name::$variant => $word),+ }
            }

            /// What a word means.
            pub fn parse(word: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|one| one.word() == word)
            }
        }

        impl Default for $name {
            fn default() -> Self {
                $name::ALL[0]
            }
        }
    };
}

pub(super) use words;
