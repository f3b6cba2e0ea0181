//! The sentences of the rules: in both languages, for every rule the source names, clean.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use engine::table::{Chapter, RuleId};
use page::messages::{Language, RuleTextTrouble, RuleTexts, rule_file};

use crate::texts::marks_stand_well;

fn top() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The chapters, each with sentences.
fn chapters() -> impl Iterator<Item = Chapter> {
    Chapter::ALL.iter().copied()
}

fn chapter(chapter: Chapter, language: Language) -> RuleTexts {
    let path = top().join("assets").join(rule_file(chapter, language));
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path:?}: {error}"));
    RuleTexts::read(&text)
}

/// Every sentence of a language with its rule.
fn sentences(language: Language) -> Vec<(RuleId, String)> {
    let texts = chapters().map(|known| chapter(known, language));
    let owned = |(rule, sentence): (RuleId, &str)| (rule, sentence.to_string());
    texts
        .flat_map(|texts| texts.all().map(owned).collect::<Vec<_>>())
        .collect()
}

#[test]
fn each_chapter_has_a_title_and_its_own_rules_in_order() {
    for language in Language::ALL {
        for known in chapters() {
            let texts = chapter(known, language);
            let what = rule_file(known, language);
            assert_eq!(texts.faults(), [], "{what}");
            let rules: Vec<RuleId> = texts.all().map(|(rule, _)| rule).collect();
            assert!(!rules.is_empty(), "{what} is empty");
            let place = |rule: &RuleId| (rule.chapter, rule.ruling, rule.number);
            assert!(rules.is_sorted_by_key(place), "{what} is out of order");
            let strange: Vec<_> = rules.iter().filter(|rule| rule.chapter != known).collect();
            assert!(strange.is_empty(), "{what}: {strange:?}");
        }
    }
}

#[test]
fn both_languages_say_the_same_rules() {
    let rules = |language| -> Vec<RuleId> {
        let sentences = sentences(language).into_iter();
        sentences.map(|(rule, _)| rule).collect()
    };
    assert_eq!(rules(Language::English), rules(Language::French));
}

#[test]
fn no_file_lies_about_that_nobody_reads() {
    for language in Language::ALL {
        let folder = top().join("assets/rules").join(language.code());
        let entries = fs::read_dir(folder).expect("a folder");
        let names = entries.map(|entry| entry.expect("an entry").file_name());
        let found: BTreeSet<_> = names
            .map(|name| name.to_string_lossy().into_owned())
            .collect();
        let name = |chapter: Chapter| format!("{}.txt", chapter.prefix().to_ascii_lowercase());
        assert_eq!(found, chapters().map(name).collect());
    }
}

#[test]
fn the_page_brings_them_along() {
    let index = fs::read_to_string(top().join("www/index.html")).expect("the page");
    assert!(index.contains("rel=\"copy-dir\" href=\"../assets/rules\""));
    let fetched = rule_file(Chapter::Road, Language::French);
    assert_eq!(fetched, "rules/fr/road.txt");
}

#[test]
fn sentences_are_clean_and_never_said_twice() {
    for language in Language::ALL {
        let mut said = BTreeMap::new();
        for (rule, text) in sentences(language) {
            let begins = text.chars().next().is_some_and(char::is_uppercase);
            assert!(begins && text.ends_with('.'), "{rule}: “{text}”");
            let unclean = text.contains("  ") || text.contains("..");
            let straight = text.contains(['\'', '"', '|', '*', '_', '`']);
            assert!(!unclean && !straight, "{rule}: “{text}”");
            let stops = text.matches(". ").count();
            assert!(stops < 2, "{rule} takes more than two sentences: “{text}”");
            if let Some(other) = said.insert(text, rule) {
                panic!("{language:?}: {rule} says the same as {other}");
            }
        }
    }
}

#[test]
fn the_languages_say_it_differently() {
    for ((rule, english), (_, french)) in sentences(Language::English)
        .into_iter()
        .zip(sentences(Language::French))
    {
        assert_ne!(english, french, "{rule}");
    }
}

#[test]
fn french_rules_keep_their_marks_on_the_line() {
    for (rule, text) in sentences(Language::French) {
        assert!(marks_stand_well(&text), "{rule}: “{text}”");
    }
    for known in chapters() {
        let title = chapter(known, Language::French).title().to_string();
        assert!(marks_stand_well(&title), "{title}");
    }
}

#[test]
fn every_rule_the_source_names_is_said() {
    let said: BTreeSet<RuleId> = sentences(Language::English)
        .into_iter()
        .map(|(rule, _)| rule)
        .collect();
    let mut named = BTreeMap::new();
    for folder in ["src", "tests/rules"] {
        collect(&top().join(folder), &mut named);
    }
    // What scores and thefts carry, what refusals are documented with: the search has to find them.
    for known in [
        "ROAD-02", "IC-05", "ROB-11", "MSG-25", "FIELD-22", "MEEP-05",
    ] {
        let known: RuleId = known.parse().expect("a rule");
        assert!(named.contains_key(&known), "{known} was not found");
    }
    let silent: Vec<_> = named
        .iter()
        .filter(|(rule, _)| !said.contains(rule))
        .map(|(rule, path)| format!("{rule} in {path}"))
        .collect();
    assert_eq!(silent, Vec::<String>::new());
}

