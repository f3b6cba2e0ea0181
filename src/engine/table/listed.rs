//! Fieldless enums that list all their values, so that none can be forgotten.

/// Defines a fieldless enum with all its values in order as `ALL`.
macro_rules! listed {
    (
        $(#[$about:meta])*
        pub enum $name:ident { $($(#[$doc:meta])* $value:ident),+ $(,)? }
    ) => {
        $(#[$about])*
        pub enum $name { $($(#[$doc])* $value),+ }

        impl $name {
            /// All values, in order.
            pub const ALL: [$name; [$(stringify!($value)),+].len()] = [$($name::$value),+];
        }
    };
}

pub(crate) use listed;
