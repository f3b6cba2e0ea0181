//! Folders with everything below them, digests of contents, and zip files.

use crate::toolchain;
use anyhow::{Context, Result, ensure};
use sha2::{Digest, Sha256};
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, System, ZipWriter};

/// The text of a file, with line ends as browsers normalize them.
///
/// # Errors
/// When it cannot be read; the sentence names it.
pub fn text(file: &Path) -> Result<String> {
    let text = fs::read_to_string(file).with_context(|| file.display().to_string())?;
    Ok(text.replace("\r\n", "\n"))
}

/// The text of a file of the repository.
///
/// # Errors
/// As for [`text`].
pub fn own(file: &str) -> Result<String> {
    text(&toolchain::root().join(file))
}

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

/// Writes a zip of files by name, all with the same time and as if from the same system: the same input gives the same bytes.
///
/// # Errors
/// When something cannot be written.
pub fn zip(files: &[(String, Vec<u8>)], to: &Path) -> Result<()> {
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .compression_level(Some(9))
        .last_modified_time(DateTime::default())
        .system(System::Unix)
        .unix_permissions(0o644);
    let mut zip = ZipWriter::new(File::create(to).with_context(|| to.display().to_string())?);
    for (name, bytes) in files {
        zip.start_file(name.as_str(), options)?;
        zip.write_all(bytes)?;
    }
    zip.finish()?;
    Ok(())
}

/// A text with some of its parts replaced, each of which it has once.
///
/// # Errors
/// When it does not: the builder does not know this text, which is called `name`.
pub fn replaced(name: &str, text: &str, parts: &[(&str, &str)]) -> Result<String> {
    let mut text = text.to_string();
    for (there, here) in parts {
        let found = text.matches(there).count();
        ensure!(found == 1, "{name} needs one {there:?} and has {found}");
        text = text.replacen(there, here, 1);
    }
    Ok(text)
}
