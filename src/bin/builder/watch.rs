//! Notices changes to what the page is made of.

use crate::toolchain;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};
use std::{fs, thread};

/// What the page is made of. The same list is in `Trunk.toml`.
const WATCHED: [&str; 4] = ["src", "www", "assets", "Cargo.toml"];

/// How often to look. Looking at a few hundred files costs about a millisecond.
const PAUSE: Duration = Duration::from_millis(250);

/// All watched files with the time of their last change, in a stable order.
#[derive(PartialEq, Eq)]
pub struct Snapshot(Vec<(PathBuf, SystemTime)>);

impl Snapshot {
    pub fn now() -> Snapshot {
        let mut files = Vec::new();
        for name in WATCHED {
            collect(&toolchain::root().join(name), &mut files);
        }
        files.sort();
        Snapshot(files)
    }

    /// Waits until the files differ from this snapshot.
    pub fn wait_for_change(&self) {
        while *self == Snapshot::now() {
            thread::sleep(PAUSE);
        }
    }
}

/// Adds a file, or everything below a folder; skips what vanishes meanwhile.
fn collect(path: &Path, files: &mut Vec<(PathBuf, SystemTime)>) {
    if let Ok(entries) = fs::read_dir(path) {
        for entry in entries.flatten() {
            collect(&entry.path(), files);
        }
    } else if let Ok(changed) = fs::metadata(path).and_then(|file| file.modified()) {
        files.push((path.to_path_buf(), changed));
    }
}