/// Adds every rule that Rust files below a folder name, with the file.
fn collect(folder: &Path, named: &mut BTreeMap<RuleId, String>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            collect(&path, named);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text = fs::read_to_string(&path).expect("text");
            let rules = written(&text).into_iter().chain(built(&text));
            named.extend(rules.map(|rule| (rule, path.display().to_string())));
        }
    }
}

/// Rules named in words, as in `(ROAD-03)`.
fn written(text: &str) -> Vec<RuleId> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
    words.filter_map(|word| word.parse().ok()).collect()
}

/// Rules that code builds, as in `rule(Chapter::Road, 3)` or `ruling(Chapter::Riv, 1)`; a chapter may have several
/// numbers after it.
fn built(text: &str) -> Vec<RuleId> {
    let mut rules = Vec::new();
    let parts: Vec<&str> = text.split("Chapter::").collect();
    for pair in parts.windows(2) {
        let (before, part) = (pair[0], pair[1]);
        let kind = if before.trim_end().ends_with("ruling(") {
            "R-"
        } else {
            ""
        };
        let mut words = part.split(',').map(str::trim);
        let name = words.next().unwrap_or_default().to_ascii_uppercase();
        for word in words {
            let digits = word.trim_end_matches(|c: char| !c.is_ascii_digit());
            let number = word.split(')').next().unwrap_or_default();
            let Ok(number) = number.trim().parse::<u8>() else {
                break;
            };
            rules.extend(format!("{kind}{name}-{number:02}").parse::<RuleId>());
            if digits.len() < word.len() {
                break;
            }
        }
    }
    rules
}

#[test]
fn bad_lines_are_told_and_the_others_hold() {
    let text = "\n# Roads\n// A remark.\nROAD-01 One.\nnonsense here\nROAD-02\nROAD-01 Two.\n# More\nR-ROAD-01 Three.";
    let texts = RuleTexts::read(text);
    let rule = |id: &str| id.parse::<RuleId>().expect("a rule");
    assert_eq!(texts.title(), "Roads");
    assert_eq!(texts.get(rule("ROAD-01")), Some("One."));
    assert_eq!(texts.get(rule("R-ROAD-01")), Some("Three."));
    assert_eq!(texts.get(rule("ROAD-02")), None);
    let faults: Vec<_> = texts.faults().iter().map(|f| (f.line, f.trouble)).collect();
    let wanted = [
        (5, RuleTextTrouble::NoRule),
        (6, RuleTextTrouble::NoSentence(rule("ROAD-02"))),
        (7, RuleTextTrouble::Again(rule("ROAD-01"))),
        (8, RuleTextTrouble::SecondTitle),
    ];
    assert_eq!(faults, wanted);
    let untitled = RuleTexts::read("ROAD-01 One.");
    assert_eq!(
        untitled.faults()[0].to_string(),
        "line 1: the chapter has no title"
    );
}

/// Where a rule of the crop circles comes from, whose page is missing in the documents, stands with it in each language.
#[test]
fn rules_from_other_sources_have_a_star_and_a_note() {
    for language in Language::ALL {
        let crop = chapter(Chapter::Crop, language);
        for (rule, _) in crop.all() {
            assert_eq!(crop.note(rule).is_some(), !rule.ruling, "{rule}");
        }
        let (listed, note) = crop.listed();
        let stars = listed.iter().filter(|(_, text)| text.ends_with(". *"));
        assert_eq!(stars.count(), 12, "{language:?}");
        assert!(note.is_some_and(|note| note.starts_with("* ") && note.contains("JCloisterZone")));
        assert_eq!(chapter(Chapter::Road, language).listed().1, None);
    }
    let bare = RuleTexts::read("# Roads\nROAD-01 One. *");
    let rule = "ROAD-01".parse().expect("a rule");
    assert_eq!(bare.faults()[0].trouble, RuleTextTrouble::NoNote(rule));
}

#[test]
fn the_rule_behind_each_refusal_has_a_sentence() {
    let of_tiles = crate::cases::reasons().into_iter();
    let of_cards = crate::card_samples::reasons().into_iter();
    let rules: Vec<RuleId> = of_tiles
        .filter_map(|reason| reason.rule())
        .chain(of_cards.filter_map(|reason| reason.rule()))
        .collect();
    assert!(rules.len() > 10, "{rules:?}");
    for rule in rules {
        for language in Language::ALL {
            let texts = chapter(rule.chapter, language);
            assert!(texts.get(rule).is_some(), "{rule} in {language:?}");
        }
    }
}
