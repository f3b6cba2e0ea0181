//! The files of translators, and what is wrong in them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::{fmt, fs, io};

/// Something that is wrong in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The path below the folder of messages: `fr/base.ftl`.
    pub file: String,
    /// The message it is in, if any.
    pub message: Option<String>,
    /// What is wrong, in a sentence.
    pub trouble: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.message {
            Some(message) => write!(f, "{}: {message}: {}", self.file, self.trouble),
            None => write!(f, "{}: {}", self.file, self.trouble),
        }
    }
}

/// What was read, if nothing is wrong.
pub(super) fn unless<T>(faults: Vec<Fault>, read: T) -> Result<T, Vec<Fault>> {
    match faults.is_empty() {
        true => Ok(read),
        false => Err(faults),
    }
}

/// The texts of all files, by path below `assets/messages`: `en/base.ftl`, `choices.txt`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Files(pub BTreeMap<String, String>);

impl Files {
    /// Reads a folder with its subfolders.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub fn read(folder: &Path) -> io::Result<Files> {
        let mut files = Files::default();
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            match path.is_dir() {
                true => {
                    for entry in fs::read_dir(&path)? {
                        files.add(folder, &entry?.path())?;
                    }
                }
                false => files.add(folder, &path)?,
            }
        }
        Ok(files)
    }

    fn add(&mut self, folder: &Path, path: &Path) -> io::Result<()> {
        let below = path.strip_prefix(folder).unwrap_or(path);
        let name = below.to_string_lossy().replace('\\', "/");
        self.0.insert(name, fs::read_to_string(path)?);
        Ok(())
    }

    /// The lines of a list such as `choices.txt` that are neither empty nor comments.
    pub(super) fn lines(&self, file: &str) -> impl Iterator<Item = &str> {
        let text = self.0.get(file).map(String::as_str).unwrap_or_default();
        let lines = text.lines().map(str::trim);
        lines.filter(|line| !line.is_empty() && !line.starts_with('#'))
    }

    /// The files with messages for the page: all but `command-line.ftl`.
    pub fn of_page(mut self) -> Files {
        self.0
            .retain(|path, _| !path.ends_with("/command-line.ftl"));
        self
    }

    /// The codes of the languages: the names of the folders.
    pub fn codes(&self) -> BTreeSet<&str> {
        let folders = self.0.keys().filter_map(|path| path.split_once('/'));
        folders.map(|(code, _)| code).collect()
    }
}
