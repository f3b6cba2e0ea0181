//! Arguments, input files and complaints.

use std::env;
use std::fmt::Display;
use std::fs::{self, File};
use std::io::{self, Read as _, Write as _};
use std::path::Path;
use std::process;
use std::str::FromStr;
use std::sync::LazyLock;

use crate::words::Worded;
use engine::link::{Link, LinkError, is_link};
use engine::rules;
use engine::table::record::{Record, secret_label};
use engine::table::{Croupier, LineTrouble, RecordError, Silent};
use lexopt::{Arg, Parser, ValueExt as _};
use page::features::saves::file::LARGEST;
use page::messages::{Language, Texts, sentences};
use view::paint::png::{TooLong, game_text, is_png};

/// The messages of the language asked for, wherever it is among the arguments: complaints about earlier ones use it too.
pub fn texts() -> &'static Texts {
    static LANGUAGE: LazyLock<Language> = LazyLock::new(|| {
        let args: Vec<String> = env::args_os()
            .map(|arg| arg.to_string_lossy().into_owned())
            .collect();
        // `--language de` is the same as `--language=de`.
        let args = args.join("=");
        let named = args.split("--language=").skip(1);
        let mut codes = named.filter_map(|rest| rest.split('=').next());
        codes.find_map(Language::parse).unwrap_or_default()
    });
    page::messages::texts(*LANGUAGE)
}

/// One sentence about bad input; the program ends with exit code 2.
pub struct Complaint(pub String);

impl Complaint {
    pub fn new(sentence: impl Display) -> Self {
        Complaint(sentence.to_string())
    }

    /// An I/O error, with the file or folder it is about.
    pub fn about(file: impl Display, error: &io::Error) -> Self {
        Complaint(format!("{file}: {error}"))
    }

    /// What is wrong with a line of a file.
    pub fn on_line(file: &str, line: u32, sentence: &str) -> Self {
        Complaint(format!("{file}: {}", texts().on_line(line, sentence)))
    }

    /// What is wrong with a record.
    pub fn trouble<G: Worded>(trouble: G::Trouble) -> Self {
        Complaint(G::trouble(&trouble))
    }
}

impl From<lexopt::Error> for Complaint {
    fn from(error: lexopt::Error) -> Self {
        use lexopt::Error::{
            MissingValue, NonUnicodeValue, UnexpectedArgument, UnexpectedOption, UnexpectedValue,
        };
        Complaint(match error {
            MissingValue { option } => texts().value_missing(&option.unwrap_or_default()),
            UnexpectedValue { option, .. } => texts().value_superfluous(&option),
            UnexpectedOption(option) => texts().unknown_option(&option),
            UnexpectedArgument(value) => texts().argument_too_many(&value.to_string_lossy()),
            NonUnicodeValue(_) => texts().argument_not_text().to_owned(),
            // Values are parsed by our own functions, which have their own sentences.
            other => other.to_string(),
        })
    }
}

/// The arguments after the program; every command accepts `--language` and `--help`.
pub struct Args {
    parser: Parser,
    /// The argument just read, if it is no option.
    given: Option<String>,
}

impl Args {
    pub fn new() -> Self {
        Args {
            parser: Parser::from_env(),
            given: None,
        }
    }

    /// The next argument: the name of an option, or an empty one for what is its own value. Where help is asked for, prints the
    /// usage and ends the program.
    pub fn next(&mut self, usage: &str) -> Result<Option<String>, Complaint> {
        let name = match self.parser.next()? {
            Some(Arg::Value(word)) => {
                self.given = Some(word.string()?);
                String::new()
            }
            Some(Arg::Long(name)) => name.to_owned(),
            Some(Arg::Short('h')) => "help".to_owned(),
            Some(other) => return Err(other.unexpected().into()),
            None => return Ok(None),
        };
        match name.as_str() {
            "help" => explain(usage),
            "language" => {
                let code = self.value()?;
                match Language::parse(&code) {
                    Some(_) => self.next(usage),
                    None => Err(Complaint(texts().unknown_language(&code))),
                }
            }
            _ => Ok(Some(name)),
        }
    }

    /// The complaint about the argument just read, which the command does not know.
    pub fn unexpected(&mut self, name: &str) -> Complaint {
        Complaint(match self.given.take() {
            Some(value) => texts().argument_too_many(&value),
            None => texts().unknown_option(&format!("--{name}")),
        })
    }

    /// The command; without one, prints the usage and ends the program.
    pub fn command(&mut self, usage: &str) -> Result<String, Complaint> {
        match self.next(usage)?.as_deref() {
            Some("") => self.value(),
            Some(name) => Err(self.unexpected(name)),
            None => explain(usage),
        }
    }

    /// The arguments of a command without options.
    pub fn values(&mut self, most: usize, usage: &str) -> Result<Vec<String>, Complaint> {
        let mut values = Vec::new();
        while let Some(name) = self.next(usage)? {
            match name.as_str() {
                "" if values.len() < most => values.push(self.value()?),
                _ => return Err(self.unexpected(&name)),
            }
        }
        Ok(values)
    }

