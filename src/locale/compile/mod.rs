//! Compiles Fluent files to packed tables and Rust functions.
//!
//! ```text
//! files -> Folder (read) -> Catalog (signatures, of the first language)
//!                        -> Piece (lower, for each language) -> packed tables
//!          Catalog -> Rust
//! ```

mod catalog;
mod choices;
mod files;
mod later;
mod lower;
mod pack;
mod piece;
mod read;
mod rust;

pub use crate::speech::When;
pub use catalog::{Catalog, Kind, Message, Parameter, Sheet};
pub use choices::{Choice, Choices};
pub use files::{Fault, Files};

use std::collections::BTreeSet;

use files::unless;
use later::Later;
use read::Folder;

/// The language whose files declare which messages exist and what they take.
pub const FIRST: &str = "en";

/// What every language says about itself: its own name, and its English name, which is used in
/// Rust.
const NAMES: [&str; 2] = ["language-name", "language-in-english"];

/// All messages of all languages.
#[derive(Debug)]
pub struct Messages {
    pub catalog: Catalog,
    /// The languages: the first one, then the others sorted by code.
    pub languages: Vec<Language>,
    /// The Rust functions for all messages.
    pub rust: String,
    /// Checks at run time that tables and functions belong together.
    pub digest: String,
}

#[derive(Debug)]
pub struct Language {
    /// Its code, `en`: the name of its folder.
    pub code: String,
    /// Its own name, `English`.
    pub name: String,
    /// Its name in Rust, `English`.
    pub variant: String,
    /// Its tables in the order of [`When`]: the first one for [`crate::speech::Table::read`], the
    /// others for [`crate::speech::Table::add`].
    pub tables: [String; When::ALL.len()],
    /// Messages without a translation, taken from the first language.
    pub missing: Vec<String>,
}

/// Compiles the files of all languages, `choices.txt` and `later.txt`.
///
/// # Errors
/// Everything that is wrong with the files, not only the first fault.
pub fn messages(files: &Files) -> Result<Messages, Vec<Fault>> {
    let choices = Choices::read(files)?;
    let others = files.codes().into_iter().filter(|&code| code != FIRST);
    let first = Folder::read(files, FIRST)?;
    let later = Later::read(files, &first)?;
    let catalog = Catalog::from_folder(&first, &choices, &later)?;
    let mut faults = Vec::new();
    // Do not repeat faults of the first language for each language that lacks the message.
    let mut languages = vec![language(files, FIRST, &first, &catalog, &choices)?];
    for code in others {
        match language(files, code, &first, &catalog, &choices) {
            Ok(language) => languages.push(language),
            Err(more) => faults.extend(more),
        }
    }
    let mut languages = unless(faults, languages)?;
    let digest = catalog.digest(&choices);
    for language in &mut languages {
        for (when, table) in When::ALL.iter().zip(&mut language.tables) {
            table.insert_str(0, &format!("{}{digest}", when.mark()));
        }
    }
    Ok(Messages {
        rust: rust::functions(&catalog, &choices, &languages, &digest),
        catalog,
        languages,
        digest,
    })
}

fn language(
    files: &Files,
    code: &str,
    first: &Folder,
    catalog: &Catalog,
    choices: &Choices,
) -> Result<Language, Vec<Fault>> {
    let own = Folder::read(files, code)?;
    let mut faults = Vec::new();
    let mut used = BTreeSet::new();
    let mut missing = Vec::new();
    let mut said = Vec::new();
    for message in catalog.messages() {
        // Missing messages are taken from the first language.
        let from = if own.messages.contains_key(&message.id) {
            &own
        } else {
            missing.push(message.id.clone());
            first
        };
        match lower::message(from, message, choices, &mut used) {
            Ok(pieces) => said.push(pieces),
            Err(more) => faults.extend(more),
        }
    }
    faults.extend(own.superfluous(catalog, &used));
    let named = NAMES.map(|id| own.text(id));
    let unnamed = NAMES.iter().zip(&named).filter(|(_, name)| name.is_none());
    faults.extend(unnamed.map(|(&id, _)| Fault {
        file: format!("{code}/language.ftl"),
        message: None,
        trouble: format!("`{id}` is missing: a language names itself"),
    }));
    let [name, variant] = named.map(Option::unwrap_or_default);
    let between = ["list-comma", "list-and"];
    let [comma, and] = between.map(|id| own.text(id).or(first.text(id)).unwrap_or_default());
    unless(faults, ())?;
    let mut rest = said.as_slice();
    let tables = When::ALL.map(|when| {
        let number = said.len() - rest.len();
        let (own, others) = rest.split_at(catalog.of_table(when).count());
        rest = others;
        match when {
            When::First => pack::table(code, own, &comma, &and),
            When::Later | When::Cards => pack::later(number, own),
        }
    });
    Ok(Language {
        tables,
        code: code.to_string(),
        name,
        variant,
        missing,
    })
}
