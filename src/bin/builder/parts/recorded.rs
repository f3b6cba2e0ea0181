//! What was recorded: the functions that ran until the page, or a board, could be used.

use super::instrument::NAMES;
use super::names::{List, Name};
use super::rooms;
use crate::{files, toolchain};
use anyhow::{Context, Result, ensure};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Where the lists lie.
const FOLDER: &str = "src/bin/builder/parts/recorded";

/// The lists, by what the tests call what they record.
const LISTS: [&str; 3] = ["page", "board", "board_used"];

/// Methods that wasm-bindgen makes: no source names them.
const MADE: [&str; 2] = ["into_abi", "try_ref_from_abi"];

/// Writes each list from what the tests left below `notes`: files whose names begin with that of a list and a point, with the bits
/// that were set in the page in `folder`.
///
/// # Errors
/// When nothing was noted for a list.
pub fn write(notes: &Path, folder: &Path) -> Result<()> {
    let functions = fs::read_to_string(folder.join(NAMES)).context(NAMES)?;
    let functions: Vec<&str> = functions.lines().collect();
    let all: BTreeSet<Name> = functions.iter().map(|name| Name::new(name)).collect();
    let mut listed = BTreeMap::new();
    for list in LISTS {
        let mut ran = BTreeSet::new();
        for file in files::below(notes)? {
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            if name.starts_with(&format!("{list}.")) {
                let bits: Vec<usize> = serde_json::from_str(&fs::read_to_string(&file)?)?;
                let names = bits.into_iter().filter_map(|bit| functions.get(bit));
                let listed = names.filter(|name| !rooms::goes_with_callers(name));
                ran.extend(listed.map(|name| Name::new(name)));
            }
        }
        ensure!(!ran.is_empty(), "no test recorded anything for {list}");
        listed.insert(list, ran);
    }
    // What is there already needs no line.
    let (seen, used) = (listed["board"].clone(), listed.get_mut("board_used"));
    if let Some(used) = used {
        used.retain(|name| !seen.contains(name));
    }
    for (list, ran) in listed {
        fs::write(list_file(list), List::of(&ran, &all).to_string())?;
        println!("{FOLDER}/{list}.txt: {} functions", ran.len());
    }
    Ok(())
}

fn list_file(list: &str) -> PathBuf {
    let folder = toolchain::root().join(FOLDER);
    folder.join(list).with_extension("txt")
}

/// Checks that the source still has what the lists name.
///
/// # Errors
/// Names what it has no more.
pub fn require_current() -> Result<()> {
    let mut sources = BTreeMap::new();
    for name in rooms::CRATES {
        sources.insert(
            name,
            words_below(&toolchain::root().join("src").join(name))?,
        );
    }
    let mut gone = Vec::new();
    for list in LISTS {
        for path in List::read(&fs::read_to_string(list_file(list))?).sources() {
            let names: Vec<&str> = path.split("::").collect();
            let last = names.last().copied().unwrap_or_default();
            // Those of messages are made from their texts.
            let is_made = names.contains(&"Texts") || MADE.contains(&last);
            let words = sources.get(names[0]).filter(|_| !is_made);
            if words.is_some_and(|words| !words.contains(last)) {
                gone.push(path.to_string());
            }
        }
    }
    ensure!(
        gone.is_empty(),
        "the source has no {} any more: record anew what the module is divided by (cargo page record)",
        gone.join(", ")
    );
    Ok(())
}

/// All words of the sources below a folder.
fn words_below(folder: &Path) -> Result<BTreeSet<String>> {
    let mut words = BTreeSet::new();
    let is_letter = |letter: char| letter.is_alphanumeric() || letter == '_';
    for file in files::below(folder)? {
        if file.extension().is_some_and(|extension| extension == "rs") {
            let source = fs::read_to_string(&file)?;
            words.extend(
                source
                    .split(|letter| !is_letter(letter))
                    .map(str::to_string),
            );
        }
    }
    Ok(words)
}
