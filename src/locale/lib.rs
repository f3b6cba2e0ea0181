//! Messages in every language.
//!
//! Translators write Fluent files (`assets/messages/en/*.ftl` and so on). At build time, `compile`
//! checks them against those of the first language, packs them into tables for each language,
//! and generates a Rust function with typed arguments for each message. At run time, `speech`
//! formats a message from its number and arguments; the page contains no Fluent.
//!
//! ```
//! use locale::compile::{Files, messages};
//! use locale::speech::{Argument, Edition, Speech, Table};
//!
//! let language = "language-name = English
//! language-in-english = English
//! list-comma = {\", \"}
//! list-and = {\" and \"}";
//! let texts = "# $count (number) how many tiles
//! tiles-left = { $count ->
//!     [one] One tile left
//!    *[other] { $count } tiles left
//! }";
//! let files = [("choices.txt", ""), ("en/language.ftl", language), ("en/texts.ftl", texts)];
//! let files = files.map(|(path, text)| (path.to_string(), text.to_string()));
//! let compiled = messages(&Files(files.into())).expect("no faults");
//! assert!(compiled.rust.contains("pub fn tiles_left(&self, count: u32) -> String"));
//!
//! let packed = compiled.languages[0].tables[0].clone().leak();
//! let table = Table::read(packed, &compiled.digest).expect("a table");
//! let table = Box::leak(Box::new(table));
//! let english = Speech { table, edition: Edition::Current };
//! assert_eq!(english.say(0, &[Argument::Number(1)]), "One tile left");
//! assert_eq!(english.say(0, &[Argument::Number(7)]), "7 tiles left");
//! ```
#![forbid(unsafe_code)]

#[cfg(feature = "compile")]
pub mod compile;
pub mod speech;
