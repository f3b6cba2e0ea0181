//! Boards as a package for npm: all that a board asks for, with types.

use crate::host::TYPES;
use crate::{embed, files, toolchain};
use anyhow::{Context, Result};
use serde_json::json;
use std::fs;
use std::path::{Path, PathBuf};

/// The folder of the package, beside the page.
pub const FOLDER: &str = "npm";

/// The version of the program, which is that of the package.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// What is in it besides the board, as it lies here.
const OWN: [&str; 3] = ["www/npm/index.js", "www/npm/README.md", "LICENSE"];

/// Writes the package of a built page into a folder beside it, which then holds nothing else. Returns that folder.
///
/// # Errors
/// When there is no page in `page`, or something cannot be read or written.
pub fn write(page: &Path) -> Result<PathBuf> {
    let folder = page.join(FOLDER);
    if folder.is_dir() {
        fs::remove_dir_all(&folder).with_context(|| folder.display().to_string())?;
    }
    for file in files::below(page)? {
        let name = files::name(&file, page)?;
        if embed::is_for_boards(&name) || name == TYPES {
            files::copy(&file, &folder.join(&name))?;
        }
    }
    for own in OWN {
        let name = own.rsplit('/').next().unwrap_or(own);
        files::copy(&toolchain::root().join(own), &folder.join(name))?;
    }
    let manifest = serde_json::to_string_pretty(&manifest())?;
    fs::write(folder.join("package.json"), manifest + "\n")?;
    Ok(folder)
}

/// What npm reads. Everything in the folder belongs to the package.
fn manifest() -> serde_json::Value {
    json!({
        "name": "bastide-board",
        "version": VERSION,
        "description": "Boards, replays, tasks and whole games of Carcassonne on any page; unofficial",
        "license": "MIT",
        "type": "module",
        "main": "index.js",
        "types": TYPES,
        "sideEffects": true,
    })
}
