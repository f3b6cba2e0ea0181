//! The house: what stands where, which room may use which, and how long things get.
//!
//! These are promises about the source itself. The checks read text; they do not parse Rust.

mod arrows;
mod documents;
mod impls;
mod numbered;
mod second;
mod shape;
mod source;
mod words;

use source::{Source, below, top};
use std::fs;

/// What may stand at the top of the repository besides dot files and what is built.
const TOP: [&str; 11] = [
    "Cargo.toml",
    "Cargo.lock",
    "CHANGELOG.md",
    "LICENSE",
    "README.md",
    "Trunk.toml",
    "assets",
    "rust-toolchain.toml",
    "src",
    "tests",
    "www",
];

/// What is built, and ignored.
const BUILT: [&str; 2] = ["target", "dist"];

/// Fails with the list when there is anything on it.
fn none(complaints: Vec<String>) {
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
}

/// The names in a folder, without those that begin with a dot.
fn names(folder: &str) -> Vec<String> {
    let entries = fs::read_dir(top().join(folder)).expect("a folder");
    let names = entries.map(|entry| {
        entry
            .expect("an entry")
            .file_name()
            .to_string_lossy()
            .into_owned()
    });
    names.filter(|name| !name.starts_with('.')).collect()
}

#[test]
fn nothing_else_stands_at_the_top() {
    let known = |name: &String| TOP.contains(&name.as_str()) || BUILT.contains(&name.as_str());
    none(names("").into_iter().filter(|name| !known(name)).collect());
}

#[test]
fn every_room_is_known() {
    let room = |name: &str| arrows::ROOMS.iter().any(|(room, _)| *room == name);
    let known = |name: &str| {
        ["Cargo.toml", "EMBED.md", "HOST.md", "build.rs", "lib.rs"].contains(&name) || room(name)
    };
    let crates = || source::CRATES.into_iter();
    let strays = crates().flat_map(|name| names(&format!("src/{name}")));
    let mut strays: Vec<String> = strays.filter(|name| !known(name)).collect();
    strays.extend(
        names("src")
            .into_iter()
            .filter(|name| name != "bin" && !crates().any(|known| known == name)),
    );
    none(strays);
}

#[test]
fn arrows_point_one_way() {
    none(below("src").iter().flat_map(arrows::wrong_arrows).collect());
}

/// Cargo enforces the arrows between crates as their manifests say; this one must not appear in a manifest.
#[test]
fn only_the_command_line_uses_the_laboratory() {
    let uses = |name: &&str| {
        let manifest = top().join(format!("src/{name}/Cargo.toml"));
        let manifest = fs::read_to_string(manifest).expect("a manifest");
        manifest.lines().any(|line| line.starts_with("lab"))
    };
    let others = source::CRATES.into_iter().filter(|name| *name != "lab");
    let strays = others.filter(uses);
    none(
        strays
            .map(|name| format!("{name} must not use lab"))
            .collect(),
    );
}

#[test]
fn no_feature_of_the_page_knows_another() {
    none(
        below("src")
            .iter()
            .flat_map(arrows::features_of_others)
            .collect(),
    );
}

/// What the context can do for a feature, it does for all: a method that one feature adds to it would be a way to call that
/// feature which no arrow shows.
#[test]
fn the_context_has_no_methods_elsewhere() {
    let sources = below("src");
    let types = impls::types_of_context(&sources);
    assert!(types.len() > 20, "the context is not where it was");
    let strays = sources
        .iter()
        .flat_map(|source| impls::strays(source, &types));
    none(strays.collect());
}

#[test]
fn the_game_is_pure_and_the_browser_stays_in_its_room() {
    none(below("src").iter().flat_map(arrows::impurities).collect());
}

#[test]
fn files_are_short() {
    none(all().iter().filter_map(shape::long_file).collect());
}

#[test]
fn functions_are_short() {
    none(all().iter().flat_map(shape::long_functions).collect());
}

#[test]
fn nothing_stops_the_game_without_a_sentence() {
    none(below("src").iter().flat_map(shape::stops).collect());
}

