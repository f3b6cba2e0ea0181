//! Firefox without a driver of its own: what a driver would do, in this process. It speaks the WebDriver protocol on one
//! side and Firefox's own, Marionette, on the other; both have the same commands by other names.

use serde_json::{Value, json};
use std::io::{self, Read, Write};
use std::net::TcpStream;
use std::sync::Arc;
use std::thread;
use tiny_http::{Header, Method, Request, Response, Server};

/// Requests of the WebDriver protocol are answered by a browser that listens for Marionette; ends when dropped.
pub struct Bridge(Arc<Server>);

impl Bridge {
    /// A bridge to the browser that listens on a port of this machine.
    pub fn to(port: u16) -> io::Result<Bridge> {
        let mut browser = Marionette::connect(port)?;
        let server = Arc::new(Server::http("127.0.0.1:0").map_err(io::Error::other)?);
        let served = Arc::clone(&server);
        thread::spawn(move || {
            for request in served.incoming_requests() {
                // Whoever asked and went away needs no answer.
                let _gone = browser.answer(request);
            }
        });
        Ok(Bridge(server))
    }

    /// Where it listens.
    pub fn url(&self) -> String {
        let address = self.0.server_addr().to_ip().expect("an address");
        format!("http://{address}")
    }
}

impl Drop for Bridge {
    fn drop(&mut self) {
        self.0.unblock();
    }
}

/// A connection to Firefox: messages are JSON, each after its length in bytes and a colon.
struct Marionette {
    stream: TcpStream,
    asked: u64,
}

impl Marionette {
    fn connect(port: u16) -> io::Result<Marionette> {
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

    fn answer(&mut self, mut request: Request) -> io::Result<()> {
        let mut body = String::new();
        request.as_reader().read_to_string(&mut body)?;
        let mut parameters = serde_json::from_str(&body).unwrap_or_else(|_| json!({}));
        let path = request.url().trim_matches('/').to_string();
        let (status, value) = match command(request.method(), &path, &mut parameters) {
            None => (404, json!({ "error": "unknown command", "message": path })),
            Some(command) => match self.ask(command, parameters)? {
                Ok(value) => (200, unwrapped(value)),
                Err(fault) => (404, fault),
            },
        };
        let text = json!({ "value": value }).to_string();
        let kind = Header::from_bytes("Content-Type", "application/json; charset=utf-8");
        let answer = Response::from_string(text).with_status_code(status);
        request.respond(answer.with_header(kind.expect("a header")))
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
fn command(method: &Method, path: &str, parameters: &mut Value) -> Option<&'static str> {
    let parts: Vec<&str> = path.split('/').collect();
    if let ["session", _, "element", id, _] = parts[..] {
        parameters["id"] = id.into();
    }
    Some(match (method, parts.get(2..).unwrap_or_default()) {
        (Method::Post, []) => "WebDriver:NewSession",
        (Method::Delete, []) => "WebDriver:DeleteSession",
        (Method::Post, ["url"]) => "WebDriver:Navigate",
        (Method::Get, ["url"]) => "WebDriver:GetCurrentURL",
        (Method::Post, ["refresh"]) => "WebDriver:Refresh",
        (Method::Post, ["execute", "sync"]) => "WebDriver:ExecuteScript",
        (Method::Post, ["execute", "async"]) => "WebDriver:ExecuteAsyncScript",
        (Method::Post, ["element"]) => "WebDriver:FindElement",
        (Method::Post, ["elements"]) => "WebDriver:FindElements",
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
