//! A session with a browser: one command of the WebDriver protocol after the other, over one connection.

use crate::marionette::Marionette;
use serde_json::{Value, json};
use std::cell::RefCell;
use std::fmt::{self, Display};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

/// How long an answer may take: whole games are played in one command.
const LONGEST: Duration = Duration::from_secs(300);

/// What a command does with what its path names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    Get,
    Post,
    Delete,
}

/// Why a command failed.
#[derive(Debug)]
pub struct Fault {
    /// As the protocol calls it.
    error: String,
    message: String,
}

impl Fault {
    /// Whether the element that was meant is no longer on the page.
    pub fn is_stale(&self) -> bool {
        self.error == "stale element reference"
    }
}

impl Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.error, self.message)
    }
}

impl From<io::Error> for Fault {
    fn from(error: io::Error) -> Fault {
        Fault {
            error: "no answer".to_string(),
            message: error.to_string(),
        }
    }
}

impl From<Value> for Fault {
    fn from(value: Value) -> Fault {
        let word = |name: &str| value[name].as_str().unwrap_or_default().to_string();
        Fault {
            error: word("error"),
            message: word("message"),
        }
    }
}

/// Who takes commands: a driver, or a browser that needs none.
pub enum Line {
    Driver(BufReader<TcpStream>),
    Firefox(Marionette),
}

impl Line {
    /// To the driver that listens on a port of this machine.
    pub fn to_driver(port: u16) -> io::Result<Line> {
        let stream = TcpStream::connect(("127.0.0.1", port))?;
        stream.set_nodelay(true)?;
        // A driver that hangs fails the test.
        stream.set_read_timeout(Some(LONGEST))?;
        Ok(Line::Driver(BufReader::new(stream)))
    }

    fn ask(&mut self, method: Method, path: &str, parameters: Value) -> Result<Value, Fault> {
        match self {
            Line::Driver(stream) => ask_driver(stream, method, path, &parameters),
            Line::Firefox(browser) => browser.answer(method, path, parameters),
        }
    }
}

/// Sends a request, and reads its answer; the connection stays.
fn ask_driver(
    stream: &mut BufReader<TcpStream>,
    method: Method,
    path: &str,
    parameters: &Value,
) -> Result<Value, Fault> {
    let (verb, body) = match method {
        Method::Get => ("GET", String::new()),
        Method::Post => ("POST", parameters.to_string()),
        Method::Delete => ("DELETE", String::new()),
    };
    let request = format!(
        "{verb} /{path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json; charset=utf-8\r\n\
         Content-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.get_mut().write_all(request.as_bytes())?;
    let (done, length) = head(stream)?;
    let mut answer = vec![0; length];
    stream.read_exact(&mut answer)?;
    let mut answer: Value = serde_json::from_slice(&answer).map_err(io::Error::from)?;
    let value = answer["value"].take();
    if done { Ok(value) } else { Err(value.into()) }
}

/// Reads the head of an answer: whether the command was done, and how long what follows is.
fn head(stream: &mut BufReader<TcpStream>) -> io::Result<(bool, usize)> {
    let mut status = String::new();
    stream.read_line(&mut status)?;
    let mut length = None;
    for line in stream.by_ref().lines() {
        let line = line?.to_ascii_lowercase();
        if line.is_empty() {
            break;
        }
        if let Some(value) = line.strip_prefix("content-length:") {
            length = value.trim().parse().ok();
        }
    }
    let length = length.ok_or(io::ErrorKind::UnexpectedEof)?;
    Ok((status.contains(" 200 "), length))
}

/// A session; ended when dropped.
pub struct Session {
    line: RefCell<Line>,
    path: String,
}

impl Session {
    /// A new one, with a browser as it is wished for.
    pub fn begin(mut line: Line, wishes: &Value) -> Result<Session, Fault> {
        let wishes = json!({ "capabilities": { "alwaysMatch": wishes } });
        let begun = line.ask(Method::Post, "session", wishes)?;
        let id = begun["sessionId"].as_str().unwrap_or_default();
        Ok(Session {
            line: RefCell::new(line),
            path: format!("session/{id}"),
        })
    }

    /// Runs a command, whose path begins below that of the session, to its end.
    pub fn ask(&self, method: Method, path: &str, parameters: Value) -> Result<Value, Fault> {
        let path = format!("{}/{path}", self.path);
        self.line.borrow_mut().ask(method, &path, parameters)
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        // A browser that is gone already needs no goodbye.
        let line = self.line.get_mut();
        let _ended = line.ask(Method::Delete, &self.path, Value::Null);
    }
}
