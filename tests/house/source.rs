//! Rust source as the checks see it: without comments, without what stands in quotes, without test modules.

use std::fs;
use std::path::{Path, PathBuf};

/// The libraries, each in a folder of its own below `src`.
pub const CRATES: [&str; 6] = ["engine", "lab", "locale", "host", "view", "page"];

/// One file of Rust.
pub struct Source {
    /// Its path from the top of the repository, with slashes.
    pub path: String,
    /// The code, line for line: comments, quoted text and `#[cfg(test)]` items are blanks.
    pub code: String,
}

impl Source {
    /// A source of the given text.
    pub fn new(path: &str, text: &str) -> Source {
        let code = without_tests(&without_words(text));
        Source {
            path: path.to_string(),
            code,
        }
    }

    /// The parts of the path below the crate: `["rules", "score", "road.rs"]`; none for files that belong to no library.
    pub fn below_crate(&self) -> Vec<&str> {
        let below = |name| self.path.strip_prefix(&format!("src/{name}/"));
        CRATES
            .into_iter()
            .find_map(below)
            .map(|path| path.split('/').collect())
            .unwrap_or_default()
    }

    /// The room the file stands in; none for the top of a crate and for files elsewhere.
    pub fn room(&self) -> Option<&str> {
        let parts = self.below_crate();
        if parts.len() < 2 {
            None
        } else {
            Some(parts[0])
        }
    }

    /// A complaint about a place in this file.
    pub fn complaint(&self, at: usize, what: &str) -> String {
        let line = self.code[..at].matches('\n').count() + 1;
        format!("{}:{line}: {what}", self.path)
    }

    /// Where `word` stands as a word of its own.
    pub fn places(&self, word: &str) -> Vec<usize> {
        let edge = |next: Option<char>| !next.is_some_and(|c| c.is_alphanumeric() || c == '_');
        let named = word.ends_with(|c: char| c.is_alphanumeric() || c == '_');
        self.code
            .match_indices(word)
            .map(|(at, _)| at)
            .filter(|&at| !named || edge(self.code[at + word.len()..].chars().next()))
            .filter(|&at| word.starts_with('.') || edge(self.code[..at].chars().next_back()))
            .collect()
    }
}

/// The top of the repository.
pub fn top() -> PathBuf {
    PathBuf::from(std::env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where the package is"))
}

/// All Rust files below a folder of the repository, by path.
pub fn below(folder: &str) -> Vec<Source> {
    let mut sources = Vec::new();
    collect(&top().join(folder), folder, &mut sources);
    sources.sort_by(|one, other| one.path.cmp(&other.path));
    sources
}

fn collect(folder: &Path, name: &str, sources: &mut Vec<Source>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = format!(
            "{name}/{}",
            path.file_name().expect("a name").to_string_lossy()
        );
        if path.is_dir() {
            collect(&path, &name, sources);
        } else if name.ends_with(".rs") {
            sources.push(Source::new(
                &name,
                &fs::read_to_string(&path).expect("text"),
            ));
        }
    }
}

/// The text with comments and quoted text replaced by blanks; lines stay where they are.
fn without_words(text: &str) -> String {
    let mut code = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let before = code.chars().next_back().unwrap_or(' ');
        let length = quoted(rest, before);
        if length == 0 {
            code.push(first);
            rest = &rest[first.len_utf8()..];
        } else {
            code.extend(
                rest[..length]
                    .chars()
                    .map(|c| if c == '\n' { '\n' } else { ' ' }),
            );
            rest = &rest[length..];
        }
    }
    code
}

/// How long the comment or quoted text is that begins here; 0 when none does.
fn quoted(rest: &str, before: char) -> usize {
    let all = rest.len();
    let word = before.is_alphanumeric() || before == '_';
    if rest.starts_with("//") {
        rest.find('\n').unwrap_or(all)
    } else if rest.starts_with("/*") {
        rest.find("*/").map_or(all, |end| end + 2)
    } else if rest.starts_with('"') {
        closed(rest, '"')
    } else if !word && (rest.starts_with("r\"") || rest.starts_with("r#") || rest.starts_with("br"))
    {
        raw(rest)
    } else if rest.starts_with('\'') {
        let mut after = rest.chars().skip(1);
        match (after.next(), after.next()) {
            (Some('\\'), _) | (Some(_), Some('\'')) => closed(rest, '\''),
            _ => 0, // a lifetime
        }
    } else {
        0
    }
}

/// The length of text in quotes, where a backslash spares the next character.
fn closed(rest: &str, quote: char) -> usize {
    let mut spared = false;
    for (at, c) in rest.char_indices().skip(1) {
        if !spared && c == quote {
            return at + 1;
        }
        spared = !spared && c == '\\';
    }
    rest.len()
}

/// The length of `r"..."`, `r#"..."#`, `br"..."`; 0 for a name like `r#type` or `break`.
fn raw(rest: &str) -> usize {
    let Some(marks) = rest.trim_start_matches('b').strip_prefix('r') else {
        return 0;
    };
    let hashes = marks.len() - marks.trim_start_matches('#').len();
    if !marks[hashes..].starts_with('"') {
        return 0;
    }
    let start = rest.len() - marks.len() + hashes + 1;
    let end = format!("\"{}", "#".repeat(hashes));
    rest[start..]
        .find(&end)
        .map_or(rest.len(), |at| start + at + end.len())
}

/// The code with every item under `#[cfg(test)]` replaced by blanks.
fn without_tests(code: &str) -> String {
    const MARK: &str = "#[cfg(test)]";
    let Some(at) = code.find(MARK) else {
        return code.to_string();
    };
    let item = at + MARK.len();
    let end = item + item_length(&code[item..]);
    let blank: String = code[at..end].chars().filter(|&c| c == '\n').collect();
    format!("{}{blank}{}", &code[..at], without_tests(&code[end..]))
}

/// The length of the item that begins here: to its closing brace, or to its semicolon.
pub fn item_length(code: &str) -> usize {
    let (mut braces, mut brackets) = (0, 0);
    for (at, c) in code.char_indices() {
        match c {
            '{' => braces += 1,
            '}' if braces <= 1 => return at + 1,
            '}' => braces -= 1,
            '(' | '[' => brackets += 1,
            ')' | ']' => brackets -= 1,
            ';' if braces == 0 && brackets == 0 => return at + 1,
            _ => {}
        }
    }
    code.len()
}

#[test]
fn comments_quotes_and_tests_are_blanked() {
    let text = "let a = \"f64 \\\" {\"; // f64\n/* f64\n*/ let b = 'x'; fn c<'a>(d: &'a str) {}\n#[cfg(test)]\nmod tests {\n  f64 }\nlet r = r#\"f64\"#; let e = '{';";
    let source = Source::new("src/engine/rules/a.rs", text);
    assert!(!source.code.contains("f64"), "{}", source.code);
    assert!(
        source.code.contains("fn c<'a>(d: &'a str) {}"),
        "{}",
        source.code
    );
    assert!(
        !source.code.contains('"') && !source.code.contains("'{"),
        "{}",
        source.code
    );
    assert_eq!(source.code.lines().count(), text.lines().count());
    assert_eq!(
        source.complaint(source.code.find("let r").expect("a place"), "here"),
        "src/engine/rules/a.rs:7: here"
    );
}

#[test]
fn a_word_is_found_only_where_it_stands_alone() {
    let source = Source::new(
        "src/engine/rules/a.rs",
        "f64 my_f64 f64s (f64) a.unwrap() unwrap_or()",
    );
    assert_eq!(source.places("f64"), [0, 17]);
    assert_eq!(source.places(".unwrap()").len(), 1);
}
