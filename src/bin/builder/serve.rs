//! A small server of static files, for this machine only.

use std::io::{self, Write};
use std::net::SocketAddr;
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use std::{fs, thread};
use tiny_http::{Method, Request, Server};

/// A folder being served; stops when dropped.
pub struct Served {
    server: Arc<Server>,
    address: SocketAddr,
}

impl Served {
    /// Serves `folder` on a port of this machine; 0 means any free one.
    ///
    /// # Errors
    /// When the port is taken.
    pub fn start(folder: &Path, port: u16) -> io::Result<Served> {
        let server = Arc::new(Server::http(("127.0.0.1", port)).map_err(io::Error::other)?);
        let address = server
            .server_addr()
            .to_ip()
            .ok_or_else(|| io::Error::other("no address"))?;
        let (served, folder) = (Arc::clone(&server), folder.to_path_buf());
        thread::spawn(move || {
            for request in served.incoming_requests() {
                // A client that went away is no reason to stop.
                let _gone = answer(request, &folder);
            }
        });
        Ok(Served { server, address })
    }

    /// The address of the page, with a trailing slash.
    pub fn url(&self) -> String {
        format!("http://{}/", self.address)
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        self.server.unblock();
    }
}

fn answer(request: Request, folder: &Path) -> io::Result<()> {
    if !matches!(request.method(), Method::Get | Method::Head) {
        return write(request, "405 Method Not Allowed", "text/plain", b"");
    }
    match file(folder, request.url()) {
        Some(path) => write(request, "200 OK", kind(&path), &fs::read(&path)?),
        None => write(request, "404 Not Found", "text/plain", b"not found"),
    }
}

/// Writes a response and closes the connection: an open one would block one of the server's threads, of which there are fewer
/// than a browser opens connections. Pages of other origins may read it too, as those with boards do.
fn write(request: Request, status: &str, kind: &str, body: &[u8]) -> io::Result<()> {
    let alone = *request.method() == Method::Head;
    let mut writer = request.into_writer();
    write!(
        writer,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nCache-Control: no-store\r\n\
         Access-Control-Allow-Origin: *\r\nConnection: close\r\n\r\n",
        body.len()
    )?;
    if !alone {
        writer.write_all(body)?;
    }
    writer.flush()
}

/// The file for a request; `None` if it does not exist or is outside the folder.
fn file(folder: &Path, url: &str) -> Option<PathBuf> {
    let path = url.split(['?', '#']).next()?.trim_start_matches('/');
    let mut file = folder.to_path_buf();
    for part in Path::new(&decoded(path)?).components() {
        match part {
            Component::Normal(name) => file.push(name),
            Component::CurDir => {}
            _ => return None,
        }
    }
    if file.is_dir() {
        file.push("index.html");
    }
    file.is_file().then_some(file)
}

/// The path with percent-encoding decoded.
fn decoded(path: &str) -> Option<String> {
    let mut parts = path.split('%');
    let mut bytes = parts.next()?.as_bytes().to_vec();
    for part in parts {
        bytes.push(u8::from_str_radix(part.get(..2)?, 16).ok()?);
        bytes.extend_from_slice(part.get(2..)?.as_bytes());
    }
    String::from_utf8(bytes).ok()
}

/// The content type of a file.
fn kind(path: &Path) -> &'static str {
    match path.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("json" | "webmanifest") => "application/json; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("txt" | "md") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
