//! Firefox without a driver of its own: what a driver would do, in this process. Commands come as in the WebDriver protocol
//! and go on in Firefox's own, Marionette; both have the same commands by other names.

use crate::session::{Fault, Method};
use serde_json::{Value, json};
use std::io::{self, Read, Write};
use std::net::TcpStream;

/// A connection to Firefox: messages are JSON, each after its length in bytes and a colon.
pub struct Marionette {
    stream: TcpStream,
    asked: u64,
}

impl Marionette {
    /// To the browser that listens on a port of this machine.
    pub fn connect(port: u16) -> io::Result<Marionette> {
        let stream = TcpStream::connect(("127.0.0.1", port))?;
        stream.set_nodelay(true)?;
        let mut browser = Marionette { stream, asked: 0 };
        let _greeting = browser.read()?;
        Ok(browser)
    }

    fn read(&mut self) -> io::Result<Value> {
        let mut length = 0;
        loop {
            let mut byte = [0];
            self.stream.read_exact(&mut byte)?;
            match byte[0] {
                b':' => break,
                digit => length = 10 * length + usize::from(digit.wrapping_sub(b'0')),
            }
        }
        let mut message = vec![0; length];
        self.stream.read_exact(&mut message)?;
        Ok(serde_json::from_slice(&message)?)
    }

    /// What the browser says to a command: its result, or its fault.
    fn ask(&mut self, command: &str, parameters: Value) -> io::Result<Result<Value, Value>> {
        self.asked += 1;
        let message = json!([0, self.asked, command, parameters]).to_string();
        write!(self.stream, "{}:{message}", message.len())?;
        let mut answer = self.read()?;
        Ok(match answer[2].take() {
            Value::Null => Ok(answer[3].take()),
            fault => Err(fault),
        })
    }

    /// What the browser says to a command of the other protocol.
    pub fn answer(
        &mut self,
        method: Method,
        path: &str,
        mut parameters: Value,
    ) -> Result<Value, Fault> {
        if parameters.is_null() {
            parameters = json!({});
        }
        let Some(command) = command(method, path, &mut parameters) else {
            return Err(json!({ "error": "unknown command", "message": path }).into());
        };
        let answer = self.ask(command, parameters)?;
        answer.map(unwrapped).map_err(Fault::from)
    }
}

/// Marionette wraps what is no object itself.
fn unwrapped(value: Value) -> Value {
    match value {
        Value::Object(mut only) if only.len() == 1 && only.contains_key("value") => {
            only["value"].take()
        }
        value => value,
    }
}

/// How Marionette calls what a request asks; what stands in the path goes into the parameters.
fn command(method: Method, path: &str, parameters: &mut Value) -> Option<&'static str> {
    let parts: Vec<&str> = path.split('/').collect();
    if let ["session", _, "element", id, _] = parts[..] {
        parameters["id"] = id.into();
    }
    Some(match (method, parts.get(2..).unwrap_or_default()) {
        (Method::Post, []) => "WebDriver:NewSession",
        (Method::Delete, []) => "WebDriver:DeleteSession",
        (Method::Post, ["url"]) => "WebDriver:Navigate",
        (Method::Post, ["refresh"]) => "WebDriver:Refresh",
        (Method::Post, ["execute", "sync"]) => "WebDriver:ExecuteScript",
        (Method::Post, ["execute", "async"]) => "WebDriver:ExecuteAsyncScript",
        (Method::Post, ["element", _, "click"]) => "WebDriver:ElementClick",
        (Method::Post, ["element", _, "value"]) => "WebDriver:ElementSendKeys",
        (Method::Post, ["print"]) => "WebDriver:Print",
        (Method::Post, ["actions"]) => "WebDriver:PerformActions",
        (Method::Post, ["window", "rect"]) => "WebDriver:SetWindowRect",
        (Method::Get, ["screenshot"]) => {
            parameters["full"] = false.into();
            "WebDriver:TakeScreenshot"
        }
        _ => return None,
    })
}
