//! The interface between a board and its host page as one list, and everything generated from it:
//! TypeScript types, HOST.md, and the comparison with the last release.

mod attributes;
mod calls;
mod host_page;
mod released;
mod typescript;

pub use attributes::{ATTRIBUTES, Attribute, COMMANDS, WORDS, Words};
pub use calls::{CALLS, Call, Promise, WISHES};
pub use host_page::{host_page, weights, weights_with};
pub use released::{broken, promises};
pub use typescript::{REACT_TYPES, typescript};

use crate::details::OBJECTS;
use crate::types::Interface;

/// The version of the interface, as passed to `api`.
pub const VERSION: u32 = 1;

/// The version of Bastide.
pub const RELEASE: &str = env!("CARGO_PKG_VERSION");

/// All object types: those that boards give out, then those that hosts pass in.
pub fn objects() -> impl Iterator<Item = &'static Interface> {
    OBJECTS.iter().chain(WISHES)
}
