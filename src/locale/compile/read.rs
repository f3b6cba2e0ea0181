//! Reads the files of a language.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Comment, Entry, Pattern};
use fluent_syntax::parser;

use super::{Catalog, Fault, Files, Trouble};

/// A message or term as written.
#[derive(Clone, Debug)]
pub(super) struct Written {
    pub file: String,
    pub comment: Vec<String>,
    pub pattern: Pattern<String>,
}

/// The folder of a language.
#[derive(Clone, Debug, Default)]
pub(super) struct Folder {
    /// The files in order, each with its head comments and the names of its messages.
    pub(super) files: Vec<(String, Vec<String>, Vec<String>)>,
    messages: BTreeMap<String, Written>,
    terms: BTreeMap<String, Written>,
    faults: Vec<Fault>,
}

/// The file about the language itself, whose messages the page cannot call.
const ABOUT: &str = "language";

impl Folder {
    /// Reads the files of a language.
    ///
    /// # Errors
    /// Everything that is not valid Fluent.
    pub(super) fn read(files: &Files, code: &str) -> Result<Folder, Vec<Fault>> {
        let mut read = Folder::default();
        for (path, text) in &files.0 {
            let name = path
                .strip_prefix(code)
                .and_then(|rest| rest.strip_prefix('/'));
            if let Some(stem) = name.and_then(|name| name.strip_suffix(".ftl")) {
                read.add(path.clone(), stem, text);
            }
        }
        if read.faults.is_empty() {
            Ok(read)
        } else {
            Err(read.faults)
        }
    }

    fn fault(&mut self, file: &str, message: Option<&str>, trouble: Trouble) {
        self.faults.push(Fault {
            file: file.to_string(),
            message: message.map(String::from),
            trouble,
        });
    }

    fn add(&mut self, file: String, stem: &str, text: &str) {
        let resource = match parser::parse(text.to_string()) {
            Ok(resource) => resource,
            Err((resource, errors)) => {
                for error in errors {
                    let line = text[..error.pos.start].lines().count().max(1);
                    let why = format!("line {line}: {error}");
                    self.fault(&file, None, Trouble::Syntax(why));
                }
                resource
            }
        };
        let (mut head, mut names) = (Vec::new(), Vec::new());
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    for attribute in &message.attributes {
                        let name = attribute.id.name.clone();
                        self.fault(&file, Some(&message.id.name), Trouble::Attribute(name));
                    }
                    let Some(pattern) = message.value else {
                        self.fault(&file, Some(&message.id.name), Trouble::Empty);
                        continue;
                    };
                    names.push(message.id.name.clone());
                    self.keep(&file, message.id.name, message.comment, pattern, false);
                }
                Entry::Term(term) => {
                    self.keep(&file, term.id.name, term.comment, term.value, true);
                }
                Entry::ResourceComment(comment) => head.extend(comment.content),
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::Junk { .. } => {}
            }
        }
        if stem != ABOUT {
            self.files.push((stem.to_string(), head, names));
        }
    }

    fn keep(
        &mut self,
        file: &str,
        name: String,
        comment: Option<Comment<String>>,
        pattern: Pattern<String>,
        term: bool,
    ) {
        let kept = if term {
            &mut self.terms
        } else {
            &mut self.messages
        };
        let written = Written {
            file: file.to_string(),
            comment: comment.map(|comment| comment.content).unwrap_or_default(),
            pattern,
        };
        if kept.insert(name.clone(), written).is_some() {
            self.fault(file, Some(&name), Trouble::Twice);
        }
    }

    pub(super) fn message(&self, id: &str) -> Option<&Written> {
        self.messages.get(id)
    }

    pub(super) fn term(&self, id: &str) -> Option<&Written> {
        self.terms.get(id)
    }

    /// A message that consists of text only, about the language itself.
    pub(super) fn text(&self, id: &str) -> Option<String> {
        super::lower::text(&self.messages.get(id)?.pattern)
    }

    /// Whether spaces before punctuation become non-breaking, as in French.
    pub(super) fn spaces_before_signs(&self) -> bool {
        self.text("language-typography").as_deref() == Some("french")
    }

    /// Messages that the first language does not have, and unused terms.
    pub(super) fn superfluous(&self, catalog: &Catalog, used: &BTreeSet<String>) -> Vec<Fault> {
        let known: BTreeSet<&str> = catalog
            .messages()
            .map(|message| message.id.as_str())
            .collect();
        let fault = |(id, written): (&String, &Written), trouble| Fault {
            file: written.file.clone(),
            message: Some(id.clone()),
            trouble,
        };
        let about = |id: &str| id.starts_with("language-") || id.starts_with("list-");
        let messages = self.messages.iter();
        let messages = messages
            .filter(|(id, _)| !known.contains(id.as_str()) && !about(id))
            .map(|one| fault(one, Trouble::Superfluous));
        let terms = self.terms.iter().filter(|(id, _)| !used.contains(*id));
        messages
            .chain(terms.map(|one| fault(one, Trouble::Unused)))
            .collect()
    }
}
