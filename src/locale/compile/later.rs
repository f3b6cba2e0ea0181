//! Which messages the page can load later, because nobody needs them before the first move.

use super::read::Folder;
use super::{Fault, Files, Trouble};
use crate::speech::When;

/// The line in `later.txt` before the messages of the card game.
const CARDS: &str = "[cards]";

/// The parsed `later.txt`.
#[derive(Debug, Default)]
pub(super) struct Later(Vec<Line>);

/// The later messages of a file.
#[derive(Debug)]
struct Line {
    /// Its name: `card-labels`.
    file: String,
    rest: Rest,
    when: When,
}

#[derive(Debug)]
enum Rest {
    Only(Vec<Named>),
    /// All messages except these.
    AllBut(Vec<Named>),
}

/// A word of a line.
#[derive(Debug)]
enum Named {
    /// One message: `turn-left`.
    Message(String),
    /// All messages whose names begin like this: `turn-`.
    Beginning(String),
}

impl Later {
    /// Parses the list, one line per file: `card-faults` means all its messages, `words: level
    /// tile-` the message `level` and those whose names begin with `tile-`, `labels but level
    /// tile-` all others. Lines after `[cards]` are for the card game.
    ///
    /// # Errors
    /// Files and messages that the first language does not have.
    pub(super) fn read(files: &Files, first: &Folder) -> Result<Later, Vec<Fault>> {
        const FILE: &str = "later.txt";
        let text = files.0.get(FILE).map(String::as_str).unwrap_or_default();
        let lines = text.lines().map(str::trim);
        let lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
        let (mut later, mut faults) = (Later::default(), Vec::new());
        let mut when = When::Later;
        for text in lines {
            if text == CARDS {
                when = When::Cards;
                continue;
            }
            let line = line(text, when);
            let unknown = line.unknown(first);
            faults.extend(unknown.into_iter().map(|name| Fault {
                file: FILE.to_string(),
                message: None,
                trouble: Trouble::NothingLater(name),
            }));
            later.0.push(line);
        }
        if faults.is_empty() {
            Ok(later)
        } else {
            Err(faults)
        }
    }

    /// The table for a message of a file.
    pub(super) fn when(&self, file: &str, id: &str) -> When {
        let mut lines = self.0.iter().filter(|line| line.file == file);
        let line = lines.find(|line| line.has(id));
        line.map_or(When::First, |line| line.when)
    }
}

fn line(text: &str, when: When) -> Line {
    let named = |text: &str| text.split_whitespace().map(Named::read).collect();
    let (file, rest) = match (text.split_once(": "), text.split_once(" but ")) {
        (Some((file, only)), _) => (file, Rest::Only(named(only))),
        (None, Some((file, but))) => (file, Rest::AllBut(named(but))),
        (None, None) => (text, Rest::AllBut(Vec::new())),
    };
    Line {
        file: file.to_string(),
        rest,
        when,
    }
}

impl Line {
    fn has(&self, id: &str) -> bool {
        match &self.rest {
            Rest::Only(named) => named.iter().any(|one| one.is(id)),
            Rest::AllBut(named) => !named.iter().any(|one| one.is(id)),
        }
    }

    /// The names in it that do not exist.
    fn unknown(&self, first: &Folder) -> Vec<String> {
        let mut files = first.files.iter();
        let Some((_, _, ids)) = files.find(|(name, ..)| *name == self.file) else {
            return vec![self.file.clone()];
        };
        let (Rest::Only(named) | Rest::AllBut(named)) = &self.rest;
        let nobody = |one: &&Named| !ids.iter().any(|id| one.is(id));
        let unknown = named.iter().filter(nobody);
        unknown.map(|one| one.word().to_string()).collect()
    }
}

impl Named {
    fn read(word: &str) -> Named {
        let word = word.to_string();
        match word.ends_with('-') {
            true => Named::Beginning(word),
            false => Named::Message(word),
        }
    }

    fn is(&self, id: &str) -> bool {
        match self {
            Named::Message(name) => id == name,
            Named::Beginning(beginning) => id.starts_with(beginning),
        }
    }

    fn word(&self) -> &str {
        let (Named::Message(word) | Named::Beginning(word)) = self;
        word
    }
}
