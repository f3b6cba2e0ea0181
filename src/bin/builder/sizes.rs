//! What the built page weighs: by what a visitor loads, and when.

use crate::parts::Part;
use crate::{embed, files, sheets, single, toolchain, zipped};
use anyhow::{Context, Result, ensure};
use flate2::Compression;
use flate2::write::GzEncoder;
use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::Path;

/// When a visitor's browser fetches a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum When {
    /// Up to the first move of the tile game.
    FirstMove,
    /// While somebody looks at the page.
    Meanwhile,
    /// For the card game.
    CardGame,
    /// When somebody asks for it: rules, other languages.
    Asked,
    /// For a board on another page, with the parts of the module.
    Board,
}

impl When {
    const ALL: [When; 5] = [
        When::FirstMove,
        When::Meanwhile,
        When::CardGame,
        When::Asked,
        When::Board,
    ];

    fn name(self) -> &'static str {
        match self {
            When::FirstMove => "up to the first move",
            When::Meanwhile => "while it is looked at",
            When::CardGame => "for the card game",
            When::Asked => "when asked for",
            When::Board => "for a board on another page",
        }
    }

    /// When a file is fetched, by its path beside the page.
    fn of(file: &str) -> When {
        let first = [
            "index.html",
            "start.js",
            "bastide.js",
            "messages/en.txt",
            Part::First.file(),
        ];
        if embed::is_for_others(file) {
            When::Board
        } else if first.contains(&file) || sheets::FIRST.contains(&file) {
            When::FirstMove
        } else if file == "messages/en-later.txt" {
            When::Meanwhile
        } else if file == Part::Cards.file() || file == "messages/en-cards.txt" {
            When::CardGame
        } else if file.starts_with("messages/") || file.starts_with("rules/") {
            When::Asked
        } else {
            When::Meanwhile
        }
    }
}

/// What the last release weighed, a line for each moment: its bytes gzipped, and when they are fetched.
const LAST: &str = "assets/weight.txt";

/// Prints a table: the files of the built page by when they are fetched, with their bytes, raw and gzipped, and what the
/// last release weighed beside each sum. What is fetched in one sitting by few stands as a sum alone. The one file, which
/// holds all others, comes last, and is compared with what a host sends of them.
///
/// # Errors
/// When there is no page in `folder`.
pub fn print(folder: &Path) -> Result<()> {
    let last = fs::read_to_string(toolchain::root().join(LAST)).context(LAST)?;
    let mut files = BTreeMap::<When, Vec<(String, Weight)>>::new();
    for file in files::below(folder)? {
        let name = files::name(&file, folder)?;
        if name == single::NAME || zipped::is_zipped(&name) || embed::is_packed(&name) {
            continue;
        }
        let weight = Weight::of(&fs::read(&file)?)?;
        let when = files.entry(When::of(&name)).or_default();
        when.push((name, weight));
    }
    println!(
        "{:<28} {:>10} {:>10} {:>13}",
        "file", "bytes", "gzip", "last release"
    );
    let mut all = Weight::default();
    for when in When::ALL {
        let files = files.remove(&when).unwrap_or_default();
        let mut sum = Weight::default();
        for (name, weight) in &files {
            if when != When::Asked {
                println!("  {name:<26} {:>10} {:>10}", weight.raw, weight.gzip);
            }
            sum.add(*weight);
        }
        let before = weight_before(&last, when);
        let (name, Weight { raw, gzip }) = (when.name(), sum);
        println!("{name:<28} {raw:>10} {gzip:>10} {before:>13}");
        all.add(sum);
    }
    println!("{:<28} {:>10} {:>10}", "all", all.raw, all.gzip);
    if let Ok(file) = fs::metadata(folder.join(single::NAME)) {
        let times = file.len() as f64 / all.gzip as f64;
        let (name, bytes) = (single::NAME, file.len());
        println!("{name:<28} {bytes:>10} {times:>10.2} times all gzipped");
    }
    Ok(())
}

/// The most that all files up to the first move may weigh together, in bytes gzipped.
const FIRST_MOVE: usize = 560_000;
/// The most that each table of messages may weigh, in bytes gzipped.
const MESSAGES: usize = 16_000;

/// Checks that whoever opens the page as it is delivered does not wait longer than promised.
///
/// # Errors
/// Names all that is too heavy.
pub fn check(folder: &Path) -> Result<()> {
    let mut first = 0;
    let mut heavy = Vec::new();
    for file in files::below(folder)? {
        let name = files::name(&file, folder)?;
        let is_messages = name.starts_with("messages/");
        if !is_messages && When::of(&name) != When::FirstMove {
            continue;
        }
        let gzip = Weight::of(&fs::read(&file)?)?.gzip;
        if is_messages && gzip > MESSAGES {
            heavy.push(format!("{name}: {gzip} of {MESSAGES}"));
        }
        if When::of(&name) == When::FirstMove {
            first += gzip;
        }
    }
    if first > FIRST_MOVE {
        let name = When::FirstMove.name();
        heavy.push(format!("{name}: {first} of {FIRST_MOVE}"));
    }
    ensure!(
        heavy.is_empty(),
        "too many bytes gzipped: {}",
        heavy.join(", ")
    );
    Ok(())
}

/// What the last release weighed at one moment, gzipped.
fn weight_before(last: &str, when: When) -> &str {
    let mut lines = last.lines().filter_map(|line| line.split_once(' '));
    let line = lines.find(|&(_, name)| name == when.name());
    line.map_or("", |(bytes, _)| bytes)
}

/// Bytes as they are, and as a host sends them.
#[derive(Clone, Copy, Default)]
struct Weight {
    raw: usize,
    gzip: usize,
}

impl Weight {
    fn of(bytes: &[u8]) -> Result<Weight> {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
        encoder.write_all(bytes)?;
        let (raw, gzip) = (bytes.len(), encoder.finish()?.len());
        Ok(Weight { raw, gzip })
    }

    fn add(&mut self, other: Weight) {
        self.raw += other.raw;
        self.gzip += other.gzip;
    }
}
