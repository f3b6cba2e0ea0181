//! Copying a game over another one: a search does it by the hundred thousand, and keeps the memory.

/// Implements `Clone` field by field for a struct with these fields, `clone_from` included: lists keep their memory.
/// The compiler finds a field that is missing here.
macro_rules! clone_in_place {
    ($name:ident { $($field:ident),+ $(,)? }) => {
        impl Clone for $name {
            fn clone(&self) -> Self {
                $name { $($field: self.$field.clone()),+ }
            }

            fn clone_from(&mut self, other: &Self) {
                $(self.$field.clone_from(&other.$field);)+
            }
        }
    };
}

pub(super) use clone_in_place;
