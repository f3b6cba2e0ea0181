//! What each language says, what it still lacks, and the files that the page fetches of it.

use crate::toolchain;
use anyhow::{Result, bail};
use locale::compile::{Fault, Files, Messages, messages};
use std::fs;
use std::path::Path;

/// Prints for each language how many messages it has and which are missing; then everything that is wrong with the files.
///
/// # Errors
/// When the files cannot be read, or something is wrong with them.
pub fn print() -> Result<()> {
    match read()? {
        Ok(messages) => {
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
        Err(faults) => told(&faults),
    }
}

/// Writes the messages of each language into a folder beside the page, from where it fetches those of the language it speaks.
///
/// # Errors
/// When the files cannot be read or written, or something is wrong with them.
pub fn write(page: &Path) -> Result<()> {
    let messages = match read()? {
        Ok(messages) => messages,
        Err(faults) => return told(&faults),
    };
    let folder = page.join("messages");
    fs::create_dir_all(&folder)?;
    for language in &messages.languages {
        fs::write(
            folder.join(format!("{}.txt", language.code)),
            &language.table,
        )?;
    }
    Ok(())
}

fn read() -> Result<Result<Messages, Vec<Fault>>> {
    let files = Files::read(&toolchain::root().join("assets/messages"))?;
    Ok(messages(&files))
}

fn told(faults: &[Fault]) -> Result<()> {
    for fault in faults {
        eprintln!("{fault}");
    }
    bail!("{} faults in assets/messages", faults.len())
}
