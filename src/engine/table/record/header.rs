//! Detects repeated or misplaced lines in the header and start position of a record.

use std::collections::BTreeSet;

use super::words::{LineTrouble, Words};
use super::{Recorded, lines::MAX_HEADER_LINES};

/// The lines read before the first action.
#[derive(Default)]
pub(super) struct HeaderLines {
    /// First words with the subject of the line (`score: 2`), and first words that later lines may not follow.
    subjects: BTreeSet<String>,
    lines: u32,
}

impl HeaderLines {
    /// Adds a line that begins with `word`. Returns an error if it comes too late, repeats one, or is one too many.
    pub(super) fn note<G: Recorded>(&mut self, word: &str, rest: Words) -> Result<(), LineTrouble> {
        self.lines += 1;
        if self.lines > MAX_HEADER_LINES {
            return Err(LineTrouble::TooManyLines);
        }
        for &[first, then] in G::ORDER {
            if word == first && self.subjects.contains(then) {
                return Err(LineTrouble::TooLate(first, then));
            }
        }
        if G::ORDER.iter().any(|pair| pair[1] == word) {
            self.subjects.insert(word.to_owned());
        }
        let Some(count) = common(word).or_else(|| G::subject_length(word)) else {
            return Ok(());
        };
        if self.subjects.insert(subject(word, count, rest)) {
            Ok(())
        } else {
            Err(LineTrouble::Repeated(word.to_owned()))
        }
    }
}

/// The number of words in the subject of lines that both games have.
fn common(word: &str) -> Option<usize> {
    match word {
        "rules" | "seed" | "table" => Some(0),
        "player" => Some(1),
        _ => None,
    }
}

/// The subject of a line. Numbers are normalised.
fn subject(word: &str, count: usize, mut rest: Words) -> String {
    let mut subject = format!("{word}:");
    for part in (0..count).map_while(|_| rest.optional()) {
        for number in part.split(',') {
            subject.push(' ');
            match number.parse::<i64>() {
                Ok(number) => subject.push_str(&number.to_string()),
                Err(_) => subject.push_str(number),
            }
        }
    }
    subject
}
