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

/// When a visitor's browser fetches a file: up to the first move of the tile game;
const FIRST_MOVE: &str = "up to the first move";
/// in the background, while somebody looks at the page;
const MEANWHILE: &str = "while it is looked at";
/// for the card game;
const CARD_GAME: &str = "for the card game";
/// when somebody asks for it: rules, lessons, puzzles, other languages;
const ASKED: &str = "when asked for";
/// never, because it is only for others.
const ELSEWHERE: &str = "for other pages alone";

/// All of these, in their order.
const WHEN: [&str; 5] = [FIRST_MOVE, MEANWHILE, CARD_GAME, ASKED, ELSEWHERE];

/// When a browser showing another page fetches a file for a board on it: to show it;
const SEEN: &str = "to see a board elsewhere";
/// when somebody points at a diagram, or as soon as a replay or a task is visible;
const USED: &str = "to do something with it";
/// to play on it, or to show what a computer player would do;
const PLAYED: &str = "to play on it";
/// for a record of the card game.
const CARDS: &str = "for the card game on it";

/// When a file is fetched for a board; `None` if no English board fetches it by itself.
fn on_board(file: &str) -> Option<&'static str> {
    let seen = [
        "bastide-board.js",
        "bastide.js",
        "board.css",
        "messages/en.txt",
        "messages/en-later.txt",
        Cut::Boards.file(Part::First),
    ];
    if seen.contains(&file) {
        Some(SEEN)
    } else if file == Cut::Boards.file(Part::Later) {
        Some(USED)
    } else if file == Cut::Boards.file(Part::Play) || file == "worker.js" {
        Some(PLAYED)
    } else if file == Cut::Boards.file(Part::Cards) || file == "messages/en-cards.txt" {
        Some(CARDS)
    } else {
        None
    }
}

/// When a file is fetched, given its path beside the page.
fn when(file: &str) -> &'static str {
    let first = [
        "index.html",
        "start.js",
        "bastide.js",
        "messages/en.txt",
        Cut::Page.file(Part::First),
    ];
    let asked = ["lessons/", "messages/", "puzzles/", "rules/"];
    if is_for_others(file) {
        ELSEWHERE
    } else if first.contains(&file) || sheets::FIRST.contains(&file) {
        FIRST_MOVE
    } else if file == "messages/en-later.txt" {
        MEANWHILE
    } else if file == Cut::Page.file(Part::Cards) || file == "messages/en-cards.txt" {
        CARD_GAME
    } else if asked.iter().any(|folder| file.starts_with(folder)) {
        ASKED
    } else {
        MEANWHILE
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
    let last = files::own(LAST)?;
    let (files, boards) = weigh(folder)?;
    println!(
        "{:<28} {:>10} {:>10} {:>13}",
        "file", "bytes", "gzip", "last release"
    );
    let (mut all, mut own) = (Weight::default(), Weight::default());
    for when in WHEN {
        let files = of(&files, when);
        if when != ASKED {
            tell(files);
        }
        let (sum, before) = (sum(files), weight_before(&last, when));
        println!("{when:<28} {:>10} {:>10} {before:>13}", sum.raw, sum.gzip);
        all.add(sum);
        if when != ELSEWHERE {
            own.add(sum);
        }
    }
    println!("{:<28} {:>10} {:>10}", "all", all.raw, all.gzip);
    for when in [SEEN, USED, PLAYED, CARDS] {
        let files = of(&boards, when);
        tell(files);
        let sum = sum(files);
        println!("{when:<28} {:>10} {:>10}", sum.raw, sum.gzip);
    }
    if let Ok(file) = fs::metadata(folder.join(ONE_FILE)) {
        let times = file.len() as f64 / own.gzip as f64;
        let (name, bytes) = (ONE_FILE, file.len());
        println!("{name:<28} {bytes:>10} {times:>10.2} times its own files gzipped");
    }
    Ok(())
}

/// Files with their weights, by when they are fetched.
type Files = BTreeMap<&'static str, Vec<(String, Weight)>>;

fn of<'a>(files: &'a Files, when: &str) -> &'a [(String, Weight)] {
    files.get(when).map_or(&[], Vec::as_slice)
}

/// The files of a built page, and those that a board on another page fetches.
fn weigh(folder: &Path) -> Result<(Files, Files)> {
    let (mut files, mut boards) = (Files::new(), Files::new());
    for file in files::below(folder)? {
        let name = files::name(&file, folder)?;
        if name == ONE_FILE || is_zipped(&name) || is_packed(&name) {
            continue;
        }
        let weight = Weight::of(&fs::read(&file)?)?;
        if let Some(when) = on_board(&name) {
            boards.entry(when).or_default().push((name.clone(), weight));
        }
        files.entry(when(&name)).or_default().push((name, weight));
    }
    Ok((files, boards))
}

/// Records the weight of the page in `folder` as that of the last release.
///
/// # Errors
/// When there is no page, or the note cannot be written.
pub fn note(folder: &Path) -> Result<()> {
    let (files, _) = weigh(folder)?;
    let own = WHEN.iter().filter(|when| **when != ELSEWHERE);
    let lines = own.map(|when| format!("{} {when}\n", sum(of(&files, when)).gzip));
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
const MOST_AT_FIRST: usize = 529_000;
/// The limit for each table of messages, in gzipped bytes.
const MESSAGES: usize = 23_000;

/// Checks that the delivered page loads no slower than promised.
///
/// # Errors
/// Names everything that is too heavy.
pub fn check(folder: &Path) -> Result<()> {
    let (files, _) = weigh(folder)?;
    let messages = files.values().flatten();
    let messages = messages.filter(|(name, _)| name.starts_with("messages/"));
    let mut heavy: Vec<String> = messages
        .filter(|(_, weight)| weight.gzip > MESSAGES)
        .map(|(name, weight)| format!("{name}: {} of {MESSAGES}", weight.gzip))
        .collect();
    let first = sum(of(&files, FIRST_MOVE)).gzip;
    if first > MOST_AT_FIRST {
        heavy.push(format!("{FIRST_MOVE}: {first} of {MOST_AT_FIRST}"));
    }
    ensure!(
        heavy.is_empty(),
        "too many bytes gzipped: {}",
        heavy.join(", ")
    );
    Ok(())
}

/// What the last release weighed at one moment, gzipped.
fn weight_before<'a>(last: &'a str, when: &str) -> &'a str {
    let mut lines = last.lines().filter_map(|line| line.split_once(' '));
    let line = lines.find(|&(_, name)| name == when);
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