    /// The value of the argument just read.
    pub fn value(&mut self) -> Result<String, Complaint> {
        match self.given.take() {
            Some(value) => Ok(value),
            None => Ok(self.parser.value()?.string()?),
        }
    }

    /// The value of the option just read, as a number.
    pub fn number<N: FromStr>(&mut self) -> Result<N, Complaint> {
        number(&self.value()?)
    }

    /// The value of the option just read, as a count of at least one.
    pub fn count(&mut self) -> Result<u64, Complaint> {
        match self.number()? {
            0 => Err(Complaint::new(texts().zero_times())),
            count => Ok(count),
        }
    }
}

/// Prints the usage of a command and ends the program.
fn explain<T>(usage: &str) -> Result<T, Complaint> {
    print(&format!("{usage}\n"))?;
    process::exit(0)
}

/// A number from the command line.
pub fn number<N: FromStr>(text: &str) -> Result<N, Complaint> {
    text.parse()
        .map_err(|_| Complaint(texts().not_a_number(text)))
}

/// Reads a file, standard input for `-`, or the record in a link or in a picture.
pub fn text(file: &str) -> Result<String, Complaint> {
    if is_link(file) {
        return text_of_link(file);
    }
    let bytes = file_bytes(file)?;
    if is_png(&bytes) {
        let text = game_text(&bytes).map_err(|TooLong| too_long(file))?;
        return text_of_link(&text.unwrap_or_default());
    }
    let not_a_text = |_| Complaint(texts().neither_text_nor_picture(file));
    let text = String::from_utf8(bytes).map_err(not_a_text)?;
    if is_link(&text) {
        return text_of_link(&text);
    }
    Ok(text)
}

/// The file of a record, which a command needs.
pub fn required(file: Option<String>) -> Result<String, Complaint> {
    file.ok_or_else(|| Complaint::new(texts().record_missing()))
}

/// The complaint about a file larger than any game can be.
fn too_long(file: &str) -> Complaint {
    Complaint(format!("{file}: {}", texts().text_too_long()))
}

/// The text of the record that a link carries.
fn text_of_link(link: &str) -> Result<String, Complaint> {
    let fault = |error: LinkError| Complaint::new(sentences::link_fault(texts(), error));
    Ok(Link::read(link).map_err(fault)?.text)
}

/// The bytes of a file, read no further than the size limit of files with a game.
fn file_bytes(file: &str) -> Result<Vec<u8>, Complaint> {
    let mut bytes = Vec::new();
    let most = u64::from(LARGEST) + 1;
    if file == "-" {
        let read = io::stdin().take(most).read_to_end(&mut bytes);
        read.map_err(|error| {
            Complaint(texts().labelled(texts().standard_input(), &error.to_string()))
        })?;
    } else {
        let read = File::open(file).and_then(|file| file.take(most).read_to_end(&mut bytes));
        read.map_err(|error| Complaint::about(file, &error))?;
    }
    match bytes.len() as u64 == most {
        true => Err(too_long(file)),
        false => Ok(bytes),
    }
}

/// Reads the text of a file as a record of a game.
pub fn record<G: Worded>(file: &str, text: &str) -> Result<Record<G>, Complaint> {
    let read = Record::<G>::read(text);
    if let Err(error) = &read
        && let Some(secret) = text
            .lines()
            .nth((error.line as usize).wrapping_sub(1))
            .and_then(secret_label)
    {
        let sentence = texts().label_in_record(secret);
        return Err(Complaint::on_line(file, error.line, &sentence));
    }
    record_of(file, read)
}

/// A parsed record, or the complaint about the file.
pub fn record_of<G: Worded>(
    file: &str,
    read: Result<Record<G>, RecordError<G::Trouble>>,
) -> Result<Record<G>, Complaint> {
    read.map_err(|error| Complaint::on_line(file, error.line, &G::trouble(&error.trouble)))
}

/// The complaint about a line after the record of a file.
pub fn line_trouble(file: &str, error: RecordError<LineTrouble>) -> Complaint {
    let sentence = <rules::Game as Worded>::trouble(&error.trouble.into());
    Complaint::on_line(file, error.line, &sentence)
}

/// Makes a folder, unless it is there.
pub fn make(folder: &Path) -> Result<(), Complaint> {
    fs::create_dir_all(folder).map_err(|error| Complaint::about(folder.display(), &error))
}

/// Writes a file, and makes its folder.
pub fn write(path: &Path, text: &str) -> Result<(), Complaint> {
    path.parent().map_or(Ok(()), make)?;
    fs::write(path, text).map_err(|error| Complaint::about(path.display(), &error))
}

/// The game at the end of a record, and what deals on.
pub fn replayed<G: Worded>(record: &Record<G>) -> Result<(G, Croupier<G>), Complaint> {
    let replayed = record.replay(&mut Silent);
    replayed.map_err(Complaint::trouble::<G>)
}

/// Prints text to standard output; a closed pipe is no error.
pub fn print(text: &str) -> Result<(), Complaint> {
    match io::stdout().write_all(text.as_bytes()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(Complaint::new(error)),
        _ => Ok(()),
    }
}
