//! Closed lists that know all their values, so that none can be forgotten.

/// An enum without fields, with all its values as `ALL`, in order.
macro_rules! listed {
    (
        $(#[$about:meta])*
        pub enum $name:ident { $($(#[$doc:meta])* $value:ident),+ $(,)? }
    ) => {
        $(#[$about])*
        pub enum $name { $($(#[$doc])* $value),+ }

        impl $name {
            /// All of them, in order.
            pub const ALL: [$name; [$(stringify!($value)),+].len()] = [$($name::$value),+];
        }
    };
}

pub(crate) use listed;
