//! Reads the files of a language.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Comment, Entry, Pattern};
use fluent_syntax::parser;

use super::files::unless;
use super::{Catalog, Fault, Files};

/// A message or term as written.
#[derive(Clone, Debug)]
pub(super) struct Written {
    pub file: String,
    pub comment: Vec<String>,
    pub pattern: Pattern<String>,
}

impl Written {
    fn new(file: &str, comment: Option<Comment<String>>, pattern: Pattern<String>) -> Written {
        Written {
            file: file.to_string(),
            comment: comment.map(|comment| comment.content).unwrap_or_default(),
            pattern,
        }
    }
}

const TWICE: &str = "there is another message of this name";

/// The folder of a language.
#[derive(Clone, Debug, Default)]
pub(super) struct Folder {
    /// The files in order, each with its head comments and the names of its messages.
    pub(super) files: Vec<(String, Vec<String>, Vec<String>)>,
    pub(super) messages: BTreeMap<String, Written>,
    pub(super) terms: BTreeMap<String, Written>,
}

/// The file about the language itself, whose messages the page cannot call.
const ABOUT: &str = "language";

impl Folder {
    /// Reads the files of a language.
    ///
    /// # Errors
    /// Everything that is not valid Fluent.
    pub(super) fn read(files: &Files, code: &str) -> Result<Folder, Vec<Fault>> {
        let (mut read, mut faults) = (Folder::default(), Vec::new());
        for (path, text) in &files.0 {
            let name = path
                .strip_prefix(code)
                .and_then(|rest| rest.strip_prefix('/'));
            if let Some(stem) = name.and_then(|name| name.strip_suffix(".ftl")) {
                read.add(
                    path,
                    stem,
                    text,
                    &mut |message: Option<&str>, trouble: String| {
                        faults.push(Fault {
                            file: path.clone(),
                            message: message.map(String::from),
                            trouble,
                        });
                    },
                );
            }
        }
        unless(faults, read)
    }

    fn add(
        &mut self,
        file: &str,
        stem: &str,
        text: &str,
        fault: &mut dyn FnMut(Option<&str>, String),
    ) {
        let resource = match parser::parse(text.to_string()) {
            Ok(resource) => resource,
            Err((resource, errors)) => {
                for error in errors {
                    let line = text[..error.pos.start].lines().count().max(1);
                    fault(None, format!("this is no Fluent: line {line}: {error}"));
                }
                resource
            }
        };
        let (mut head, mut names) = (Vec::new(), Vec::new());
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let id = message.id.name;
                    for attribute in &message.attributes {
                        let name = &attribute.id.name;
                        let trouble = format!("attributes such as `.{name}` are not used");
                        fault(Some(&id), trouble);
                    }
                    let Some(pattern) = message.value else {
                        fault(Some(&id), "there are no words".to_string());
                        continue;
                    };
                    names.push(id.clone());
                    let written = Written::new(file, message.comment, pattern);
                    if self.messages.insert(id.clone(), written).is_some() {
                        fault(Some(&id), TWICE.to_string());
                    }
                }
                Entry::Term(term) => {
                    let (id, written) =
                        (term.id.name, Written::new(file, term.comment, term.value));
                    if self.terms.insert(id.clone(), written).is_some() {
                        fault(Some(&id), TWICE.to_string());
                    }
                }
                Entry::ResourceComment(comment) => head.extend(comment.content),
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::Junk { .. } => {}
            }
        }
        if stem != ABOUT {
            self.files.push((stem.to_string(), head, names));
        }
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
        let fault = |(id, written): (&String, &Written), trouble: &str| Fault {
            file: written.file.clone(),
            message: Some(id.clone()),
            trouble: trouble.to_string(),
        };
        let about = |id: &str| id.starts_with("language-") || id.starts_with("list-");
        let messages = self.messages.iter();
        let messages = messages
            .filter(|(id, _)| !known.contains(id.as_str()) && !about(id))
            .map(|one| fault(one, "English has no such message"));
        let terms = self.terms.iter().filter(|(id, _)| !used.contains(*id));
        messages
            .chain(terms.map(|one| fault(one, "no message refers to this term")))
            .collect()
    }
}
