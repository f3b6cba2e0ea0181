//! Notes in a record: comments, and marks on the board. They have no effect on the game.

use super::said::Said;
use super::words::{LineTrouble, Words};
use super::{Lines, Recorded};
use crate::tiles::{Pos, SegmentId, Side};

/// The most notes after one decision.
const MOST_AT_ONCE: usize = 64;
/// The most bytes of all notes of a record: these still fit into a link beside the longest game.
const MOST_BYTES: usize = 30_000;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Ink {
    /// The page's usual colour for marks.
    #[default]
    Plain,
    Red,
    Yellow,
    Green,
    Blue,
}

impl Ink {
    pub const ALL: [Ink; 5] = [Ink::Plain, Ink::Red, Ink::Yellow, Ink::Green, Ink::Blue];

    /// Its word in records, where the plain one is omitted.
    pub const fn name(self) -> &'static str {
        match self {
            Ink::Plain => "plain",
            Ink::Red => "red",
            Ink::Yellow => "yellow",
            Ink::Green => "green",
            Ink::Blue => "blue",
        }
    }

    /// The colour with this name.
    pub fn parse(word: &str) -> Option<Ink> {
        Ink::ALL.into_iter().find(|ink| ink.name() == word)
    }
}

/// A number or a few letters on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Label([u8; Label::LONGEST]);

impl Label {
    /// The most letters.
    const LONGEST: usize = 3;

    /// Up to three digits, capital letters, `?`, `!`, `+` and `-`.
    pub fn parse(word: &str) -> Option<Label> {
        let known = |letter: u8| {
            letter.is_ascii_digit() || letter.is_ascii_uppercase() || b"?!+-".contains(&letter)
        };
        let fits = (1..=Label::LONGEST).contains(&word.len()) && word.bytes().all(known);
        let mut letters = word.bytes();
        fits.then(|| Label(std::array::from_fn(|_| letters.next().unwrap_or_default())))
    }

    pub fn text(&self) -> String {
        let letters = self.0.iter().filter(|&&letter| letter != 0);
        letters.map(|&letter| char::from(letter)).collect()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Marked {
    /// `arrow 0,0 1,0`: an arrow from a cell to another one.
    Arrow(Pos, Pos),
    /// `mark tile 0,0`: a cell, with or without a tile.
    Tile(Pos),
    /// `mark edge 0,0 N`: a side of a cell.
    Edge(Pos, Side),
    /// `mark city N 0,0`: the whole feature of a segment.
    Feature(Pos, SegmentId),
    /// `label 0,0 A`: a label on a cell.
    Label(Pos, Label),
}

impl Marked {
    /// The cell it is on; for an arrow, the one it points at.
    pub const fn cell(self) -> Pos {
        let [_, pos] = self.ends();
        pos
    }

    /// The cells it connects; for anything but an arrow, the same cell twice.
    pub const fn ends(self) -> [Pos; 2] {
        match self {
            Marked::Arrow(from, to) => [from, to],
            Marked::Tile(pos)
            | Marked::Edge(pos, _)
            | Marked::Feature(pos, _)
            | Marked::Label(pos, _) => [pos, pos],
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mark {
    pub on: Marked,
    pub ink: Ink,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoteKind {
    /// `say TEXT`: a comment.
    Said(Said),
    Mark(Mark),
}

/// A comment or mark in a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The number of decisions before it, including chance.
    pub step: usize,
    pub kind: NoteKind,
    pub line: String,
}

/// The first word of a comment.
pub const SAY: &str = "say";

impl NoteKind {
    /// Parses a note, given the game at that point; `None` when the line is not a note.
    ///
    /// # Errors
    /// What is wrong with the line.
    pub fn read<G: Recorded>(game: &G, line: &str) -> Result<Option<NoteKind>, G::Trouble> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        if word == SAY {
            return Ok(Some(NoteKind::Said(Said::read(rest)?)));
        }
        let mut words = Words::new(rest);
        let Some(on) = game.read_mark(word, &mut words)? else {
            return Ok(None);
        };
        let ink = match words.optional() {
            None => Ink::default(),
            Some(word) => Words::new(word).named(Ink::parse)?,
        };
        words.end()?;
        Ok(Some(NoteKind::Mark(Mark { on, ink })))
    }

    /// As a line of a record.
    pub(crate) fn written<G: Recorded>(&self, game: &G) -> String {
        match self {
            NoteKind::Said(said) => format!("{SAY} {}", said.written()),
            NoteKind::Mark(Mark { on, ink }) => {
                let ink = match ink {
                    Ink::Plain => "",
                    ink => ink.name(),
                };
                let text = format!("{} {ink}", game.mark_text(*on));
                text.trim_end().to_owned()
            }
        }
    }
}

/// The notes of a record, in the order of the decisions they follow.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes(Vec<Note>);

impl Notes {
    pub fn all(&self) -> &[Note] {
        &self.0
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The notes after this many decisions.
    pub fn at(&self, step: usize) -> &[Note] {
        self.between(step, step + 1)
    }

    /// The notes after at least `from` and fewer than `to` decisions.
    pub fn between(&self, from: usize, to: usize) -> &[Note] {
        let before = |step: usize| self.0.partition_point(|note| note.step < step);
        self.0.get(before(from)..before(to)).unwrap_or_default()
    }

    /// Removes notes after more than this many decisions.
    pub fn truncate(&mut self, steps: usize) {
        self.0.retain(|note| note.step <= steps);
    }

    /// Adds a note after this many decisions of a game, at least as many as for the previous note.
    pub(super) fn add<G: Recorded>(
        &mut self,
        game: &G,
        step: usize,
        kind: NoteKind,
    ) -> Result<(), LineTrouble> {
        let line = kind.written(game);
        let bytes: usize = self.0.iter().map(|note| note.line.len()).sum();
        if self.at(step).len() >= MOST_AT_ONCE || bytes + line.len() > MOST_BYTES {
            return Err(LineTrouble::TooManyNotes);
        }
        self.0.push(Note { step, kind, line });
        Ok(())
    }

    /// Writes the notes after this many decisions.
    pub(super) fn write_at(&self, step: usize, out: &mut Lines) {
        if !self.is_empty() {
            self.at(step).iter().for_each(|note| out.line(&note.line));
        }
    }
}
