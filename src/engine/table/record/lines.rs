//! The lines of a text: those that say something, and those to be written.

use std::fmt::Write as _;

/// The longest text that is read as a game, in bytes: three times the longest game. Whatever has to be unpacked or searched for one
/// is measured by it first.
pub const LONGEST: usize = 1 << 20;

/// Longest record that is read, in lines: far more than the longest game.
pub(super) const MOST_LINES: u32 = 200_000;

/// Longest header and start position together, in lines: far more than all that can lie on a table.
pub(super) const MAX_HEADER_LINES: u32 = 5_000;

/// Every line of a text, counted from 1, without its comment; empty where it says nothing.
pub fn lines(text: &str) -> impl Iterator<Item = (u32, &str)> {
    let said = |line: &'_ str| -> usize { line.find('#').unwrap_or(line.len()) };
    (1..)
        .zip(text.lines())
        .map(move |(number, line)| (number, line[..said(line)].trim()))
}

/// What may stand behind a record, in this order, each after its name alone on a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Annex {
    /// What the record is an example of, and what a game by the rules makes of it.
    Lesson,
    /// What somebody is to reach in the game.
    Task,
}

impl Annex {
    const ALL: [Annex; 2] = [Annex::Lesson, Annex::Task];

    /// The word alone on the line that begins it.
    const fn name(self) -> &'static str {
        match self {
            Annex::Lesson => "lesson",
            Annex::Task => "task",
        }
    }

    /// What begins with this line.
    fn begun_by(line: &str) -> Option<Annex> {
        Annex::ALL.into_iter().find(|annex| annex.name() == line)
    }
}

/// The lines of a record itself, up to where something behind it begins.
pub(super) fn record_lines(text: &str) -> impl Iterator<Item = (u32, &str)> {
    lines(text).take_while(|(_, line)| Annex::begun_by(line).is_none())
}

/// A record as it is written, up to where something behind it begins.
pub fn without_annexes(text: &str) -> &str {
    let begins = |word: &str| Annex::begun_by(word).is_some();
    split_where(text, begins).0
}

/// What is written behind a record after the line that begins it, up to where the next begins; empty where it is not there.
pub fn annex_text(text: &str, wanted: Annex) -> &str {
    let (_, behind) = split_where(text, |word| word == wanted.name());
    split_where(behind, |word| Annex::begun_by(word) > Some(wanted)).0
}

/// What stands before the first line that says what is looked for, and what stands after that line.
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

/// The number of the line where something behind a record begins, and what is said after it, line by line, from 1, up to
/// where the next begins; none where it is not there.
pub fn annex(text: &str, wanted: Annex) -> Option<(u32, impl Iterator<Item = (u32, &str)>)> {
    // Nothing stands behind what is no record.
    let mut rest = lines(Some(text).filter(|text| text.len() <= LONGEST)?);
    let (head, _) = rest.find(|(_, line)| *line == wanted.name())?;
    let rest =
        rest.take_while(move |(_, line)| Annex::begun_by(line).is_none_or(|next| next <= wanted));
    Some((head, rest.filter(|(_, line)| !line.is_empty())))
}

/// Text that grows by lines.
#[derive(Clone, Debug, Default)]
pub struct Lines(String);

impl Lines {
    /// Writes a line; what would end it or begin a comment is left out.
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

/// Which game a record is of.
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

    /// The game a text is a record of, from its head alone: the tile game unless its second line says otherwise, even
    /// when it is no record at all.
    pub fn of(text: &str) -> Kind {
        // What is too long is read as nothing.
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
