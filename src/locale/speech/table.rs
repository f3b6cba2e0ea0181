//! The packed messages of one language, and formatting them.

use std::fmt;
use std::sync::OnceLock;

use super::plurals::Plurals;
use super::{When, code};

/// An argument of a message.
#[derive(Clone, Copy, Debug)]
pub enum Argument<'a> {
    /// A name, or a sentence formatted earlier.
    Text(&'a str),
    Number(u32),
    /// A value of an enum, by its number.
    Choice(u8),
    List(&'a [&'a str]),
}

/// The edition whose vocabulary to use (ED-09).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Edition {
    First,
    /// The Winter edition.
    Winter,
    /// The edition currently in print.
    #[default]
    Current,
}

/// Why a table cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableFault {
    /// It is not a table, or it is truncated.
    Damaged,
    /// It was packed for another version of the page.
    OtherMessages,
}

impl fmt::Display for TableFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            TableFault::Damaged => "this table of messages is damaged",
            TableFault::OtherMessages => "this table of messages belongs to another version",
        })
    }
}

impl std::error::Error for TableFault {}

/// All messages of a language: those in the first table, and the others once they are loaded.
#[derive(Clone, Debug, Default)]
pub struct Table {
    first: Packed,
    /// The later tables once loaded, indexed by [`When`]; the place of the first one stays empty.
    others: [OnceLock<Packed>; When::ALL.len()],
    plurals: Plurals,
    /// Number of messages in the first table. They are followed by the separator of lists, and the
    /// one before the last item.
    count: usize,
}

#[derive(Clone, Debug, Default)]
struct Packed {
    /// Its header and its messages.
    text: &'static str,
    /// The number of its first message.
    number: usize,
    /// The offset of each message.
    starts: Vec<u32>,
}

/// Stands for a message that is not loaded.
const MISSING: &str = "…";

impl Table {
    /// Reads the first table. `digest` must match that of the page's messages, so that numbers mean
    /// the same.
    ///
    /// # Errors
    /// [`TableFault`]; nothing of the table is used then.
    pub fn read(packed: &'static str, digest: &str) -> Result<Table, TableFault> {
        let rest = behind(When::First, packed, digest)?;
        let (&length, rest) = rest.as_bytes().split_first().ok_or(TableFault::Damaged)?;
        let (plurals, _) = rest
            .split_at_checked(usize::from(length))
            .ok_or(TableFault::Damaged)?;
        let plurals = Plurals::read(plurals).ok_or(TableFault::Damaged)?;
        let first = Packed::read(packed, packed.len() - rest.len() + usize::from(length), 0)?;
        let count = first.starts.len();
        Ok(Table {
            first,
            others: Default::default(),
            plurals,
            count: count.checked_sub(2).ok_or(TableFault::Damaged)?,
        })
    }

    /// Adds a later table. One that was added before stays.
    ///
    /// # Errors
    /// [`TableFault`]; nothing of the table is used then.
    pub fn add(&self, when: When, packed: &'static str, digest: &str) -> Result<(), TableFault> {
        let rest = behind(when, packed, digest)?;
        let (letters, _) = rest.split_at_checked(2).ok_or(TableFault::Damaged)?;
        let number = code::numbered(letters).ok_or(TableFault::Damaged)?;
        let later = Packed::read(packed, packed.len() - rest.len() + 2, number)?;
        self.others[when as usize].get_or_init(|| later);
        Ok(())
    }

    /// Whether a table is loaded.
    pub fn holds(&self, when: When) -> bool {
        when == When::First || self.others[when as usize].get().is_some()
    }

    /// Whether a message is loaded.
    pub fn has(&self, message: usize) -> bool {
        self.reader(message).is_some()
    }

    fn reader(&self, message: usize) -> Option<Reader> {
        if message < self.count {
            return self.first.reader(message);
        }
        let mut others = self.others.iter().filter_map(OnceLock::get);
        others.find_map(|table| table.reader(message.checked_sub(table.number)?))
    }
}

