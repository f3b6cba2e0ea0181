//! The words of one line, and what can be wrong with any line of any record.

use std::str::{FromStr, SplitWhitespace};

use super::Kind;
use crate::table::Seat;

/// What can be wrong with a line of a record, whatever the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineTrouble {
    /// The first line is not `bastide` and a version.
    NotARecord,
    /// The record is of another version of the format or the rules.
    Version(u32),
    /// The record is of this game, and another one is read.
    OtherGame(Kind),
    /// The text is longer than that of any game.
    TooLong,
    /// There are more lines than any game needs.
    TooManyLines,
    /// There are more comments and marks than a record holds, or than one decision does.
    TooManyNotes,
    /// No task is set where there is to be one.
    NoTask,
    /// What a line that begins with this word says was said before.
    Repeated(String),
    /// A save that should end with a line that counts its decisions, and does not: it was cut after so many.
    Cut(u32),
    /// The first of these words stands on a line after one that begins with the second.
    TooLate(&'static str, &'static str),
    /// The setup has fewer seats.
    NoSeat(Seat),
    /// The line begins with a word that means nothing here.
    UnknownWord(String),
    /// Something is missing at the end of the line.
    Missing,
    /// There is more on the line than it can hold.
    TooMuch(String),
    /// This is not a number, or out of range.
    Number(String),
}

impl LineTrouble {
    /// This word means nothing here.
    pub fn unknown(word: &str) -> LineTrouble {
        LineTrouble::UnknownWord(word.to_owned())
    }
}

/// The words of one line, taken one by one.
#[derive(Clone, Debug)]
pub struct Words<'a> {
    rest: SplitWhitespace<'a>,
}

impl<'a> Words<'a> {
    /// The words of this text.
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

    /// The next word, as what it names.
    ///
    /// # Errors
    /// The word is missing or names nothing.
    pub fn named<T>(&mut self, parse: impl Fn(&str) -> Option<T>) -> Result<T, LineTrouble> {
        let word = self.next()?;
        parse(word).ok_or_else(|| LineTrouble::unknown(word))
    }

    /// A number.
    ///
    /// # Errors
    /// The next word is missing, no number, or too large.
    pub fn number<N: FromStr>(&mut self) -> Result<N, LineTrouble> {
        let word = self.next()?;
        word.parse()
            .map_err(|_| LineTrouble::Number(word.to_owned()))
    }

    /// A seat, written from 1.
    ///
    /// # Errors
    /// The next word is missing or no number from 1 to 6.
    pub fn seat(&mut self) -> Result<Seat, LineTrouble> {
        let word = self.next()?;
        match word.parse::<u8>() {
            Ok(number @ 1..=6) => Ok(Seat(number - 1)),
            _ => Err(LineTrouble::Number(word.to_owned())),
        }
    }

    /// Nothing more on this line.
    ///
    /// # Errors
    /// [`LineTrouble::TooMuch`] when another word follows.
    pub fn end(&mut self) -> Result<(), LineTrouble> {
        self.rest
            .next()
            .map_or(Ok(()), |word| Err(LineTrouble::TooMuch(word.to_owned())))
    }
}
