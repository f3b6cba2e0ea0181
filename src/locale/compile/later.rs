//! Which messages the page can load later, because nobody needs them before the first move.

use super::files::unless;
use super::read::Folder;
use super::{Fault, Files};
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
    /// Names of messages, or with a hyphen at the end how names begin: `turn-left`, `turn-`.
    named: Vec<String>,
    /// Whether all messages except these are meant.
    all_but: bool,
    when: When,
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
        let (mut later, mut faults) = (Later::default(), Vec::new());
        let mut when = When::Later;
        for text in files.lines(FILE) {
            if text == CARDS {
                when = When::Cards;
                continue;
            }
            let line = line(text, when);
            let unknown = line.unknown(first);
            faults.extend(unknown.into_iter().map(|name| Fault {
                file: FILE.to_string(),
                message: None,
                trouble: format!("`{name}` names no message"),
            }));
            later.0.push(line);
        }
        unless(faults, later)
    }

    /// The table for a message of a file.
    pub(super) fn when(&self, file: &str, id: &str) -> When {
        let has = |line: &&Line| line.named.iter().any(|name| is(name, id)) != line.all_but;
        let mut lines = self.0.iter().filter(|line| line.file == file);
        lines.find(has).map_or(When::First, |line| line.when)
    }
}

fn line(text: &str, when: When) -> Line {
    let (file, named, all_but) = match (text.split_once(": "), text.split_once(" but ")) {
        (Some((file, only)), _) => (file, only, false),
        (None, Some((file, but))) => (file, but, true),
        (None, None) => (text, "", true),
    };
    Line {
        file: file.to_string(),
        named: named.split_whitespace().map(String::from).collect(),
        all_but,
        when,
    }
}

impl Line {
    /// The names in it that do not exist.
    fn unknown(&self, first: &Folder) -> Vec<String> {
        let mut files = first.files.iter();
        let Some((_, _, ids)) = files.find(|(name, ..)| *name == self.file) else {
            return vec![self.file.clone()];
        };
        let nobody = |name: &&String| !ids.iter().any(|id| is(name, id));
        self.named.iter().filter(nobody).cloned().collect()
    }
}

/// Whether a word of a line names this message.
fn is(word: &str, id: &str) -> bool {
    match word.ends_with('-') {
        true => id.starts_with(word),
        false => id == word,
    }
}
