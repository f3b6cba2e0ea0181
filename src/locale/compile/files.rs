//! The files of translators.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::{fs, io};

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
