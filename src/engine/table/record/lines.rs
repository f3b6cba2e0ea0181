//! The lines of a text: those that say something, and those to be written.

use std::fmt::Write as _;

/// Longest record that is read, in lines: far more than the longest game.
pub(super) const MOST_LINES: u32 = 200_000;

/// Longest header and start position together, in lines: far more than all that can lie on a table.
pub(super) const MAX_HEADER_LINES: u32 = 5_000;

/// Every line of a text, counted from 1, without its comment; empty where it says nothing.
pub(super) fn lines(text: &str) -> impl Iterator<Item = (u32, &str)> {
    let said = |line: &'_ str| -> usize { line.find('#').unwrap_or(line.len()) };
    (1..)
        .zip(text.lines())
        .map(move |(number, line)| (number, line[..said(line)].trim()))
}

/// The word alone on a line that ends a record: what follows is what somebody is to reach in the game.
const TASK: &str = "task";

/// The lines of a record itself, up to where a task begins.
pub(super) fn record_lines(text: &str) -> impl Iterator<Item = (u32, &str)> {
    lines(text).take_while(|(_, line)| *line != TASK)
}

/// The number of the line where the task of a record begins, and what is said after it, line by line, from 1; none where
/// there is no task.
pub fn section_of_task(text: &str) -> Option<(u32, impl Iterator<Item = (u32, &str)>)> {
    let mut rest = lines(text);
    let (head, _) = rest.find(|(_, line)| *line == TASK)?;
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

    /// The whole text.
    pub fn text(self) -> String {
        self.0
    }
}

/// Which game a record is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// The tile game.
    Tiles,
    /// The card game.
    Cards,
}

impl Kind {
    /// Both games.
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
        let mut said = lines(text).filter(|(_, line)| !line.is_empty());
        let words = said.nth(1).map(|(_, line)| line.split_whitespace());
        let named = words.and_then(|mut words| match words.next() {
            Some("game") => words.next().and_then(Kind::parse),
            _ => None,
        });
        named.unwrap_or(Kind::Tiles)
    }
}
