//! What the built page weighs, by what a visitor loads and when.

use crate::beside::{ONE_FILE, is_for_others, is_packed, is_zipped};
use crate::parts::{Cut, Part};
use crate::{files, sheets, toolchain};
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
    /// In the background, while somebody looks at the page.
    Meanwhile,
    /// For the card game.
    CardGame,
    /// When somebody asks for it: rules, lessons, puzzles, other languages.
    Asked,
    /// Never: it is only for others.
    Elsewhere,
}

/// When a browser showing another page fetches a file for a board on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum OnBoard {
    /// To show it.
    Seen,
    /// When somebody points at a diagram, or as soon as a replay or a task is visible.
    Used,
    /// To play on it, or to show what a computer player would do.
    Played,
    /// For a record of the card game.
    Cards,
}

impl OnBoard {
    const ALL: [OnBoard; 4] = [
        OnBoard::Seen,
        OnBoard::Used,
        OnBoard::Played,
        OnBoard::Cards,
    ];

    fn name(self) -> &'static str {
        match self {
            OnBoard::Seen => "to see a board elsewhere",
            OnBoard::Used => "to do something with it",
            OnBoard::Played => "to play on it",
            OnBoard::Cards => "for the card game on it",
        }
    }

    /// When a file is fetched; `None` if no English board fetches it by itself.
    fn of(file: &str) -> Option<OnBoard> {
        let seen = [
            "bastide-board.js",
            "bastide.js",
            "board.css",
            "messages/en.txt",
            "messages/en-later.txt",
            Cut::Boards.file(Part::First),
        ];
        if seen.contains(&file) {
            Some(OnBoard::Seen)
        } else if file == Cut::Boards.file(Part::Later) {
            Some(OnBoard::Used)
        } else if file == Cut::Boards.file(Part::Play) || file == "worker.js" {
            Some(OnBoard::Played)
        } else if file == Cut::Boards.file(Part::Cards) || file == "messages/en-cards.txt" {
            Some(OnBoard::Cards)
        } else {
            None
        }
    }
}

impl When {
    const ALL: [When; 5] = [
        When::FirstMove,
        When::Meanwhile,
        When::CardGame,
        When::Asked,
        When::Elsewhere,
    ];

    fn name(self) -> &'static str {
        match self {
            When::FirstMove => "up to the first move",
            When::Meanwhile => "while it is looked at",
            When::CardGame => "for the card game",
            When::Asked => "when asked for",
            When::Elsewhere => "for other pages alone",
        }
    }

    /// When a file is fetched, given its path beside the page.
    fn of(file: &str) -> When {
        let first = [
            "index.html",
            "start.js",
            "bastide.js",
            "messages/en.txt",
            Cut::Page.file(Part::First),
        ];
        if is_for_others(file) {
            When::Elsewhere
        } else if first.contains(&file) || sheets::FIRST.contains(&file) {
            When::FirstMove
        } else if file == "messages/en-later.txt" {
            When::Meanwhile
        } else if file == Cut::Page.file(Part::Cards) || file == "messages/en-cards.txt" {
            When::CardGame
        } else if ["lessons/", "messages/", "puzzles/", "rules/"]
            .iter()
            .any(|folder| file.starts_with(folder))
        {
            When::Asked
        } else {
            When::Meanwhile
        }
    }
}

/// What the last release weighed, one line per moment: gzipped bytes, and when they are fetched.
const LAST: &str = "assets/weight.txt";

/// Prints the files of the built page by when they are fetched, with raw and gzipped bytes, and the last release's weight beside
/// each sum. What few people fetch in one session appears only as a sum. Then come the files of a board on another page (some of
/// them again), and last the one file, which is compared with what a host sends of our own page.
///
/// # Errors
/// When there is no page in `folder`.
pub fn print(folder: &Path) -> Result<()> {
    let last = fs::read_to_string(toolchain::root().join(LAST)).context(LAST)?;
    let Weighed {
        mut files,
        mut boards,
    } = weigh(folder)?;
    println!(
        "{:<28} {:>10} {:>10} {:>13}",
        "file", "bytes", "gzip", "last release"
    );
    let (mut all, mut own) = (Weight::default(), Weight::default());
    for when in When::ALL {
        let files = files.remove(&when).unwrap_or_default();
        let told = match when {
            When::Asked => &[],
            _ => files.as_slice(),
        };
        tell(told);
        let sum = sum(&files);
        let before = weight_before(&last, when);
        let (name, Weight { raw, gzip }) = (when.name(), sum);
        println!("{name:<28} {raw:>10} {gzip:>10} {before:>13}");
        all.add(sum);
        if when != When::Elsewhere {
            own.add(sum);
        }
    }
    println!("{:<28} {:>10} {:>10}", "all", all.raw, all.gzip);
    for when in OnBoard::ALL {
        let files = boards.remove(&when).unwrap_or_default();
        tell(&files);
        let (name, Weight { raw, gzip }) = (when.name(), sum(&files));
        println!("{name:<28} {raw:>10} {gzip:>10}");
    }
    if let Ok(file) = fs::metadata(folder.join(ONE_FILE)) {
        let times = file.len() as f64 / own.gzip as f64;
        let (name, bytes) = (ONE_FILE, file.len());
        println!("{name:<28} {bytes:>10} {times:>10.2} times its own files gzipped");
    }
    Ok(())
}

