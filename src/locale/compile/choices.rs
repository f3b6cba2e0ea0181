//! The enums whose values messages may select on.

use super::files::unless;
use super::{Fault, Files};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Its name: `FeatureKind`.
    pub name: String,
    /// Its module: `engine::tiles`.
    pub path: String,
    /// Its variants as in Rust: `LargeMeeple`.
    pub variants: Vec<String>,
}

impl Choice {
    /// The variants as written in messages: `large-meeple`.
    pub fn keys(&self) -> impl Iterator<Item = String> {
        self.variants.iter().map(|variant| kebab(variant))
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choices(pub Vec<Choice>);

impl Choices {
    /// Parses `choices.txt`, one enum per line: `engine::tiles::FeatureKind: Road City Monastery
    /// Garden Field`.
    ///
    /// # Errors
    /// Lines that cannot be parsed.
    pub fn read(files: &Files) -> Result<Choices, Vec<Fault>> {
        const FILE: &str = "choices.txt";
        let (mut choices, mut faults) = (Vec::new(), Vec::new());
        for line in files.lines(FILE) {
            match choice(line) {
                Some(choice) => choices.push(choice),
                None => faults.push(Fault {
                    file: FILE.to_string(),
                    message: None,
                    trouble: format!("`{line}` does not list the choices of a type"),
                }),
            }
        }
        unless(faults, Choices(choices))
    }

    /// The index of the enum with this name.
    pub fn named(&self, name: &str) -> Option<usize> {
        self.0.iter().position(|choice| choice.name == name)
    }
}

fn choice(line: &str) -> Option<Choice> {
    let (path, variants) = line.split_once(": ")?;
    let (path, name) = path.rsplit_once("::")?;
    Some(Choice {
        name: name.to_string(),
        path: path.to_string(),
        variants: variants.split_whitespace().map(String::from).collect(),
    })
}

/// `LargeMeeple` as `large-meeple`.
pub(super) fn kebab(name: &str) -> String {
    let mut kebab = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !kebab.is_empty() {
            kebab.push('-');
        }
        kebab.extend(letter.to_lowercase());
    }
    kebab
}
