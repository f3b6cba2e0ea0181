//! The developer tools of a whole Chromium, which its driver hands out for single pages only: a WebSocket.

use serde_json::{Value, json};
use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::time::Duration;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// Asks for a socket. What keeps caches apart is not needed here, so the key is any.
const UPGRADE: &str = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n\
    Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n";

/// The first byte of a message of text in one piece.
const TEXT: u8 = 0x81;

/// The bit of the length that says that a mask follows; none is needed here, so it is zero.
const MASKED: u8 = 0x80;

/// A connection to them.
pub struct DevTools {
    stream: BufReader<TcpStream>,
    /// How many commands were sent.
    sent: u64,
}

impl DevTools {
    /// Connects to the browser with a profile, in which it writes where it listens.
    pub fn connect(profile: &Path) -> io::Result<DevTools> {
        let place = fs::read_to_string(profile.join("DevToolsActivePort"))?;
        let (port, path) = place.split_once('\n').ok_or(io::ErrorKind::InvalidData)?;
        let mut stream = TcpStream::connect(format!("127.0.0.1:{port}"))?;
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.set_nodelay(true)?;
        let path = path.trim();
        let request = format!("GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n{UPGRADE}");
        stream.write_all(request.as_bytes())?;
        let mut stream = BufReader::new(stream);
        let mut line = String::new();
        while stream.read_line(&mut line)? > "\r\n".len() {
            line.clear();
        }
        Ok(DevTools { stream, sent: 0 })
    }

    /// What a command returns.
    pub fn call(&mut self, command: &str, parameters: &Value) -> io::Result<Value> {
        self.sent += 1;
        self.send(&json!({ "id": self.sent, "method": command, "params": parameters }))?;
        loop {
            let mut message = self.receive()?;
            if message["id"] == self.sent {
                return match &message["error"] {
                    Value::Null => Ok(message["result"].take()),
                    error => Err(io::Error::other(format!("{command}: {error}"))),
                };
            }
        }
    }

    fn send(&mut self, message: &Value) -> io::Result<()> {
        let text = message.to_string();
        let length = u16::try_from(text.len()).map_err(io::Error::other)?;
        let mut frame = vec![TEXT];
        match u8::try_from(length) {
            Ok(short @ ..126) => frame.push(MASKED | short),
            _ => {
                frame.push(MASKED | 126);
                frame.extend(length.to_be_bytes());
            }
        }
        frame.extend([0; 4]);
        frame.extend(text.bytes());
        self.stream.get_mut().write_all(&frame)
    }

    fn receive(&mut self) -> io::Result<Value> {
        let length = match self.bytes::<2>()?[1] {
            126 => u16::from_be_bytes(self.bytes()?).into(),
            127 => u64::from_be_bytes(self.bytes()?),
            short => short.into(),
        };
        let mut text = vec![0; usize::try_from(length).map_err(io::Error::other)?];
        self.stream.read_exact(&mut text)?;
        Ok(serde_json::from_slice(&text)?)
    }

    fn bytes<const COUNT: usize>(&mut self) -> io::Result<[u8; COUNT]> {
        let mut bytes = [0; COUNT];
        self.stream.read_exact(&mut bytes)?;
        Ok(bytes)
    }
}
