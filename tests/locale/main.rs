//! What translators write, and what becomes of it.

mod faults;
mod said;
mod tables;

use locale::compile::{Fault, Files, Messages, messages};
use locale::speech::{Argument, Edition, Speech, Table, When};

/// Files by their paths, with the ones every language needs. A `|` is the end of a line, which variants need.
fn files(texts: &[(&str, &str)]) -> Files {
    let always = [
        (
            "choices.txt",
            "engine::tiles::FeatureKind: Road City LargeField",
        ),
        (
            "en/language.ftl",
            "language-name = English\nlanguage-in-english = English\nlist-comma = {\", \"}\nlist-and = {\" and \"}",
        ),
        (
            "fr/language.ftl",
            "language-name = Français\nlanguage-in-english = French\nlanguage-typography = french\nlist-and = {\" et \"}",
        ),
    ];
    let all = always.iter().chain(texts);
    Files(
        all.map(|(path, text)| (path.to_string(), text.replace('|', "\n")))
            .collect(),
    )
}

/// What becomes of English and French files with these messages.
fn compiled(english: &str, french: &str) -> Messages {
    let files = files(&[("en/sheet.ftl", english), ("fr/sheet.ftl", french)]);
    messages(&files).expect("no faults")
}

/// What is wrong with these.
fn faults(english: &str, french: &str) -> Vec<Fault> {
    let files = files(&[("en/sheet.ftl", english), ("fr/sheet.ftl", french)]);
    messages(&files).err().unwrap_or_default()
}

/// A compiled language that speaks.
fn speech(messages: &Messages, code: &str) -> Speech {
    let mut languages = messages.languages.iter();
    let language = languages
        .find(|language| language.code == code)
        .expect("a language");
    let leak = |table: &String| -> &'static str { Box::leak(table.clone().into_boxed_str()) };
    let [first, later, cards] = language.tables.each_ref().map(leak);
    let table = Table::read(first, &messages.digest).expect("a table");
    for (when, packed) in [(When::Later, later), (When::Cards, cards)] {
        let added = table.add(when, packed, &messages.digest);
        added.expect("a later table");
    }
    Speech {
        table: Box::leak(Box::new(table)),
        edition: Edition::Current,
    }
}

/// The only message of these files, said in both languages.
fn both(english: &str, french: &str, arguments: &[Argument]) -> [String; 2] {
    let compiled = compiled(english, french);
    ["en", "fr"].map(|code| speech(&compiled, code).say(0, arguments))
}