#[test]
fn the_map_of_each_crate_is_only_a_map() {
    for name in source::CRATES {
        let path = format!("src/{name}/lib.rs");
        let text = fs::read_to_string(top().join(&path)).expect("text");
        let map = Source::new(&path, &text);
        let map_line = |line: &str| {
            line.starts_with("pub ") || line.starts_with("mod ") || line.starts_with('#')
        };
        let other =
            |line: &&str| !line.is_empty() && !map_line(line) && !line.starts_with([' ', '}']);
        none(map.code.lines().filter(other).map(str::to_string).collect());
        none(
            ["fn", "struct", "enum", "impl", "const"]
                .iter()
                .filter(|word| !map.places(word).is_empty())
                .map(|word| format!("{word} in {path}"))
                .collect(),
        );
    }
}

#[test]
fn the_second_scorer_asks_the_first_for_nothing() {
    let files = second::files();
    assert!(files.len() > 5, "the second scorer is not where it was");
    none(
        files
            .iter()
            .flat_map(|(path, text)| second::borrowed(path, text))
            .collect(),
    );
}

/// A rule that is written and not tested may be forgotten in the game as well.
#[test]
fn every_numbered_rule_begins_the_name_of_a_test() {
    let (rules, sources) = (numbered::rules(), below("tests"));
    assert!(rules.len() > 600, "the rules are not where they were");
    let untested = numbered::untested(rules, &numbered::tests(&sources));
    let complaint = |rule: String| format!("{rule} has no test");
    none(untested.into_iter().map(complaint).collect());
}

/// A manifest leaves out the tests that a crate does not have: one that is written there later would never be run. Those of a
/// library may be listed in the package at the top.
#[test]
fn no_test_stands_where_none_is_run() {
    let text = |path: &str| fs::read_to_string(top().join(path)).expect("text");
    let crates = source::CRATES.map(|name| format!("src/{name}"));
    let manifests = crates.map(|folder| (text(&format!("{folder}/Cargo.toml")), folder));
    let all = manifests
        .into_iter()
        .chain([(text("Cargo.toml"), "src/bin/bastide".to_string())]);
    let listed = text("Cargo.toml");
    let unrun = |(manifest, folder): (&str, &str), text: &str| {
        let elsewhere = listed.contains(&format!("path = \"{folder}/lib.rs\""));
        let lines = |wanted: &str| {
            let comment = |line: &str| line.trim_start_matches(['/', '!', ' ']).to_string();
            text.lines().filter(|line| comment(line) == wanted).count()
        };
        // Each example that is only read ends with a fence that says nothing.
        let examples = lines("```") > lines("```text");
        manifest.contains("\ntest = false") && !elsewhere && text.contains("#[test]")
            || manifest.contains("\ndoctest = false") && examples
    };
    let found = all.flat_map(|(manifest, folder)| {
        let files = below(&folder).into_iter().map(|file| file.path);
        files.filter(move |path| unrun((&manifest, &folder), &text(path)))
    });
    none(found.collect());
}

/// Targets are listed by hand, so a file may be forgotten and never run.
#[test]
fn every_file_is_compiled() {
    let crates = source::CRATES.map(|name| format!("src/{name}/"));
    let manifests = [String::new()].into_iter().chain(crates);
    let manifests = manifests
        .map(|crate_folder| format!("{crate_folder}Cargo.toml"))
        .map(|path| fs::read_to_string(top().join(path)).expect("text"));
    let manifest = manifests.collect::<String>().replace("\"../../", "\"");
    let sources = all();
    let declared = |file: &Source| {
        let (folder, name) = file.path.rsplit_once('/').expect("a folder");
        let stem = name.trim_end_matches(".rs");
        let (folder, stem) = if stem == "mod" {
            folder.rsplit_once('/').expect("a folder")
        } else {
            (folder, stem)
        };
        let parents = ["lib.rs", "main.rs", "mod.rs"].map(|parent| format!("{folder}/{parent}"));
        let parents = [parents.as_slice(), &[format!("{folder}.rs")]].concat();
        let mut parents = sources
            .iter()
            .filter(|source| parents.contains(&source.path));
        parents.any(|parent| !parent.places(&format!("mod {stem};")).is_empty())
    };
    let target = |file: &Source| {
        file.path.ends_with("/lib.rs")
            || file.path.ends_with("/build.rs")
            || file.path.ends_with("/builder/main.rs")
            || manifest.contains(&format!("path = \"{}\"", file.path))
    };
    none(
        sources
            .iter()
            .filter(|file| !target(file) && !declared(file))
            .map(|file| format!("{} is never compiled", file.path))
            .collect(),
    );
}

fn all() -> Vec<Source> {
    let mut sources = below("src");
    sources.extend(below("tests"));
    sources
}
