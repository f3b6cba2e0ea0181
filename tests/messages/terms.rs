//! One word for one thing: a language may have `terms.txt` beside its messages, each line a word and those that are not used for
//! it.

use std::fs;
use std::path::PathBuf;

use engine::learn::Lesson;
use page::messages::{Language, RuleTexts, texts};

use crate::samples::all;

fn folder(name: &str, language: Language) -> PathBuf {
    let below = format!("../../assets/{name}/{}", language.code());
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(below)
}

/// What all lessons say in a language.
fn lessons(language: Language) -> Vec<String> {
    let entries = |path: PathBuf| {
        let entries = fs::read_dir(path).expect("a folder");
        entries.map(|entry| entry.expect("an entry").path())
    };
    let top = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../assets/lessons");
    let said = entries(top).flat_map(entries).flat_map(|path| {
        let text = fs::read_to_string(path).expect("text");
        let lesson = Lesson::read(&text).expect("a lesson");
        let lesson = lesson.expect("one is there");
        let told = lesson.told(language.code()).into_iter();
        let all = told.chain(lesson.title(language.code()));
        all.map(str::to_owned).collect::<Vec<_>>()
    });
    said.collect()
}

/// Every sentence of a language: messages, and what its rules and lessons say.
fn sentences(language: Language) -> Vec<String> {
    let said = all(texts(language)).into_iter().map(|(_, text)| text);
    let files = fs::read_dir(folder("rules", language)).expect("rules");
    let rules = files.flat_map(|file| {
        let text = fs::read_to_string(file.expect("an entry").path()).expect("text");
        let rules = RuleTexts::read(&text);
        let told = rules.all().map(|(_, sentence)| sentence.to_string());
        told.collect::<Vec<_>>()
    });
    said.chain(rules).chain(lessons(language)).collect()
}

/// The words of `terms.txt` that are not used, each with the one that is.
fn unused(terms: &str) -> Vec<(String, String)> {
    let lines = terms.lines().filter(|line| !line.starts_with('#'));
    let pairs = lines.filter_map(|line| line.split_once(": "));
    let each = pairs.flat_map(|(term, others)| others.split(", ").map(move |other| (other, term)));
    each.map(|(other, term)| (other.to_lowercase(), term.to_string()))
        .collect()
}

#[test]
fn every_language_keeps_to_its_terms() {
    let mut read = 0;
    for language in Language::ALL {
        let Ok(terms) = fs::read_to_string(folder("messages", language).join("terms.txt")) else {
            continue;
        };
        read += 1;
        let sentences = sentences(language);
        assert!(sentences.len() > 1000, "{language:?}: {}", sentences.len());
        for (other, term) in unused(&terms) {
            let lower = |sentence: &&String| sentence.to_lowercase().contains(&other);
            let found: Vec<&String> = sentences.iter().filter(lower).collect();
            assert!(found.is_empty(), "{term}, not {other}: {found:#?}");
        }
    }
    assert!(read > 0, "no language has terms");
}
