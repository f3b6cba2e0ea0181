//! The catalog: which messages exist and what each takes, as declared by the first language.

use super::choices::Choices;
use super::files::unless;
use super::later::Later;
use super::read::Folder;
use super::{Fault, When};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A name, or a sentence formatted earlier: `(text)`.
    Text,
    /// A number: `(number)`.
    Number,
    /// A list of names: `(list)`.
    List,
    /// A truth value, `yes` or `no`: `(yes/no)`.
    Truth,
    /// A value of an enum of the game, by its index in [`Choices`]: `(FeatureKind)`.
    Choice(usize),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// Its name, without the `$`.
    pub name: String,
    pub kind: Kind,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// Its name in the files: `tiles-left`.
    pub id: String,
    pub doc: Vec<String>,
    pub parameters: Vec<Parameter>,
    /// The table that contains it.
    pub when: When,
    /// Its number, counted over all tables.
    pub number: usize,
}

impl Message {
    /// Whether it only selects between texts and inserts nothing.
    pub fn is_plain(&self) -> bool {
        let mut kinds = self.parameters.iter().map(|parameter| parameter.kind);
        kinds.all(|kind| matches!(kind, Kind::Truth | Kind::Choice(_)))
    }
}

/// The messages of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// The name of the file: `reports`.
    pub name: String,
    /// The comments at its head.
    pub doc: Vec<String>,
    pub messages: Vec<Message>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Catalog {
    pub sheets: Vec<Sheet>,
}

impl Catalog {
    pub(super) fn from_folder(
        first: &Folder,
        choices: &Choices,
        later: &Later,
    ) -> Result<Catalog, Vec<Fault>> {
        let mut faults = Vec::new();
        let sheets = first.files.iter().map(|(name, doc, ids)| Sheet {
            name: name.clone(),
            doc: doc.clone(),
            messages: ids
                .iter()
                .filter_map(|id| {
                    message(first, id, choices, later.when(name, id))
                        .map_err(|one| faults.push(one))
                        .ok()
                })
                .collect(),
        });
        let sheets = sheets.collect();
        unless(faults, Catalog::numbered(sheets))
    }

    fn numbered(mut sheets: Vec<Sheet>) -> Catalog {
        let mut number = 0;
        for when in When::ALL {
            let messages = sheets.iter_mut().flat_map(|sheet| &mut sheet.messages);
            for message in messages.filter(|message| message.when == when) {
                message.number = number;
                number += 1;
            }
        }
        Catalog { sheets }
    }

    /// All messages, in the order of their numbers.
    pub fn messages(&self) -> impl Iterator<Item = &Message> {
        When::ALL.into_iter().flat_map(|when| self.of_table(when))
    }

    /// The messages of one table, in the order of their numbers.
    pub fn of_table(&self, when: When) -> impl Iterator<Item = &Message> {
        let messages = self.sheets.iter().flat_map(|sheet| &sheet.messages);
        messages.filter(move |message| message.when == when)
    }

    /// Eight hexadecimal digits that change whenever a number or an argument changes its meaning.
    pub(super) fn digest(&self, choices: &Choices) -> String {
        let told = format!("{:?} {choices:?}", self.messages().collect::<Vec<_>>());
        // FNV-1a.
        let hash = told.bytes().fold(0x811C_9DC5_u32, |hash, byte| {
            (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
        });
        format!("{hash:08x}")
    }
}

fn message(first: &Folder, id: &str, choices: &Choices, when: When) -> Result<Message, Fault> {
    let written = first.messages.get(id);
    let comment = written
        .map(|written| written.comment.as_slice())
        .unwrap_or_default();
    let mut message = Message {
        id: id.to_string(),
        doc: Vec::new(),
        parameters: Vec::new(),
        when,
        number: 0,
    };
    for line in comment {
        match parameter(line, choices) {
            Some(Ok(parameter)) => message.parameters.push(parameter),
            Some(Err(trouble)) => {
                return Err(Fault {
                    file: written
                        .map(|written| written.file.clone())
                        .unwrap_or_default(),
                    message: Some(id.to_string()),
                    trouble,
                });
            }
            None => message.doc.push(line.clone()),
        }
    }
    Ok(message)
}

/// Parses a declaration like `$name (text) whose turn it is` at the start of a line.
fn parameter(line: &str, choices: &Choices) -> Option<Result<Parameter, String>> {
    let (name, rest) = line.trim().strip_prefix('$')?.split_once(" (")?;
    let (kind, _) = rest.split_once(')')?;
    let found = match kind {
        "text" => Some(Kind::Text),
        "number" => Some(Kind::Number),
        "list" => Some(Kind::List),
        "yes/no" => Some(Kind::Truth),
        other => choices.named(other).map(Kind::Choice),
    };
    let name = name.to_string();
    Some(match found {
        Some(kind) => Ok(Parameter { name, kind }),
        None => Err(format!("`{kind}` is no kind of argument")),
    })
}
