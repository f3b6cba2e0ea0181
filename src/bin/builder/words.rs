//! What each language says, and what it still lacks.

use crate::toolchain;
use anyhow::{Result, bail};
use locale::compile::{Files, messages};

/// Prints for each language how many messages it has and which are missing; then everything that is wrong with the files.
///
/// # Errors
/// When the files cannot be read, or something is wrong with them.
pub fn print() -> Result<()> {
    let files = Files::read(&toolchain::root().join("assets/messages"))?;
    match messages(&files) {
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
        Err(faults) => {
            for fault in &faults {
                eprintln!("{fault}");
            }
            bail!("{} faults in assets/messages", faults.len())
        }
    }
}
