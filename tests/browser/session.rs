//! A session of WebDriver: a running browser, and what drives it.

use crate::driver::{Driver, MISSING};
use crate::firefox::Firefox;
use fantoccini::error::{CmdError, NewSessionError};
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use std::env;
use std::ffi::OsString;
use std::future::Future;
use std::path::Path;
use tokio::runtime::{Builder, Runtime};

/// Chromium's engine without a window, where it is a program of its own. Not the script of this name on the search path:
/// the driver would stop the script and leave the program running.
const SHELL: &str = "/usr/lib/chromium/chromium-headless-shell";

/// The whole browser: the engine alone opens no window in a profile that stays.
const WHOLE: &str = "/usr/lib/chromium/chromium";

/// A browser that was started for it; gone when dropped.
pub struct Session {
    // Dropped in this order: the session needs the driver to end.
    client: Option<Client>,
    engine: Engine,
    runtime: Runtime,
}

/// Which browser it is, and what drives it.
enum Engine {
    Chromium(Driver),
    Firefox(Firefox),
}

impl Engine {
    /// Where commands go.
    fn url(&self) -> String {
        match self {
            Engine::Chromium(driver) => driver.url.clone(),
            Engine::Firefox(firefox) => firefox.url(),
        }
    }
}

impl Session {
    /// Chromium with an empty window. It keeps what it knows in the folder `profile`, else in one that goes with it.
    pub fn chromium(profile: Option<&Path>) -> Session {
        Session::drive(Engine::Chromium(Driver::start()), wishes(profile))
    }

    /// Firefox with an empty window.
    pub fn firefox() -> Session {
        let wishes = json!({ "browserName": "firefox" });
        Session::drive(Engine::Firefox(Firefox::start()), wishes)
    }

    fn drive(engine: Engine, wishes: Value) -> Session {
        let runtime = Builder::new_current_thread()
            .enable_all()
            .build()
            .expect("a runtime");
        let client = runtime
            .block_on(connect(&engine.url(), &wishes))
            .unwrap_or_else(|error| refuse(&error));
        Session {
            client: Some(client),
            engine,
            runtime,
        }
    }

    /// Ends the browser so suddenly that it can write nothing more.
    pub fn kill(mut self) {
        // Nobody says goodbye.
        self.client = None;
    }

    /// Runs one request of the driver to its end.
    pub fn attempt<T>(
        &self,
        request: impl Future<Output = Result<T, CmdError>>,
    ) -> Result<T, CmdError> {
        self.runtime.block_on(request)
    }

    pub fn client(&self) -> &Client {
        self.client.as_ref().expect("a session")
    }

    /// The other browser, if it is that one.
    pub fn as_firefox(&self) -> Option<&Firefox> {
        match &self.engine {
            Engine::Chromium(_) => None,
            Engine::Firefox(firefox) => Some(firefox),
        }
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        if let Some(client) = self.client.take() {
            // A browser that is gone already needs no goodbye.
            let _closed = self.runtime.block_on(client.close());
        }
    }
}

/// What Chromium is asked to be: its profile is a fresh folder of the driver's, unless there is one. Nothing moves longer than
/// it must, because a frame costs what else would be tested; who asks about motion prefers it.
fn wishes(profile: Option<&Path>) -> Value {
    let arguments = [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--force-prefers-reduced-motion",
    ];
    let folder = profile.map(|folder| format!("--user-data-dir={}", folder.display()));
    let arguments: Vec<String> = arguments
        .map(String::from)
        .into_iter()
        .chain(folder)
        .collect();
    let mut options = json!({ "args": arguments });
    if let Some(program) = program(if profile.is_some() { WHOLE } else { SHELL }) {
        options["binary"] = program.to_string_lossy().into();
    }
    json!({
        "browserName": "chrome",
        "goog:chromeOptions": options,
        "goog:loggingPrefs": { "browser": "ALL", "performance": "ALL" },
    })
}

/// A new session.
async fn connect(driver: &str, wishes: &Value) -> Result<Client, NewSessionError> {
    let wishes = wishes.as_object().expect("an object").clone();
    ClientBuilder::new(HttpConnector::new())
        .capabilities(wishes)
        .connect(driver)
        .await
}

/// What `CHROMIUM` names before all; else `file` where it is there; else what the driver finds.
fn program(file: &str) -> Option<OsString> {
    let there = Path::new(file).is_file().then(|| file.into());
    env::var_os("CHROMIUM").or(there)
}

fn refuse(error: &NewSessionError) -> Client {
    panic!("{MISSING} ({error})")
}
