//! Reading the lines of a text that have content, and writing lines.

use std::fmt::Write as _;

/// The longest text read as a game, in bytes: three times the longest game. Checked before any
/// unpacking or searching.
pub const LONGEST: usize = 1 << 20;

/// The most lines a record may have, far more than the longest game.
pub(super) const MOST_LINES: u32 = 200_000;

/// The most lines of header and start position together, far more than can lie on a table.
pub(super) const MAX_HEADER_LINES: u32 = 5_000;

/// Every line of a text, counted from 1, without its comment.
pub fn lines(text: &str) -> impl Iterator<Item = (u32, &str)> {
    let said = |line: &'_ str| -> usize { line.find('#').unwrap_or(line.len()) };
    (1..)
        .zip(text.lines())
        .map(move |(number, line)| (number, line[..said(line)].trim()))
}

/// A section that may follow a record, in this order, each introduced by its name alone on a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Annex {
    /// An example of a rule, with the expected result.
    Lesson,
    /// What somebody should achieve in the game.
    Task,
}

impl Annex {
    const ALL: [Annex; 2] = [Annex::Lesson, Annex::Task];

    /// The word alone on the line that introduces it.
    const fn name(self) -> &'static str {
        match self {
            Annex::Lesson => "lesson",
            Annex::Task => "task",
        }
    }

    /// The section introduced by this line.
    fn begun_by(line: &str) -> Option<Annex> {
        Annex::ALL.into_iter().find(|annex| annex.name() == line)
    }
}

/// The lines of the record itself, without the sections that follow.
pub(super) fn record_lines(text: &str) -> impl Iterator<Item = (u32, &str)> {
    lines(text).take_while(|(_, line)| Annex::begun_by(line).is_none())
}

/// The text of the record itself, without the sections that follow.
pub fn without_annexes(text: &str) -> &str {
    let begins = |word: &str| Annex::begun_by(word).is_some();
    split_where(text, begins).0
}

/// The text of a section, without the line that introduces it; empty when it is missing.
pub fn annex_text(text: &str, wanted: Annex) -> &str {
    let (_, behind) = split_where(text, |word| word == wanted.name());
    split_where(behind, |word| Annex::begun_by(word) > Some(wanted)).0
}

/// Splits a text at the first matching line: what precedes it, and what follows it.
pub fn split_where(text: &str, is_meant: impl Fn(&str) -> bool) -> (&str, &str) {
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let next = at + line.len();
        if lines(line).any(|(_, said)| is_meant(said)) {
            return (&text[..at], &text[next..]);
        }
        at = next;
    }
    (text, "")
}

/// The number of the line that introduces a section, and the section's lines from there on, counted
/// from 1 over the whole text; `None` when it is missing.
pub fn annex(text: &str, wanted: Annex) -> Option<(u32, impl Iterator<Item = (u32, &str)>)> {
    // A text that is too long is no record and has no sections.
    let mut rest = lines(Some(text).filter(|text| text.len() <= LONGEST)?);
    let (head, _) = rest.find(|(_, line)| *line == wanted.name())?;
    let rest =
        rest.take_while(move |(_, line)| Annex::begun_by(line).is_none_or(|next| next <= wanted));
    Some((head, rest.filter(|(_, line)| !line.is_empty())))
}

/// A text that is written line by line.
#[derive(Clone, Debug, Default)]
pub struct Lines(String);

impl Lines {
    /// Appends a line, without characters that would end it or begin a comment.
    pub fn line(&mut self, text: &str) {
        let kept: String = text
            .chars()
            .filter(|letter| !letter.is_control() && *letter != '#')
            .collect();
        // Writing to a string cannot fail.
        let _ = writeln!(self.0, "{}", kept.trim_end());
    }

    pub fn text(self) -> String {
        self.0
    }
}

/// The game a record is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    Tiles,
    Cards,
}

impl Kind {
    pub const ALL: [Kind; 2] = [Kind::Tiles, Kind::Cards];

    /// The name used in records.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Tiles => "tiles",
            Kind::Cards => "cards",
        }
    }

    /// The game with this name.
    pub fn parse(name: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// The game a text is a record of, judged by its first lines: the tile game unless the second
    /// line says otherwise, even when the text is no record at all.
    pub fn detect(text: &str) -> Kind {
        // Treat a text that is too long as empty.
        let text = Some(text).filter(|text| text.len() <= LONGEST);
        let mut said = lines(text.unwrap_or_default()).filter(|(_, line)| !line.is_empty());
        let words = said.nth(1).map(|(_, line)| line.split_whitespace());
        let named = words.and_then(|mut words| match words.next() {
            Some("game") => words.next().and_then(Kind::parse),
            _ => None,
        });
        named.unwrap_or(Kind::Tiles)
    }
}
