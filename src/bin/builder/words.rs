//! The messages of each language, what is missing, and the files of them that the page fetches.

use crate::toolchain;
use anyhow::{Result, bail};
use locale::compile::{Files, Messages, When, messages};
use std::fs;
use std::path::Path;

/// Prints for each language how many messages it has and which are missing, then everything that is wrong with the files.
///
/// # Errors
/// When the files cannot be read, or something is wrong with them.
pub fn print() -> Result<()> {
    let messages = compiled(all_files()?)?;
    let all = messages.catalog.messages().count();
    for language in &messages.languages {
        let (name, code) = (&language.name, &language.code);
        let has = all - language.missing.len();
        println!("{code} {name}: {has} of {all} messages");
        for missing in &language.missing {
            println!("  {missing}");
        }
    }
    Ok(())
}

/// Writes the messages of each language into a folder beside the page, which fetches those of its language.
///
/// # Errors
/// When the files cannot be read or written, or something is wrong with them.
pub fn write(page: &Path) -> Result<()> {
    let folder = page.join("messages");
    fs::create_dir_all(&folder)?;
    for language in compiled(all_files()?.of_page())?.languages {
        for (when, table) in When::ALL.iter().zip(&language.tables) {
            let name = format!("{}{}.txt", language.code, when.ending());
            fs::write(folder.join(name), table)?;
        }
    }
    Ok(())
}

/// The codes of all languages of the page.
///
/// # Errors
/// When the files cannot be read, or something is wrong with them.
pub fn languages() -> Result<Vec<String>> {
    let languages = compiled(all_files()?.of_page())?.languages.into_iter();
    Ok(languages.map(|language| language.code).collect())
}

/// All files of the translators.
fn all_files() -> Result<Files> {
    Ok(Files::read(&toolchain::root().join("assets/messages"))?)
}

/// The messages of all languages; everything that is wrong with them is printed.
fn compiled(files: Files) -> Result<Messages> {
    messages(&files).or_else(|faults| {
        for fault in &faults {
            eprintln!("{fault}");
        }
        bail!("{} faults in assets/messages", faults.len())
    })
}
