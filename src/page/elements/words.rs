//! Closed lists of values that are kept as words.

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

pub(crate) use words;

/// The word of a switch that is on.
pub const ON: &str = "on";
/// The word of a switch that is off.
pub const OFF: &str = "off";

/// The word of a switch.
pub const fn switch(on: bool) -> &'static str {
    if on { ON } else { OFF }
}
