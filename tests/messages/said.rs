//! Every sentence as it was read: `tests/golden/messages`, a file for each language. Whoever changes one sees what it was. To
//! accept what is said now, run this with `UPDATE_GOLDEN=1` and read the difference.

use std::collections::BTreeSet;
use std::path::PathBuf;

use engine::rules::Edition;
use page::messages::{Language, Texts, texts};

use crate::samples::all;

/// One of every message, each once; behind a line with the edition, what an older one says otherwise.
fn written(language: Language) -> String {
    let said = |texts: &Texts| all(texts).into_iter().map(|(_, text)| text);
    let mut known = BTreeSet::new();
    let mut lines: Vec<String> = Vec::new();
    for edition in [Edition::Current, Edition::First2001, Edition::Winter] {
        lines.push(format!("# {}", edition.name()));
        let texts = texts(language).in_edition(edition);
        lines.extend(said(texts).filter(|text| known.insert(text.clone())));
    }
    lines.push(String::new());
    lines.join("\n")
}

#[test]
fn every_sentence_is_the_one_that_was_read() {
    for language in Language::ALL {
        let path = format!("../../tests/golden/messages/{}.txt", language.code());
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(path);
        let now = written(language);
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            std::fs::write(&path, &now).expect("written");
        }
        let read = std::fs::read_to_string(&path).expect("a golden file");
        for (now, read) in now.lines().zip(read.lines()) {
            assert_eq!(now, read, "{language:?}");
        }
        assert_eq!(now.lines().count(), read.lines().count(), "{language:?}");
    }
}