/// The files of a built page.
struct Weighed {
    /// By when a visitor's browser fetches them.
    files: BTreeMap<When, Vec<(String, Weight)>>,
    /// Those that a board on another page fetches.
    boards: BTreeMap<OnBoard, Vec<(String, Weight)>>,
}

fn weigh(folder: &Path) -> Result<Weighed> {
    let (mut files, mut boards) = (BTreeMap::new(), BTreeMap::new());
    for file in files::below(folder)? {
        let name = files::name(&file, folder)?;
        if name == ONE_FILE || is_zipped(&name) || is_packed(&name) {
            continue;
        }
        let weight = Weight::of(&fs::read(&file)?)?;
        if let Some(when) = OnBoard::of(&name) {
            let fetched: &mut Vec<_> = boards.entry(when).or_default();
            fetched.push((name.clone(), weight));
        }
        let fetched: &mut Vec<_> = files.entry(When::of(&name)).or_default();
        fetched.push((name, weight));
    }
    Ok(Weighed { files, boards })
}

/// Records the weight of the page in `folder` as that of the last release.
///
/// # Errors
/// When there is no page, or the note cannot be written.
pub fn note(folder: &Path) -> Result<()> {
    let Weighed { mut files, .. } = weigh(folder)?;
    let own = When::ALL.iter().filter(|when| **when != When::Elsewhere);
    let lines = own.map(|when| {
        let files = files.remove(when).unwrap_or_default();
        format!("{} {}\n", sum(&files).gzip, when.name())
    });
    let lines: String = lines.collect();
    fs::write(toolchain::root().join(LAST), lines).context(LAST)?;
    println!("{LAST}");
    Ok(())
}

/// The size of the first part of the module for boards, in gzipped bytes.
///
/// # Errors
/// When there is no page in `folder`.
pub fn first_of_boards(folder: &Path) -> Result<usize> {
    let file = folder.join(Cut::Boards.file(Part::First));
    let bytes = fs::read(&file).with_context(|| file.display().to_string())?;
    Ok(Weight::of(&bytes)?.gzip)
}

/// Prints a line for each file.
fn tell(files: &[(String, Weight)]) {
    for (name, weight) in files {
        println!("  {name:<26} {:>10} {:>10}", weight.raw, weight.gzip);
    }
}

fn sum(files: &[(String, Weight)]) -> Weight {
    let mut sum = Weight::default();
    files.iter().for_each(|(_, weight)| sum.add(*weight));
    sum
}

/// The limit for all files up to the first move together, in gzipped bytes.
const FIRST_MOVE: usize = 508_000;
/// The limit for each table of messages, in gzipped bytes.
const MESSAGES: usize = 18_200;

/// Checks that the delivered page loads no slower than promised.
///
/// # Errors
/// Names everything that is too heavy.
pub fn check(folder: &Path) -> Result<()> {
    let Weighed { files, .. } = weigh(folder)?;
    let messages = files.values().flatten();
    let messages = messages.filter(|(name, _)| name.starts_with("messages/"));
    let mut heavy: Vec<String> = messages
        .filter(|(_, weight)| weight.gzip > MESSAGES)
        .map(|(name, weight)| format!("{name}: {} of {MESSAGES}", weight.gzip))
        .collect();
    let first = sum(files.get(&When::FirstMove).map_or(&[], Vec::as_slice)).gzip;
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

/// Bytes, raw and gzipped.
#[derive(Clone, Copy, Default)]
pub struct Weight {
    raw: usize,
    pub gzip: usize,
}

impl Weight {
    pub fn of(bytes: &[u8]) -> Result<Weight> {
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
