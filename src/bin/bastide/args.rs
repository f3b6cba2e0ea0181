//! Arguments, input files and complaints.

use std::ffi::OsString;
use std::fmt::Display;
use std::fs::File;
use std::io::{self, Read as _, Write as _};
use std::str::FromStr;

use crate::words::Worded;
use engine::link::{Link, LinkError, is_link};
use engine::rules;
use engine::table::record::{Record, secret_label};
use engine::table::{LineTrouble, RecordError};
use lexopt::{Arg, Parser, ValueExt as _};
use page::features::saves::file::LARGEST;
use page::messages::{Language, Texts, sentences, texts};
use view::paint::png::{TooLong, game_text, is_png};

/// One sentence about bad input; the program ends with exit code 2.
pub struct Complaint(Box<dyn FnOnce(&Texts) -> String>);

impl Complaint {
    /// A sentence that is written once the language is known.
    pub fn told(tell: impl FnOnce(&Texts) -> String + 'static) -> Self {
        Complaint(Box::new(tell))
    }

    /// A message without arguments.
    pub fn text(text: fn(&Texts) -> &'static str) -> Self {
        Complaint::told(move |texts| text(texts).to_owned())
    }

    /// A message with a name as its argument.
    pub fn naming(tell: fn(&Texts, &str) -> String, name: String) -> Self {
        Complaint::told(move |texts| tell(texts, &name))
    }

    /// An error of the operating system, in its own words.
    pub fn of_system(error: impl Display) -> Self {
        let sentence = error.to_string();
        Complaint::told(|_| sentence)
    }

    /// An I/O error, with the file or folder it is about.
    pub fn about(file: impl Display, error: &io::Error) -> Self {
        Complaint::of_system(format!("{file}: {error}"))
    }

    /// What is wrong with a record.
    pub fn trouble<G: Worded>(trouble: G::Trouble) -> Self {
        Complaint::told(move |texts| G::trouble(texts, &trouble))
    }

    pub fn sentence(self, texts: &Texts) -> String {
        (self.0)(texts)
    }
}

impl From<lexopt::Error> for Complaint {
    fn from(error: lexopt::Error) -> Self {
        use lexopt::Error::{
            MissingValue, NonUnicodeValue, UnexpectedArgument, UnexpectedOption, UnexpectedValue,
        };
        match error {
            MissingValue { option } => {
                Complaint::naming(Texts::value_missing, option.unwrap_or_default())
            }
            UnexpectedValue { option, .. } => Complaint::naming(Texts::value_superfluous, option),
            UnexpectedOption(option) => Complaint::naming(Texts::unknown_option, option),
            UnexpectedArgument(value) => {
                let value = value.to_string_lossy().into_owned();
                Complaint::naming(Texts::argument_too_many, value)
            }
            NonUnicodeValue(_) => Complaint::text(Texts::argument_not_text),
            // Values are parsed by our own functions, which have their own sentences.
            other => Complaint::of_system(other),
        }
    }
}

/// The arguments after the command; every command accepts `--language`.
pub struct Args {
    parser: Parser,
    language: Language,
}

impl Args {
    pub fn new() -> Self {
        Args {
            parser: Parser::from_env(),
            language: language_in(std::env::args_os()),
        }
    }

    /// The messages of the chosen language.
    pub fn texts(&self) -> &'static Texts {
        texts(self.language)
    }

    /// Prints the usage of a command.
    pub fn explain<S: Display>(&self, usage: impl Fn(&Texts) -> S) -> Result<(), Complaint> {
        print(&format!("{}\n", usage(self.texts())))
    }

    /// The command, or `None` if only help is asked for.
    pub fn command(&mut self) -> Result<Option<String>, Complaint> {
        match self.next()? {
            Some(Word::Value(command)) => Ok(Some(command)),
            Some(Word::Option(name)) if name == "help" => Ok(None),
            Some(other) => Err(other.unexpected()),
            None => Ok(None),
        }
    }

    /// The next argument: a value, or an option by its long name.
    pub fn next(&mut self) -> Result<Option<Word>, Complaint> {
        Ok(match self.parser.next()? {
            Some(Arg::Value(word)) => Some(Word::Value(word.string()?)),
            Some(Arg::Long("language")) => {
                let code = self.value()?;
                if Language::parse(&code).is_none() {
                    return Err(Complaint::naming(Texts::unknown_language, code));
                }
                return self.next();
            }
            Some(Arg::Long(name)) => Some(Word::Option(name.to_owned())),
            Some(Arg::Short('h')) => Some(Word::Option("help".to_owned())),
            Some(other) => return Err(other.unexpected().into()),
            None => None,
        })
    }

    /// The value of the option just read.
    pub fn value(&mut self) -> Result<String, Complaint> {
        Ok(self.parser.value()?.string()?)
    }

    /// The value of the option just read, as a number.
    pub fn number<N: FromStr>(&mut self) -> Result<N, Complaint> {
        number(&self.value()?)
    }

    /// The value of the option just read, as a count of at least one.
    pub fn count(&mut self) -> Result<u64, Complaint> {
        match self.number()? {
            0 => Err(Complaint::text(Texts::zero_times)),
            count => Ok(count),
        }
    }
}

