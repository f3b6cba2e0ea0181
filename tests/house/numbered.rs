//! The numbered rules: each of them has a test that begins with its number.

use std::collections::BTreeSet;
use std::fs;

use crate::names;
use crate::source::{Source, top};

/// Where the texts of the rules are, a chapter a file.
const CHAPTERS: &str = "assets/rules/en";

/// The numbers of all rules and rulings: `ROAD-02`, `R-ROB-05`.
pub fn rules() -> Vec<String> {
    let mut rules: Vec<String> = names(CHAPTERS)
        .iter()
        .flat_map(|file| chapter(file))
        .collect();
    rules.sort();
    rules
}

/// The numbers in a chapter: each line but the title, a note and the empty ones begins with one.
fn chapter(file: &str) -> Vec<String> {
    let text = fs::read_to_string(top().join(CHAPTERS).join(file)).expect("text");
    let lines = text.lines().filter(|line| !line.starts_with(['#', '*']));
    let numbers = lines.filter_map(|line| line.split_whitespace().next());
    numbers.map(str::to_string).collect()
}

/// The names of the tests in these files.
pub fn tests(sources: &[Source]) -> BTreeSet<&str> {
    sources.iter().flat_map(of_file).collect()
}

fn of_file(source: &Source) -> impl Iterator<Item = &str> {
    let marked = source.code.split("#[test]").skip(1);
    marked.filter_map(|test| test.split_once("fn ")?.1.split('(').next())
}

/// The rules that no test begins with.
pub fn untested(rules: Vec<String>, tests: &BTreeSet<&str>) -> Vec<String> {
    let tested = |rule: &String| {
        let prefix = format!("{}_", rule.to_lowercase().replace('-', "_"));
        tests.iter().any(|test| test.starts_with(&prefix))
    };
    rules.into_iter().filter(|rule| !tested(rule)).collect()
}

#[test]
fn a_rule_without_a_test_is_found() {
    let text =
        "#[test]\nfn road_02_pays() {}\nfn road_03_pays() {}\n#[test]\nfn road_011_pays() {}";
    let sources = [Source::new("tests/rules/roads.rs", text)];
    let rules = ["ROAD-01", "ROAD-02", "ROAD-03"].map(str::to_string);
    assert_eq!(
        untested(rules.to_vec(), &tests(&sources)),
        ["ROAD-01", "ROAD-03"]
    );
}