/// The content after the header.
fn behind(when: When, packed: &'static str, digest: &str) -> Result<&'static str, TableFault> {
    let rest = packed
        .strip_prefix(when.mark())
        .ok_or(TableFault::Damaged)?;
    rest.strip_prefix(digest).ok_or(TableFault::OtherMessages)
}

impl Packed {
    /// Finds the messages of a text from an offset on; the first has this number.
    fn read(text: &'static str, from: usize, number: usize) -> Result<Packed, TableFault> {
        let mut reader = Reader {
            packed: text,
            at: from,
        };
        let mut starts = Vec::new();
        while reader.at < text.len() {
            starts.push(reader.at as u32);
            reader.skip().ok_or(TableFault::Damaged)?;
        }
        Ok(Packed {
            text,
            number,
            starts,
        })
    }

    fn reader(&self, message: usize) -> Option<Reader> {
        let at = *self.starts.get(message)? as usize;
        Some(Reader {
            packed: self.text,
            at,
        })
    }
}

/// A language with the vocabulary of an edition.
#[derive(Clone, Copy, Debug)]
pub struct Speech {
    pub table: &'static Table,
    pub edition: Edition,
}

impl Speech {
    /// A message without insertions, selected by its arguments; `…` when it is not loaded.
    pub fn text(self, message: usize, arguments: &[Argument]) -> &'static str {
        match self.table.reader(message) {
            Some(mut reader) => self.plain(&mut reader, arguments).unwrap_or_default(),
            None => MISSING,
        }
    }

    /// A message with its arguments; `…` when it is not loaded.
    pub fn say(self, message: usize, arguments: &[Argument]) -> String {
        let Some(mut reader) = self.table.reader(message) else {
            return MISSING.to_string();
        };
        let mut said = String::new();
        let mut saying = Saying {
            speech: self,
            arguments,
            said: &mut said,
        };
        // It was read before, so reading cannot fail.
        let _ = saying.pattern(&mut reader);
        said
    }

    fn plain(self, reader: &mut Reader, arguments: &[Argument]) -> Option<&'static str> {
        let text = reader.text();
        match reader.byte()? {
            code::SELECT => {
                self.chosen(reader, arguments)?;
                self.plain(reader, arguments)
            }
            _ => Some(text),
        }
    }

    /// Moves to the selected variant, and says how many follow it. The reader is after the code of the selection.
    fn chosen(self, reader: &mut Reader, arguments: &[Argument]) -> Option<u8> {
        let (by, argument, count) = (reader.byte()?, reader.byte()?, reader.byte()?);
        let key = self.key(by, arguments.get(usize::from(argument)));
        for left in (0..count).rev() {
            let keys = reader.byte()?;
            let keys = reader.take(usize::from(keys))?;
            if left == 0 || key.iter().flatten().any(|key| keys.contains(key)) {
                return Some(left);
            }
            reader.skip()?;
        }
        None
    }

    /// What a variant is selected by: a value, and the plural form of a number.
    fn key(self, by: u8, argument: Option<&Argument>) -> [Option<u8>; 2] {
        let number = |number: u32| {
            let form = code::PLURALS + self.table.plurals.form(number) as u8;
            let exact = u8::try_from(number).ok().filter(|&n| n < code::PLURALS);
            [exact, Some(form)]
        };
        match (by, argument) {
            (code::BY_EDITION, _) => [Some(self.edition as u8), None],
            (code::BY_CHOICE, Some(&Argument::Choice(choice))) => [Some(choice), None],
            (code::BY_NUMBER, Some(&Argument::Number(count))) => number(count),
            (code::BY_NUMBER, Some(Argument::List(list))) => number(list.len() as u32),
            (code::BY_INITIAL, Some(Argument::Text(text))) => {
                [begins_with_vowel(text).then_some(0), None]
            }
            (code::BY_FINAL, Some(Argument::Text(text))) => {
                [text.ends_with(['s', 'S']).then_some(0), None]
            }
            _ => [None; 2],
        }
    }
}

/// Whether a name begins with a vowel, accented or not, for languages that elide words before one.
fn begins_with_vowel(text: &str) -> bool {
    const VOWELS: &str = "aàâäeéèêëiîïoôöuùûüœæAÀÂÄEÉÈÊËIÎÏOÔÖUÙÛÜŒÆ";
    text.starts_with(|first| VOWELS.contains(first))
}

/// Capitalises the first letter of a text.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(capital_letter);
    first.into_iter().chain(letters).collect()
}

/// A text in lower case.
pub fn small(text: &str) -> String {
    text.chars().map(small_letter).collect()
}

/// The lower case of a capital, which is at one of a few fixed distances.
fn small_letter(letter: char) -> char {
    let distances = [0x20, 0x50, 1, 0xff - 0x178];
    let others = distances.map(|distance| u32::from(letter).checked_add_signed(distance));
    let mut others = others.into_iter().flatten().filter_map(char::from_u32);
    let small = others.find(|&other| other != letter && capital_letter(other) == letter);
    small.unwrap_or(letter)
}