/// The chosen language, wherever it is among the arguments: complaints about earlier ones use it too.
fn language_in(args: impl Iterator<Item = OsString>) -> Language {
    const OPTION: &str = "--language";
    let args: Vec<String> = args.map(|arg| arg.to_string_lossy().into_owned()).collect();
    let behind = args.windows(2).filter(|pair| pair[0] == OPTION);
    let behind = behind.map(|pair| pair[1].as_str());
    let joined = args
        .iter()
        .filter_map(|arg| arg.strip_prefix(OPTION)?.strip_prefix('='));
    behind
        .chain(joined)
        .find_map(Language::parse)
        .unwrap_or_default()
}

/// One argument: a value, or an option by its long name.
pub enum Word {
    Value(String),
    Option(String),
}

impl Word {
    /// The complaint about an argument a command does not know.
    pub fn unexpected(&self) -> Complaint {
        match self {
            Word::Value(value) => Complaint::naming(Texts::argument_too_many, value.clone()),
            Word::Option(name) => Complaint::naming(Texts::unknown_option, format!("--{name}")),
        }
    }
}

/// A number from the command line.
pub fn number<N: FromStr>(text: &str) -> Result<N, Complaint> {
    text.parse()
        .map_err(|_| Complaint::naming(Texts::not_a_number, text.to_owned()))
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
    let not_a_text = |_| Complaint::naming(Texts::neither_text_nor_picture, file.to_owned());
    let text = String::from_utf8(bytes).map_err(not_a_text)?;
    if is_link(&text) {
        return text_of_link(&text);
    }
    Ok(text)
}

/// The complaint about a file larger than any game can be.
fn too_long(file: &str) -> Complaint {
    let file = file.to_owned();
    Complaint::told(move |texts| format!("{file}: {}", texts.text_too_long()))
}

fn link_fault(error: LinkError) -> Complaint {
    Complaint::told(move |texts| sentences::link_fault(texts, error).to_owned())
}

/// The text of the record that a link carries.
fn text_of_link(link: &str) -> Result<String, Complaint> {
    Ok(Link::read(link).map_err(link_fault)?.text)
}

/// The bytes of a file, read no further than the size limit of files with a game.
fn file_bytes(file: &str) -> Result<Vec<u8>, Complaint> {
    let mut bytes = Vec::new();
    let most = u64::from(LARGEST) + 1;
    if file == "-" {
        let read = io::stdin().take(most).read_to_end(&mut bytes);
        read.map_err(|error| {
            Complaint::told(move |texts| texts.labelled(texts.standard_input(), &error.to_string()))
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
        let (file, line, secret) = (file.to_owned(), error.line, secret.to_owned());
        return Err(Complaint::told(move |texts| {
            format!(
                "{file}: {}",
                texts.on_line(line, &texts.label_in_record(&secret))
            )
        }));
    }
    record_of(file, read)
}

/// A parsed record, or the complaint about the file.
pub fn record_of<G: Worded>(
    file: &str,
    read: Result<Record<G>, RecordError<G::Trouble>>,
) -> Result<Record<G>, Complaint> {
    let file = file.to_owned();
    read.map_err(|error| {
        Complaint::told(move |texts| {
            let sentence = G::trouble(texts, &error.trouble);
            format!("{file}: {}", texts.on_line(error.line, &sentence))
        })
    })
}

/// The complaint about a line after the record of a file.
pub fn line_trouble(file: &str, error: RecordError<LineTrouble>) -> Complaint {
    let file = file.to_owned();
    Complaint::told(move |texts| {
        let trouble = rules::Trouble::from(error.trouble);
        let sentence = <rules::Game as Worded>::trouble(texts, &trouble);
        format!("{file}: {}", texts.on_line(error.line, &sentence))
    })
}

/// A setup from record header lines, as built from command-line options.
pub fn setup<G: Worded>(lines: &[String]) -> Result<G::Setup, Complaint> {
    // A fault of all lines together is reported on the empty line after them.
    let text = format!("bastide 1\n{}\n\n", lines.join("\n"));
    let error = match Record::<G>::read(&text) {
        Ok(record) => return Ok(record.setup),
        Err(error) => error,
    };
    let at = lines.get((error.line as usize).wrapping_sub(2)).cloned();
    Err(Complaint::told(move |texts| {
        let sentence = G::trouble(texts, &error.trouble);
        match at {
            Some(line) => format!("`{line}`: {sentence}"),
            None => sentence,
        }
    }))
}

/// Prints text to standard output; a closed pipe is no error.
pub fn print(text: &str) -> Result<(), Complaint> {
    match io::stdout().write_all(text.as_bytes()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(Complaint::of_system(error)),
        _ => Ok(()),
    }
}
