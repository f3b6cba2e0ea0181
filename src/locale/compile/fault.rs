//! What may be wrong with what a translator wrote.

use std::fmt;

/// Something wrong in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Which file, from the folder of messages on: `fr/base.ftl`.
    pub file: String,
    /// In which message, if in one.
    pub message: Option<String>,
    pub trouble: Trouble,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// This is no Fluent.
    Syntax(String),
    /// A line of the list of choices that is not understood.
    BadChoice(String),
    /// A line of the list of what is said later that names no message.
    NothingLater(String),
    /// There is another message of this name.
    Twice,
    /// The first language has no such message.
    Superfluous,
    /// Nothing refers to this term.
    Unused,
    /// A parameter is of a kind that is not known.
    UnknownKind(String),
    /// An argument that the message does not take.
    UnknownArgument(String),
    /// A message or a term that is not there.
    UnknownReference(String),
    /// A function that is not known; `CAPITAL`, `INITIAL` and `FINAL` are.
    UnknownFunction(String),
    /// A variant for something that the argument never is.
    UnknownVariant(String),
    /// A choice that lacks something, and whose other variants are no answer to it.
    NotAll(String),
    /// An argument that has no words of its own: a choice has to say them.
    NoWords(String),
    /// An argument that cannot be chosen by.
    NotAChoice(String),
    /// A message refers to itself.
    Circle(String),
    /// The message is one of several texts, but something is inserted into it.
    NotPlain,
    /// The language does not say this about itself.
    Unnamed(&'static str),
    /// A message without words.
    Empty,
    /// Attributes are not used here.
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
