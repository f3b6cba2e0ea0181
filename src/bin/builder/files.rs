//! Folders with everything below them, and digests of contents.

use anyhow::{Context, Result};
use sha2::{Digest, Sha256};
use std::fs;
use std::path::{Path, PathBuf};

/// All files below a folder, by path.
///
/// # Errors
/// When the folder cannot be read.
pub fn below(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let entries = folder
        .read_dir()
        .with_context(|| folder.display().to_string())?;
    for entry in entries {
        let path = entry?.path();
        if path.is_dir() {
            files.extend(below(&path)?);
        } else {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// The path of a file below a folder as URLs write it, with `/` on every system.
///
/// # Errors
/// When the file is elsewhere.
pub fn name(file: &Path, folder: &Path) -> Result<String> {
    let parts = file.strip_prefix(folder)?.iter();
    let parts: Vec<_> = parts.map(|part| part.to_string_lossy()).collect();
    Ok(parts.join("/"))
}

/// Copies a file, or a folder with everything below it.
///
/// # Errors
/// When something cannot be read or written.
pub fn copy(from: &Path, to: &Path) -> Result<()> {
    if from.is_dir() {
        for file in below(from)? {
            copy(&file, &to.join(file.strip_prefix(from)?))?;
        }
        return Ok(());
    }
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::copy(from, to).with_context(|| from.display().to_string())?;
    Ok(())
}

/// The first bytes of a content's SHA-256 digest, in hexadecimal.
pub fn seal(content: &[u8], bytes: usize) -> String {
    let digest = Sha256::digest(content);
    let letters = digest.iter().take(bytes);
    letters.map(|byte| format!("{byte:02x}")).collect()
}
