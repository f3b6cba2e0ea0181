//! Chromium for one test after another: to start it costs as much as a short test. Each test has a profile of its own in
//! it, as a private window has, and windows of its own; both end with the test, and with them all that the test wished for.

use crate::devtools::DevTools;
use crate::log::Extra;
use crate::session::Session;
use fantoccini::wd::WindowHandle;
use serde_json::{Value, json};
use std::cell::RefCell;
use std::error::Error;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

/// A browser in which nothing is open but the empty window it began with.
struct Idle {
    session: Session,
    tools: DevTools,
    home: WindowHandle,
}

/// Those that wait for a test. Their drivers end them with this process.
static IDLE: Mutex<Vec<Idle>> = Mutex::new(Vec::new());

/// What a test has for itself in a browser.
pub struct Stay {
    tools: RefCell<DevTools>,
    /// A window of nobody, which keeps the browser from ending.
    home: WindowHandle,
    /// The name of the profile.
    profile: Value,
}

/// A browser in whose current window and profile nothing was yet.
pub fn take() -> (Session, Stay) {
    let waiting = || IDLE.lock().unwrap_or_else(PoisonError::into_inner).pop();
    while let Some(idle) = waiting() {
        // One that has ended since then is none.
        if let Ok(taken) = idle.let_in() {
            return taken;
        }
    }
    let started = Idle::start().and_then(Idle::let_in);
    started.unwrap_or_else(|error| panic!("the browser: {error}"))
}

/// Ends what a test had for itself, and keeps the browser for the next one if all of it is gone.
pub fn give_back(session: Session, stay: Stay) {
    if let Ok(idle) = stay.end(session) {
        IDLE.lock()
            .unwrap_or_else(PoisonError::into_inner)
            .push(idle);
    }
}

impl Idle {
    fn start() -> Result<Idle, Box<dyn Error>> {
        let session = Session::chromium(None);
        let home = session.attempt(session.client().window())?;
        let told = session.client().capabilities().ok_or("it says nothing")?;
        let folder = told["chrome"]["userDataDir"].as_str().unwrap_or_default();
        let tools = DevTools::connect(Path::new(folder))?;
        Ok(Idle {
            session,
            tools,
            home,
        })
    }

    fn let_in(mut self) -> Result<(Session, Stay), Box<dyn Error>> {
        let profile = self.tools.call("Target.createBrowserContext", &json!({}))?;
        let stay = Stay {
            tools: RefCell::new(self.tools),
            home: self.home,
            profile: profile["browserContextId"].clone(),
        };
        let window = stay.open_window()?;
        let (session, client) = (&self.session, self.session.client());
        session.attempt(client.switch_to_window(window))?;
        // What was said before is none of this test's business.
        for kind in ["browser", "performance"] {
            session.attempt(client.issue_cmd(Extra::log(kind)))?;
        }
        Ok((self.session, stay))
    }
}

impl Stay {
    /// Opens an empty window in the profile.
    pub fn open_window(&self) -> Result<WindowHandle, Box<dyn Error>> {
        let empty = json!({ "url": "about:blank", "browserContextId": self.profile });
        let opened = self.call("Target.createTarget", &empty)?;
        let name = opened["targetId"].as_str().unwrap_or_default();
        Ok(WindowHandle::try_from(name)?)
    }

    /// Lets pages write files to a folder.
    pub fn keep_downloads(&self, folder: &Path) -> Result<Value, Box<dyn Error>> {
        let wish = json!({
            "behavior": "allow", "downloadPath": folder, "browserContextId": self.profile,
        });
        self.call("Browser.setDownloadBehavior", &wish)
    }

    /// A command about the whole browser.
    fn call(&self, command: &str, parameters: &Value) -> Result<Value, Box<dyn Error>> {
        Ok(self.tools.borrow_mut().call(command, parameters)?)
    }

    /// Whether a window is none of the test's.
    pub fn is_home(&self, window: &WindowHandle) -> bool {
        *window == self.home
    }

    /// Closes the windows without asking the pages, forgets the profile, and lets go of all keys and buttons.
    fn end(self, session: Session) -> Result<Idle, Box<dyn Error>> {
        let profile = json!({ "browserContextId": self.profile });
        self.call("Target.disposeBrowserContext", &profile)?;
        let client = session.client();
        session.attempt(client.switch_to_window(self.home.clone()))?;
        session.attempt(client.release_actions())?;
        Ok(Idle {
            session,
            tools: self.tools.into_inner(),
            home: self.home,
        })
    }
}
