//! Arguments, input files and complaints.

use std::fmt;
use std::io::{self, Read as _, Write as _};
use std::str::FromStr;

use crate::png;
use engine::link::{Link, is_link};
use engine::table::record::{Record, Recorded};
use lexopt::{Arg, Parser, ValueExt as _};

/// One sentence about bad input; the program ends with exit code 2.
#[derive(Debug)]
pub struct Complaint(String);

impl Complaint {
    pub fn new(sentence: impl fmt::Display) -> Self {
        Complaint(sentence.to_string())
    }
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<lexopt::Error> for Complaint {
    fn from(error: lexopt::Error) -> Self {
        Complaint::new(error)
    }
}

/// The words after the command.
pub struct Args(Parser);

impl Args {
    pub fn new() -> Self {
        Args(Parser::from_env())
    }

    /// The command, or `None` when only help is wanted.
    pub fn command(&mut self) -> Result<Option<String>, Complaint> {
        match self.0.next()? {
            Some(Arg::Value(word)) => Ok(Some(word.string()?)),
            Some(Arg::Long("help") | Arg::Short('h')) | None => Ok(None),
            Some(other) => Err(other.unexpected().into()),
        }
    }

    /// The next argument: a value, or an option by its long name.
    pub fn next(&mut self) -> Result<Option<Word>, Complaint> {
        Ok(match self.0.next()? {
            Some(Arg::Value(word)) => Some(Word::Value(word.string()?)),
            Some(Arg::Long(name)) => Some(Word::Option(name.to_owned())),
            Some(Arg::Short('h')) => Some(Word::Option("help".to_owned())),
            Some(other) => return Err(other.unexpected().into()),
            None => None,
        })
    }

    /// The value of the option just read.
    pub fn value(&mut self) -> Result<String, Complaint> {
        Ok(self.0.value()?.string()?)
    }

    /// The value of the option just read, as a number.
    pub fn number<N: FromStr>(&mut self) -> Result<N, Complaint> {
        number(&self.value()?)
    }

    /// The value of the option just read, as a number of things to do: at least one.
    pub fn count(&mut self) -> Result<u64, Complaint> {
        match self.number()? {
            0 => Err(Complaint::new("there is nothing to do 0 times")),
            count => Ok(count),
        }
    }
}

/// One argument.
pub enum Word {
    Value(String),
    Option(String),
}

impl Word {
    /// The complaint about an argument a command does not know.
    pub fn unexpected(&self) -> Complaint {
        match self {
            Word::Value(value) => Complaint::new(format!("`{value}` is one argument too many")),
            Word::Option(name) => Complaint::new(format!("there is no option --{name} here")),
        }
    }
}

/// A number from the command line.
pub fn number<N: FromStr>(text: &str) -> Result<N, Complaint> {
    text.parse()
        .map_err(|_| Complaint::new(format!("`{text}` is not a number that fits here")))
}

/// Reads a file, standard input for `-`, or the record in a link or in a picture.
pub fn text(file: &str) -> Result<String, Complaint> {
    if is_link(file) {
        return text_of_link(file);
    }
    let bytes = file_bytes(file)?;
    if let Some(texts) = png::texts(&bytes) {
        return text_of_link(&texts);
    }
    let not_a_text = |_| Complaint::new(format!("{file} is neither a text nor a PNG picture"));
    let text = String::from_utf8(bytes).map_err(not_a_text)?;
    if is_link(&text) {
        return text_of_link(&text);
    }
    Ok(text)
}

/// The text of the record that a link carries.
fn text_of_link(link: &str) -> Result<String, Complaint> {
    Ok(Link::read(link).map_err(Complaint::new)?.text)
}

fn file_bytes(file: &str) -> Result<Vec<u8>, Complaint> {
    if file != "-" {
        return std::fs::read(file).map_err(|error| Complaint::new(format!("{file}: {error}")));
    }
    let mut bytes = Vec::new();
    io::stdin()
        .read_to_end(&mut bytes)
        .map_err(|error| Complaint::new(format!("standard input: {error}")))?;
    Ok(bytes)
}

/// Reads the text of a file as a record of a game.
pub fn record<G: Recorded>(file: &str, text: &str) -> Result<Record<G>, Complaint> {
    Record::read(text).map_err(|error| Complaint::new(format!("{file}, {error}")))
}

/// A setup from lines of a record header, as options of the command line give them.
pub fn setup<G: Recorded>(lines: &[String]) -> Result<G::Setup, Complaint> {
    // What is wrong with all lines together is told about the empty one behind them.
    let text = format!("bastide 1\n{}\n\n", lines.join("\n"));
    let error = match Record::<G>::read(&text) {
        Ok(record) => return Ok(record.setup),
        Err(error) => error,
    };
    let at = lines.get((error.line as usize).wrapping_sub(2));
    Err(Complaint::new(match at {
        Some(line) => format!("in `{line}`: {}", error.trouble),
        None => error.trouble.to_string(),
    }))
}

/// Prints text to standard output; a reader that has gone away is no fault.
pub fn print(text: &str) -> Result<(), Complaint> {
    match io::stdout().write_all(text.as_bytes()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(Complaint::new(error)),
        _ => Ok(()),
    }
}
