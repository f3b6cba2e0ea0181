//! Messages: each is said somewhere.

use std::collections::BTreeSet;
use std::fs;

use crate::source::{Source, below, top};

/// The first language: it says what messages there are.
const FIRST: &str = "assets/messages/en";

/// The messages of the first language, with the text of their file.
pub fn messages() -> Vec<(String, String)> {
    let files = fs::read_dir(top().join(FIRST)).expect("a folder");
    let mut all = Vec::new();
    for file in files {
        let path = file.expect("an entry").path();
        // What a language says about itself is no message of the page.
        if path.file_stem().is_some_and(|stem| stem == "language") {
            continue;
        }
        let text = fs::read_to_string(path).expect("text");
        let names = text.lines().filter_map(name).map(str::to_string);
        all.extend(names.map(|name| (name, text.clone())));
    }
    all
}

/// The name of the message that begins on a line.
fn name(line: &str) -> Option<&str> {
    let name = line.split_once(" =")?.0;
    let letters = |name: &str| name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
    (letters(name) && !name.starts_with('-') && !name.is_empty()).then_some(name)
}

/// Messages that no code says and no other message refers to.
pub fn unsaid(messages: &[(String, String)], sources: &[Source]) -> Vec<String> {
    let texts: Vec<&String> = messages.iter().map(|(_, text)| text).collect();
    let referred = |name: &str| {
        let inserted = [format!("{{ {name} }}"), format!("({name})")];
        texts
            .iter()
            .any(|text| inserted.iter().any(|one| text.contains(one)))
    };
    let letter = |c: char| c.is_alphanumeric() || c == '_';
    let code = sources.iter().map(|source| source.code.as_str());
    let names: BTreeSet<&str> = code.flat_map(|code| code.split(|c| !letter(c))).collect();
    let said = |name: &str| names.contains(name.replace('-', "_").as_str());
    let mut unsaid: Vec<String> = messages
        .iter()
        .map(|(name, _)| name.clone())
        .filter(|name| !said(name) && !referred(name))
        .collect();
    unsaid.dedup();
    unsaid
}

#[test]
fn every_message_is_said_somewhere() {
    let messages = messages();
    assert!(messages.len() > 900, "the messages are not where they were");
    crate::none(unsaid(&messages, &below("src")));
}

#[test]
fn a_message_that_nobody_says_is_found() {
    let text = "# Doc.\nsaid = a\nreferred = b\nunsaid = { referred }\n-term = c\n".to_string();
    let named = |name: &str| (name.to_string(), text.clone());
    let messages = ["said", "referred", "unsaid"].map(named);
    let found: Vec<&str> = text.lines().filter_map(name).collect();
    assert_eq!(found, ["said", "referred", "unsaid"]);
    let source = Source::new("src/page/x.rs", "fn x() { texts.said() }");
    assert_eq!(unsaid(&messages, &[source]), ["unsaid"]);
}
