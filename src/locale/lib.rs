//! What every language says.
//!
//! A translator writes Fluent files (`assets/messages/en/*.ftl` and so on). When the page is built, they are read, compared
//! with those of the first language and packed into one [`speech::Table`] for each language, and a Rust function with typed
//! arguments is made for each message (`compile`). When the page runs, the table of its language is all there is: a message
//! is said by its number, with its arguments.
#![forbid(unsafe_code)]

#[cfg(feature = "compile")]
pub mod compile;
pub mod speech;
