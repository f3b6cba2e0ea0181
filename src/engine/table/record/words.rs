//! The words of a line, and the faults that any line of any record may have.

use std::str::{FromStr, SplitWhitespace};

use super::Kind;
use crate::table::Seat;

/// A fault that does not depend on the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineTrouble {
    /// The first line is not `bastide` and a version.
    NotARecord,
    /// The record needs another version of the format or the rules.
    Version(u32),
    /// The record is of this game, which is not the one being read.
    OtherGame(Kind),
    /// The text is longer than any game's.
    TooLong,
    /// There are more lines than any game needs.
    TooManyLines,
    /// More comments and marks than a record may have, or than may follow one decision.
    TooManyNotes,
    /// A task is expected, but there is none.
    NoTask,
    /// A line with this first word repeats an earlier one.
    Repeated(String),
    /// A saved game was truncated: its final line is missing. It has this many decisions.
    Cut(u32),
    /// A line with the first of these words comes too late: after one with the second.
    TooLate(&'static str, &'static str),
    /// The setup has fewer seats.
    NoSeat(Seat),
    /// The first word of the line has no meaning here.
    UnknownWord(String),
    /// Something is missing at the end of the line.
    Missing,
    /// The line has an extra word.
    TooMuch(String),
    /// This is not a number, or is out of range.
    Number(String),
}

impl LineTrouble {
    /// An unknown word.
    pub fn unknown(word: &str) -> LineTrouble {
        LineTrouble::UnknownWord(word.to_owned())
    }
}

/// The words of a line, consumed one by one.
#[derive(Clone, Debug)]
pub struct Words<'a> {
    rest: SplitWhitespace<'a>,
}

impl<'a> Words<'a> {
    /// Splits a text into words.
    pub fn new(text: &'a str) -> Self {
        Words {
            rest: text.split_whitespace(),
        }
    }

    /// The next word, if there is one.
    pub fn optional(&mut self) -> Option<&'a str> {
        self.rest.next()
    }

    /// The next word.
    ///
    /// # Errors
    /// [`LineTrouble::Missing`] at the end of the line.
    // Not an iterator: the end of a line is an error.
    #[allow(clippy::should_implement_trait)]
    pub fn next(&mut self) -> Result<&'a str, LineTrouble> {
        self.rest.next().ok_or(LineTrouble::Missing)
    }

    /// Parses the next word as a name.
    ///
    /// # Errors
    /// The word is missing or names nothing.
    pub fn named<T>(&mut self, parse: impl Fn(&str) -> Option<T>) -> Result<T, LineTrouble> {
        let word = self.next()?;
        parse(word).ok_or_else(|| LineTrouble::unknown(word))
    }

    /// Parses a number.
    ///
    /// # Errors
    /// The next word is missing, not a number, or out of range.
    pub fn number<N: FromStr>(&mut self) -> Result<N, LineTrouble> {
        let word = self.next()?;
        word.parse()
            .map_err(|_| LineTrouble::Number(word.to_owned()))
    }

    /// Parses a seat, written from 1.
    ///
    /// # Errors
    /// The next word is missing or not a number from 1 to 6.
    pub fn seat(&mut self) -> Result<Seat, LineTrouble> {
        let word = self.next()?;
        match word.parse::<u8>() {
            Ok(number @ 1..=6) => Ok(Seat(number - 1)),
            _ => Err(LineTrouble::Number(word.to_owned())),
        }
    }

    /// Checks that the line ends here.
    ///
    /// # Errors
    /// [`LineTrouble::TooMuch`] when another word follows.
    pub fn end(&mut self) -> Result<(), LineTrouble> {
        self.rest
            .next()
            .map_or(Ok(()), |word| Err(LineTrouble::TooMuch(word.to_owned())))
    }
}
