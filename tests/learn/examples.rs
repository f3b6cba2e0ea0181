//! The lessons of this project, `assets/lessons`: the worked examples of the rules are there, and they hold.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use engine::cards;
use engine::learn::Lesson;
use engine::rules::Game;
use engine::table::{Chapter, ExampleId, Kind, RuleId};

use crate::lessons::check;

/// How many examples the rules have, by chapter.
const EXAMPLES: [(Chapter, u8); 20] = [
    (Chapter::Base, 20),
    (Chapter::Field, 14),
    (Chapter::Ed, 5),
    (Chapter::Riv, 2),
    (Chapter::Abb, 2),
    (Chapter::Ic, 8),
    (Chapter::Tb, 7),
    (Chapter::Fly, 3),
    (Chapter::Msg, 8),
    (Chapter::Fer, 3),
    (Chapter::Gold, 6),
    (Chapter::Mw, 6),
    (Chapter::Rob, 5),
    (Chapter::Crop, 2),
    (Chapter::Hs, 7),
    (Chapter::Win, 2),
    (Chapter::Gb, 3),
    (Chapter::Card, 10),
    (Chapter::Turn, 4),
    (Chapter::Int, 8),
];

/// Examples of what lies in a box, which is counted and not played.
const COUNTED: [ExampleId; 2] = [example(Chapter::Win, 1), example(Chapter::Card, 7)];

const fn example(chapter: Chapter, number: u8) -> ExampleId {
    ExampleId { chapter, number }
}

fn top() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The lessons of this project by their paths below their folder, without ending.
pub fn lessons() -> BTreeMap<String, String> {
    let entries = |path: PathBuf| {
        let entries = fs::read_dir(path).expect("a folder");
        entries.map(|entry| entry.expect("an entry").path())
    };
    let files = entries(top().join("assets/lessons")).flat_map(entries);
    let named = files.map(|path| {
        let part =
            |part: Option<&std::ffi::OsStr>| part.expect("a name").to_string_lossy().into_owned();
        let name = part(path.parent().and_then(Path::file_name)) + "/" + &part(path.file_stem());
        (name, fs::read_to_string(path).expect("text"))
    });
    named.collect()
}

pub fn lesson(text: &str) -> Lesson {
    let lesson = Lesson::read(text).expect("a lesson");
    lesson.expect("one is there")
}

#[test]
fn every_example_of_the_rules_has_a_lesson() {
    let lessons = lessons();
    let examples = EXAMPLES
        .iter()
        .flat_map(|&(chapter, count)| (1..=count).map(move |number| example(chapter, number)));
    let played = examples.filter(|id| !COUNTED.contains(id));
    let missing = played.map(|id| format!("/{}", id.to_string().to_lowercase()));
    let missing: Vec<String> = missing
        .filter(|name| !lessons.keys().any(|path| path.ends_with(name)))
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_lesson_of_this_project_holds() {
    for (name, text) in lessons() {
        let failed = match Kind::of(&text) {
            Kind::Tiles => check::<Game>(&text),
            Kind::Cards => check::<cards::Game>(&text),
        };
        assert!(failed.is_empty(), "{name}: {failed:#?}");
    }
}

/// A second or third lesson of one example has a letter behind.
#[test]
fn every_lesson_of_an_example_is_named_for_it() {
    for (name, text) in lessons() {
        let lesson = lesson(&text);
        let file = name.rsplit('/').next().expect("a name");
        let Some(id) = lesson.example else {
            assert!(!file.starts_with("ex-"), "{name} is no example");
            continue;
        };
        let rest = file
            .strip_prefix(&id.to_string().to_lowercase())
            .expect(&name);
        let letter = rest.is_empty() || (rest.len() == 2 && rest.starts_with('-'));
        assert!(letter, "{name} is not named for {id}");
    }
}

#[test]
fn every_lesson_has_a_title_in_each_language() {
    for (name, text) in lessons() {
        let lesson = lesson(&text);
        let languages: Vec<Option<[u8; 2]>> =
            lesson.title.iter().map(|title| title.language).collect();
        assert_eq!(languages, [None, Some(*b"de"), Some(*b"fr")], "{name}");
    }
}

#[test]
fn every_rule_that_a_lesson_shows_is_written() {
    let chapter = |rule: &RuleId| {
        let file = format!("assets/rules/en/{}.txt", rule.chapter.file());
        fs::read_to_string(top().join(file)).expect("text")
    };
    for (name, text) in lessons() {
        let lesson = lesson(&text);
        assert!(!lesson.rules.is_empty(), "{name} shows no rule");
        for rule in lesson.rules {
            let line = format!("{rule} ");
            let written = chapter(&rule)
                .lines()
                .any(|written| written.starts_with(&line));
            assert!(written, "{name} shows {rule}");
        }
    }
}
