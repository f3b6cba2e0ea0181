//! Pages of documentation: what they link to, and the files and commands they name, are there.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::none;
use crate::source::top;

/// How long the README may be, in bytes: what is read at one sitting.
const README: usize = 12_000;
/// Where the paths of a page may begin.
const ROOTS: [&str; 4] = ["", "src", "src/page", "src/engine"];

/// All pages below a folder of the repository, what is built left out.
fn pages(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        let built = ["target", "dist", "node_modules", ".git"].contains(&name.as_str());
        match path.is_dir() {
            true if !built => pages(&path, found),
            false if name.ends_with(".md") => found.push(path),
            _ => {}
        }
    }
}

/// Each page with its text.
fn all() -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    pages(&top(), &mut found);
    assert!(found.len() > 15, "the pages are not where they were");
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("text");
        (path, text)
    };
    found.into_iter().map(read).collect()
}

/// Where the links of a text lead.
fn links(text: &str) -> impl Iterator<Item = &str> {
    let ends = text
        .match_indices("](")
        .map(|(at, open)| &text[at + open.len()..]);
    ends.filter_map(|rest| rest.split([')', ' ', '\n']).next())
}

/// What a heading is called in an address.
fn anchor(heading: &str) -> String {
    let letters = heading.chars().flat_map(char::to_lowercase);
    let kept = letters.filter_map(|letter| match letter {
        ' ' => Some('-'),
        '-' | '_' => Some(letter),
        _ => letter.is_alphanumeric().then_some(letter),
    });
    kept.collect()
}

fn has_heading(page: &Path, wanted: &str) -> bool {
    let text = fs::read_to_string(page).unwrap_or_default();
    let headings = text.lines().filter_map(|line| line.strip_prefix('#'));
    let mut anchors = headings.map(|heading| anchor(heading.trim_start_matches('#').trim()));
    anchors.any(|anchor| anchor == wanted)
}

#[test]
fn every_link_of_every_page_leads_somewhere() {
    let mut dead = Vec::new();
    for (page, text) in all() {
        let beside = page.parent().expect("a folder");
        for link in links(&text).filter(|link| !link.contains("://")) {
            let (file, heading) = link.split_once('#').unwrap_or((link, ""));
            let target = match file {
                "" => page.clone(),
                file => beside.join(file),
            };
            if !target.exists() || !(heading.is_empty() || has_heading(&target, heading)) {
                dead.push(format!("{}: {link}", page.display()));
            }
        }
    }
    none(dead);
}

/// What stands between backticks on one line, and the lines of blocks of code.
fn codes(text: &str) -> BTreeSet<&str> {
    let lines = text.lines();
    let spans = lines.flat_map(|line| line.split('`').skip(1).step_by(2));
    let blocks = text.split("```").skip(1).step_by(2).flat_map(str::lines);
    spans.chain(blocks).collect()
}

#[test]
fn every_file_that_a_page_names_is_there() {
    let endings = [".rs", ".js", ".txt", ".ftl", ".md"];
    let mut gone = Vec::new();
    for (page, text) in all() {
        // It tells of files that went.
        if page.ends_with("CHANGELOG.md") {
            continue;
        }
        let beside = page.parent().expect("a folder");
        let named = |code: &&str| {
            let plain = |c: char| c.is_ascii_alphanumeric() || "/._-".contains(c);
            let here = [
                "src/",
                "tests/",
                "assets/",
                "www/",
                "stage/",
                "web/",
                "features/",
                "app/",
                "engine/",
            ];
            let file = endings.iter().any(|ending| code.ends_with(ending));
            code.chars().all(plain) && file && here.iter().any(|root| code.starts_with(root))
        };
        for code in codes(&text).into_iter().filter(named) {
            let known = ROOTS
                .iter()
                .any(|root| top().join(root).join(code).exists());
            if !known && !beside.join(code).exists() {
                gone.push(format!("{}: {code}", page.display()));
            }
        }
    }
    none(gone);
}

/// The word behind one of these beginnings of a command.
fn command<'a>(code: &'a str, beginnings: &[&str]) -> Option<&'a str> {
    let rest = beginnings
        .iter()
        .find_map(|begin| code.strip_prefix(begin))?;
    let word = rest.split_whitespace().next()?;
    word.chars().all(|c| c.is_ascii_lowercase()).then_some(word)
}

#[test]
fn every_command_that_a_page_names_is_one() {
    let text = |path: &str| fs::read_to_string(top().join(path)).expect("text");
    let (builder, rules) = (
        text("src/bin/builder/main.rs"),
        text("src/bin/bastide/main.rs"),
    );
    let aliases = text(".cargo/config.toml");
    let mut unknown = Vec::new();
    for (page, text) in all() {
        for code in codes(&text) {
            let page_command = command(code, &["cargo page "]);
            let short = command(code, &["cargo "]).filter(|word| {
                let own = ["bench", "run", "test", "doc", "build", "fmt", "install"];
                !own.contains(word)
            });
            let told = command(
                code,
                &["bastide ", "cargo run -- ", "cargo run --release -- "],
            );
            let known = page_command.is_none_or(|word| builder.contains(&format!("\n  {word} ")))
                && short.is_none_or(|word| aliases.contains(&format!("\n{word} = ")))
                && told.is_none_or(|word| rules.contains(&format!("\"{word}\" =>")));
            if !known {
                unknown.push(format!("{}: {code}", page.display()));
            }
        }
    }
    none(unknown);
}

#[test]
fn the_readme_is_read_at_one_sitting() {
    let readme = fs::read_to_string(top().join("README.md")).expect("text");
    assert!(readme.len() <= README, "{} bytes", readme.len());
}
