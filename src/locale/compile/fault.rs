//! Faults in the files of translators.

use std::fmt;

/// A fault in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The path below the folder of messages: `fr/base.ftl`.
    pub file: String,
    /// The message it is in, if any.
    pub message: Option<String>,
    pub trouble: Trouble,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The file is not valid Fluent.
    Syntax(String),
    /// A line of `choices.txt` that cannot be parsed.
    BadChoice(String),
    /// A line of `later.txt` that names no message.
    NothingLater(String),
    /// A second message with this name.
    Twice,
    /// The first language has no such message.
    Superfluous,
    /// Nothing refers to this term.
    Unused,
    /// A parameter of an unknown kind.
    UnknownKind(String),
    /// An argument the message does not take.
    UnknownArgument(String),
    /// A reference to a missing message or term.
    UnknownReference(String),
    /// An unknown function; `CAPITAL`, `INITIAL` and `FINAL` exist.
    UnknownFunction(String),
    /// A variant for a value the argument never has.
    UnknownVariant(String),
    /// A selection that does not cover a value, and has no suitable default.
    NotAll(String),
    /// An argument without words of its own: it can only be selected on.
    NoWords(String),
    /// An argument that cannot be selected on.
    NotAChoice(String),
    /// A message refers to itself.
    Circle(String),
    /// The message has to be plain text, but something is inserted into it.
    NotPlain,
    /// The language lacks this message about itself.
    Unnamed(&'static str),
    /// An empty message.
    Empty,
    /// Attributes are not supported.
    Attribute(String),
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::Syntax(why) => write!(f, "this is no Fluent: {why}"),
            Trouble::BadChoice(line) => write!(f, "`{line}` does not list the choices of a type"),
            Trouble::NothingLater(line) => write!(f, "`{line}` names no message"),
            Trouble::Twice => f.write_str("there is another message of this name"),
            Trouble::Superfluous => f.write_str("English has no such message"),
            Trouble::Unused => f.write_str("no message refers to this term"),
            Trouble::UnknownKind(kind) => write!(f, "`{kind}` is no kind of argument"),
            Trouble::UnknownArgument(name) => write!(f, "the message does not take `${name}`"),
            Trouble::UnknownReference(name) => write!(f, "there is no `{name}`"),
            Trouble::UnknownFunction(name) => write!(f, "there is no function `{name}`"),
            Trouble::UnknownVariant(key) => write!(f, "it never is `[{key}]`"),
            Trouble::NotAll(keys) => {
                write!(f, "say `[{keys}]` too, or name the last variant `*[other]`")
            }
            Trouble::NoWords(name) => write!(f, "choose the words for `${name}`"),
            Trouble::NotAChoice(name) => write!(f, "`${name}` cannot be chosen by"),
            Trouble::Circle(name) => write!(f, "`{name}` refers to itself"),
            Trouble::NotPlain => f.write_str("a text, or a choice among texts, is wanted here"),
            Trouble::Unnamed(id) => write!(f, "`{id}` is missing: a language names itself"),
            Trouble::Empty => f.write_str("there are no words"),
            Trouble::Attribute(name) => write!(f, "attributes such as `.{name}` are not used"),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.message {
            Some(message) => write!(f, "{}: {message}: {}", self.file, self.trouble),
            None => write!(f, "{}: {}", self.file, self.trouble),
        }
    }
}