/// The capital of a letter in the alphabets of Europe. The full Unicode tables would take 25 kB,
/// and no other alphabet needs capitals at the start of a sentence.
fn capital_letter(letter: char) -> char {
    let lower = u32::from(letter);
    let upper = match letter {
        'a'..='z' | 'à'..='ö' | 'ø'..='þ' | 'α'..='ρ' | 'σ'..='ϋ' | 'а'..='я' => {
            lower - 0x20
        }
        'ѐ'..='џ' => lower - 0x50,
        'ÿ' => 0x178,
        // Pairs with the capital first, which is at an even or an odd code point.
        'ā'..='ķ' | 'ŋ'..='ŷ' if letter != 'ı' => lower & !1,
        'ĺ'..='ň' | 'ź'..='ž' => (lower - 1) | 1,
        _ => lower,
    };
    char::from_u32(upper).unwrap_or(letter)
}

/// A message being formatted.
struct Saying<'a> {
    speech: Speech,
    arguments: &'a [Argument<'a>],
    said: &'a mut String,
}

impl Saying<'_> {
    fn pattern(&mut self, reader: &mut Reader) -> Option<()> {
        loop {
            self.said.push_str(reader.text());
            match reader.byte()? {
                code::VALUE => {
                    let argument = reader.byte()?;
                    self.value(argument);
                }
                code::CAPITAL => self.capital(reader)?,
                code::SELECT => {
                    let left = self.speech.chosen(reader, self.arguments)?;
                    self.pattern(reader)?;
                    reader.skip_variants(left)?;
                }
                _ => return Some(()),
            }
        }
    }

    fn capital(&mut self, reader: &mut Reader) -> Option<()> {
        let from = self.said.len();
        self.pattern(reader)?;
        let told = capital(&self.said[from..]);
        self.said.replace_range(from.., &told);
        Some(())
    }

    fn value(&mut self, argument: u8) {
        match self.arguments.get(usize::from(argument)) {
            Some(Argument::Text(text)) => self.said.push_str(text),
            Some(Argument::Number(number)) => self.said.push_str(&number.to_string()),
            Some(Argument::List(list)) => self.row(list),
            Some(Argument::Choice(_)) | None => {}
        }
    }

    /// A list of names: "Ana, Ben and Cleo".
    fn row(&mut self, list: &[&str]) {
        let Table { first, count, .. } = self.speech.table;
        let [comma, and] = [*count, *count + 1].map(|at| {
            let reader = first.reader(at);
            reader.map_or("", |mut reader| reader.text())
        });
        for (at, one) in list.iter().enumerate() {
            self.said.push_str(match list.len() - at {
                _ if at == 0 => "",
                1 => and,
                _ => comma,
            });
            self.said.push_str(one);
        }
    }
}

/// A position in a packed table.
struct Reader {
    packed: &'static str,
    at: usize,
}

impl Reader {
    /// The text up to the next control character.
    fn text(&mut self) -> &'static str {
        let rest = &self.packed.as_bytes()[self.at..];
        let length = rest.iter().position(|&byte| byte <= code::SELECT);
        let from = self.at;
        self.at += length.unwrap_or(rest.len());
        self.packed.get(from..self.at).unwrap_or_default()
    }

    fn byte(&mut self) -> Option<u8> {
        let byte = self.packed.as_bytes().get(self.at).copied()?;
        self.at += 1;
        Some(byte)
    }

    fn take(&mut self, count: usize) -> Option<&'static [u8]> {
        let bytes = self.packed.as_bytes().get(self.at..self.at + count)?;
        self.at += count;
        Some(bytes)
    }

    /// Skips the pattern that begins here.
    fn skip(&mut self) -> Option<()> {
        loop {
            self.text();
            match self.byte()? {
                code::VALUE => drop(self.byte()?),
                code::CAPITAL => self.skip()?,
                code::SELECT => {
                    let [_, _, count] = *self.take(3)? else {
                        return None;
                    };
                    self.skip_variants(count)?;
                }
                _ => return Some(()),
            }
        }
    }

    fn skip_variants(&mut self, count: u8) -> Option<()> {
        for _ in 0..count {
            let keys = self.byte()?;
            self.take(usize::from(keys))?;
            self.skip()?;
        }
        Some(())
    }
}
