//! `Clone` with a `clone_from` that keeps allocations: a search copies games hundreds of thousands
//! of times.

/// Implements `Clone` and `clone_from` field by field. The compiler reports a field that is missing
/// here.
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
