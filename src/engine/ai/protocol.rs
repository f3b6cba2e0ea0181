//! The line protocol between a referee and an engine; `PROTOCOL.md` describes it.

use std::fmt;
use std::num::NonZeroU32;

/// The version of the protocol.
pub const VERSION: u32 = 1;

/// The first word of the first message of a referee.
const HELLO: &str = "bastide-engine";
/// The line that ends the record of a game.
const DONE: &str = "done";

/// A message of a referee.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// Who are you? The version is [`VERSION`].
    Hello,
    /// The game as it stands, as the text of a record.
    Game(String),
    /// Decide for the player to move.
    Go(Limit),
    /// The match is over: the engine ends.
    Quit,
}

/// How long an engine may think about one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// As long as it likes.
    Free,
    /// About as many positions.
    Nodes(NonZeroU32),
    /// This many milliseconds.
    Time(NonZeroU32),
}

/// A message of an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The name of the engine.
    Name(String),
    /// It has read the game and waits for `go`.
    Ready,
    /// The action it chose, as a line of a record.
    Action(String),
    /// Why it cannot go on, in a sentence.
    Fault(String),
}

/// Why something is not a message of the protocol.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProtocolFault {
    /// A line that means nothing here.
    Line(String),
    /// Another version of the protocol.
    Version(String),
    /// The lines end in the middle of a record.
    Cut,
}

/// For programs; people see it only within a message about the program that sent it.
impl fmt::Display for ProtocolFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ProtocolFault::Line(line) => write!(f, "`{line}` is no line of the protocol"),
            ProtocolFault::Version(version) => {
                write!(f, "the protocol has version {VERSION}, not {version}")
            }
            ProtocolFault::Cut => f.write_str("the record has no end"),
        }
    }
}

impl std::error::Error for ProtocolFault {}

impl Order {
    /// Reads the next order, with all lines that belong to it; `None` at the end of the input.
    pub fn read(lines: &mut impl Iterator<Item = String>) -> Option<Result<Order, ProtocolFault>> {
        let line = lines.find(|line| !is_silent(line))?;
        let mut words = line.split_whitespace();
        let order = match [words.next(), words.next(), words.next(), words.next()] {
            [Some(HELLO), Some(version), None, None] => match version.parse() {
                Ok(VERSION) => Ok(Order::Hello),
                _ => Err(ProtocolFault::Version(version.to_owned())),
            },
            [Some("game"), None, None, None] => read_game(lines),
            [Some("go"), limit, amount, None] => match read_limit(limit, amount) {
                Some(limit) => Ok(Order::Go(limit)),
                None => Err(ProtocolFault::Line(line)),
            },
            [Some("quit"), None, None, None] => Ok(Order::Quit),
            _ => Err(ProtocolFault::Line(line)),
        };
        Some(order)
    }
}

fn read_game(lines: &mut impl Iterator<Item = String>) -> Result<Order, ProtocolFault> {
    let mut text = String::new();
    for line in lines {
        if line.trim() == DONE {
            return Ok(Order::Game(text));
        }
        text.push_str(&line);
        text.push('\n');
    }
    Err(ProtocolFault::Cut)
}

fn read_limit(limit: Option<&str>, amount: Option<&str>) -> Option<Limit> {
    let number = || amount?.parse().ok();
    match limit {
        None => Some(Limit::Free),
        Some("nodes") => Some(Limit::Nodes(number()?)),
        Some("time") => Some(Limit::Time(number()?)),
        Some(_) => None,
    }
}

/// The lines of the message, each with its line break.
impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Order::Hello => writeln!(f, "{HELLO} {VERSION}"),
            Order::Game(text) => write!(f, "game\n{text}{DONE}\n"),
            Order::Go(Limit::Free) => writeln!(f, "go"),
            Order::Go(Limit::Nodes(nodes)) => writeln!(f, "go nodes {nodes}"),
            Order::Go(Limit::Time(milliseconds)) => writeln!(f, "go time {milliseconds}"),
            Order::Quit => writeln!(f, "quit"),
        }
    }
}

impl Answer {
    /// Reads the next answer; `None` at the end of the input.
    pub fn read(lines: &mut impl Iterator<Item = String>) -> Option<Result<Answer, ProtocolFault>> {
        let line = lines.find(|line| !is_silent(line))?;
        let (word, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        let rest = rest.trim();
        let answer = match word {
            "engine" if !rest.is_empty() => Answer::Name(rest.to_owned()),
            "ready" if rest.is_empty() => Answer::Ready,
            "action" if !rest.is_empty() => Answer::Action(rest.to_owned()),
            "fault" if !rest.is_empty() => Answer::Fault(rest.to_owned()),
            _ => return Some(Err(ProtocolFault::Line(line))),
        };
        Some(Ok(answer))
    }
}

/// The line of the message, with its line break.
impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Name(name) => writeln!(f, "engine {name}"),
            Answer::Ready => writeln!(f, "ready"),
            Answer::Action(line) => writeln!(f, "action {line}"),
            Answer::Fault(sentence) => writeln!(f, "fault {sentence}"),
        }
    }
}

/// Whether a line says nothing: it is blank, or a comment.
fn is_silent(line: &str) -> bool {
    let line = line.trim_start();
    line.is_empty() || line.starts_with('#')
}
