//! `bastide lab puzzles`: what it makes, and that what is written is proved.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::{bastide, complains, prints, text};

/// The puzzles of this project.
const PUZZLES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/puzzles");

fn folder(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("bastide-{name}-{}", std::process::id()))
}

/// All files below a folder, by their paths in it, with their texts.
fn written(folder: &Path) -> Vec<(String, String)> {
    let mut files = Vec::new();
    for theme in fs::read_dir(folder).expect("a folder") {
        let theme = theme.expect("an entry").path();
        if !theme.is_dir() {
            continue;
        }
        for file in fs::read_dir(&theme).expect("a folder") {
            let file = file.expect("an entry").path();
            let name = file.strip_prefix(folder).expect("it is below");
            let text = fs::read_to_string(&file).expect("a text");
            files.push((name.to_string_lossy().into_owned(), text));
        }
    }
    files.sort();
    files
}

/// Every turn that is allowed in every puzzle that is shipped is tried out again, and every sentence written again.
#[test]
fn all_puzzles_of_this_project_are_proved() {
    let told = prints(&["lab", "puzzles", "--check", PUZZLES], "");
    let count = written(Path::new(PUZZLES)).len();
    assert!(count >= 200, "{count}");
    assert_eq!(told, format!("puzzles proved: {count}\n"));
}

#[test]
fn all_puzzles_of_this_project_hold_as_lessons() {
    let told = prints(&["check", PUZZLES], "");
    let count = written(Path::new(PUZZLES)).len();
    assert_eq!(told, format!("lessons that hold: {count}\n"));
}

/// Nobody meets the same table twice, whatever is asked.
#[test]
fn no_two_puzzles_of_this_project_have_the_same_position() {
    let puzzles = written(Path::new(PUZZLES));
    let start = |text: &str| {
        let start = text.split("\nlesson\n").next().unwrap_or_default();
        let start = start.split("\nplay\n").next().unwrap_or_default();
        let lines = start.lines().filter(|line| !line.starts_with("stack"));
        lines.collect::<Vec<_>>().join("\n")
    };
    let starts: BTreeSet<String> = puzzles.iter().map(|(_, text)| start(text)).collect();
    assert_eq!(starts.len(), puzzles.len());
}

#[test]
fn the_same_numbers_make_the_same_puzzles() {
    let make = |name: &str| {
        let folder = folder(name);
        let path = folder.to_string_lossy().into_owned();
        let told = prints(
            &[
                "lab", "puzzles", "--seed", "5", "--count", "3", "--out", &path,
            ],
            "",
        );
        let files = written(&folder);
        fs::remove_dir_all(folder).expect("it is there");
        (told, files)
    };
    let (told, files) = make("puzzles-once");
    assert_eq!(files.len(), 3);
    assert!(
        told.lines()
            .any(|line| line.starts_with("points: 1 (by level: ")),
        "{told}"
    );
    assert_eq!((told, files), make("puzzles-again"));
}

#[test]
fn only_puzzles_of_the_themes_that_are_named_are_made() {
    let folder = folder("puzzles-named");
    let path = folder.to_string_lossy().into_owned();
    let made = [
        "lab",
        "puzzles",
        "--count",
        "2",
        "--themes",
        "endgame,home",
        "--out",
        &path,
    ];
    prints(&made, "");
    let files = written(&folder);
    let themes: BTreeSet<&str> = files
        .iter()
        .filter_map(|(name, _)| name.split('/').next())
        .collect();
    assert_eq!(themes, BTreeSet::from(["endgame", "home"]));
    fs::remove_dir_all(folder).expect("it is there");
    let unknown = [
        "lab",
        "puzzles",
        "--themes",
        "points,castle",
        "--out",
        &path,
    ];
    complains(&unknown, "", "no puzzles of the theme `castle`");
}

/// A number, a sentence or a solution that does not come of the position.
#[test]
fn a_puzzle_that_says_something_else_is_told_with_its_file() {
    let folder = folder("puzzles-wrong").join("points");
    fs::create_dir_all(&folder).expect("a folder");
    let puzzle = fs::read_to_string(Path::new(PUZZLES).join("points/0001.txt")).expect("a text");
    let told = puzzle
        .lines()
        .find(|line| line.starts_with("tell Every other move"));
    let told = told.expect("it says what the next best turn brings");
    let wrong = puzzle.replace(told, "tell Every other move brings 99 points at most.");
    fs::write(folder.join("0001.txt"), &puzzle).expect("a file");
    fs::write(folder.join("0002.txt"), wrong).expect("a file");
    let path = folder.to_string_lossy().into_owned();
    let output = bastide(&["lab", "puzzles", "--check", &path], "");
    let told = text(&output.stdout).replace(&path, "DIR");
    assert_eq!(
        told,
        "DIR/0002.txt: what comes of its position is not what is written, or there are too many ways to go on to find that out.\n"
    );
    assert_eq!(
        text(&output.stderr),
        "bastide: Of 2 puzzles one comes out otherwise.\n"
    );
    assert_eq!(output.status.code(), Some(2));
    fs::remove_dir_all(folder.parent().expect("its folder")).expect("it is there");
}

#[test]
fn puzzles_without_a_place_are_not_made() {
    complains(&["lab", "puzzles"], "", "A folder for puzzles is missing");
    complains(&["lab", "puzzles", "--out"], "", "lacks its value");
    complains(&["lab", "puzzles", "x"], "", "one argument too many");
}
