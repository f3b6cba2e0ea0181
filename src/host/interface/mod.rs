//! The list of what a page may ask of a board and hears from it, and what is written of that: types for TypeScript, a page to
//! read, and what the last release promised.

mod attributes;
mod calls;
mod host_page;
mod released;
mod typescript;

pub use attributes::{ATTRIBUTES, Attribute, COMMANDS, Later, WORDS, Words};
pub use calls::{CALLS, Call, Promise, WISHES};
pub use host_page::{Weight, host_page, weights, weights_with};
pub use released::{broken, promises};
pub use typescript::{react_types, typescript};

use crate::details::OBJECTS;
use crate::types::Interface;

/// The version of the interface: what `api` takes.
pub const VERSION: u32 = 1;

/// The version of Bastide.
pub const RELEASE: &str = env!("CARGO_PKG_VERSION");

/// All types of objects: those that boards give out, then those that hosts give.
pub fn objects() -> impl Iterator<Item = &'static Interface> {
    OBJECTS.iter().chain(WISHES)
}
