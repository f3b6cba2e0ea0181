//! Enums whose values are stored as words.

/// An enum with a word for each value.
macro_rules! words {
    ($(#[doc = $what:literal])+ $name:ident { $($(#[doc = $doc:literal])* $variant:ident $word:literal),+ $(,)? }) => {
        $(#[doc = $what])+
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[doc = $doc])* $variant),+ }

        impl $name {
            /// All of them, the default first.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            /// The word that is stored.
            pub const fn word(self) -> &'static str {
                match self { $($name::$variant => $word),+ }
            }

            /// The value of a word.
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

pub(crate) use words;

/// The word of a switch that is on.
pub const ON: &str = "on";
/// The word of a switch that is off.
pub const OFF: &str = "off";

pub const fn switch(on: bool) -> &'static str {
    if on { ON } else { OFF }
}
