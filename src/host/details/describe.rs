//! Macros that define a struct or event once, for Rust and for the list that describes the interface to hosts.

/// Defines structs that are passed to a host, and lists them with the same names, kinds and comments.
macro_rules! objects {
    ($(
        $(#[doc = $doc:literal])+
        pub struct $name:ident {
            $(
                $(#[doc = $field_doc:literal])+
                $(#[serde $serde:tt])?
                pub $field:ident: $kind:ty,
            )*
        }
    )*) => {
        $(
            $(#[doc = $doc])+
            #[derive(Clone, Debug, PartialEq, serde::Serialize)]
            pub struct $name {
                $(
                    $(#[doc = $field_doc])+
                    $(#[serde $serde])?
                    pub $field: $kind,
                )*
            }

            #[cfg(feature = "interface")]
            impl crate::types::Described for $name {
                const KIND: crate::types::Kind = crate::types::Kind::Named(stringify!($name));
            }
        )*

        /// All objects, as hosts see them.
        #[cfg(feature = "interface")]
        pub const OBJECTS: &[crate::types::Interface] = &[$(
            crate::types::Interface {
                name: stringify!($name),
                doc: concat!($($doc),+),
                fields: &[$(
                    crate::types::Field {
                        name: crate::types::plain(stringify!($field)),
                        doc: concat!($($field_doc),+),
                        kind: <$kind as crate::types::Described>::KIND,
                    },
                )*],
            },
        )*];
    };
}

/// Defines the events, each with its name, its detail and the version that introduced it.
macro_rules! events {
    ($(
        $(#[doc = $doc:literal])+
        $variant:ident($detail:ident) = $name:literal since $since:literal,
    )*) => {
        /// What happened on a board, for the page around it.
        #[derive(Clone, Debug, PartialEq, serde::Serialize)]
        #[serde(untagged)]
        pub enum Event {
            $(
                $(#[doc = $doc])+
                $variant($detail),
            )*
        }

        impl Event {
            /// The name of the DOM event.
            pub const fn name(&self) -> &'static str {
                match self {
                    $(Event::$variant(_) => $name,)*
                }
            }
        }

        /// All events, as hosts see them.
        #[cfg(feature = "interface")]
        pub const EVENTS: &[ToldEvent] = &[$(
            ToldEvent {
                name: $name,
                doc: concat!($($doc),+),
                detail: <$detail as crate::types::Described>::KIND,
                since: $since,
            },
        )*];
    };
}

pub(super) use {events, objects};
