//! One window of a fresh browser.

use crate::driver::{Driver, MISSING};
use crate::firefox::Firefox;
use crate::log::Extra;
use fantoccini::elements::Element;
use fantoccini::error::{CmdError, NewSessionError};
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::cell::Cell;
use std::env;
use std::ffi::OsString;
use std::future::Future;
use std::path::Path;
use tokio::runtime::{Builder, Runtime};

pub use crate::keys::Key;
pub use crate::screen::{DESKTOP, PHONE, Point, Rect, SIDEWAYS, Screen};

/// Chromium's engine without a window, where it is a program of its own. Not the script of this name on the search path:
/// the driver would stop the script and leave the program running.
const SHELL: &str = "/usr/lib/chromium/chromium-headless-shell";

/// The whole browser: the engine alone opens no window in a profile that stays.
const WHOLE: &str = "/usr/lib/chromium/chromium";

/// How high the bars of Firefox are above its page, in pixels.
const FIREFOX_BARS: u32 = 86;

/// Whether the page has started; pages of tests that are none of ours only say that they have.
const STARTED: &str = "window.bastide && (!bastide.state || bastide.state().ready)";

/// Finds an element, if there is one, and scrolls it to the middle when something else lies over its own.
const UNCOVER: &str = "(element) => { if (!element) return null; const box = element.getBoundingClientRect(); \
    const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2); \
    if (!over || !element.contains(over)) element.scrollIntoView({ block: 'center' }); return element; }";

/// Where an element is, if there is one.
const PLACE: &str = "(element) => { if (!element) return null; \
    const { x, y, width, height } = element.getBoundingClientRect(); return { x, y, width, height }; }";

/// How WebDriver names what refers to an element.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// A fresh browser with one window; gone when dropped.
///
/// Every question that has no answer fails the test, with a screenshot kept as `failure-NAME.png`.
pub struct Browser {
    // Dropped in this order: the session needs the driver to end.
    client: Option<Client>,
    engine: Engine,
    runtime: Runtime,
    screen: Cell<Screen>,
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

impl Browser {
    /// Opens `url` on a desktop.
    pub fn open(url: &str) -> Browser {
        Browser::open_on(DESKTOP, url)
    }

    /// Opens `url` on the given screen.
    pub fn open_on(screen: Screen, url: &str) -> Browser {
        let browser = Browser::begin(Driver::start(), None);
        browser.show_on(screen);
        // It begins with an empty page.
        if url != "about:blank" {
            browser.goto(url);
        }
        browser
    }

    /// Opens `url` on a desktop in a browser that keeps what it knows in the folder `profile` and can be killed.
    pub fn open_profile(profile: &Path, url: &str) -> Browser {
        let browser = Browser::begin(Driver::start_apart(), Some(profile));
        browser.show_on(DESKTOP);
        browser.goto(url);
        browser
    }

    /// Opens `url` in Firefox, on a desktop where nothing moves longer than it must. What needs Chromium's tools is not
    /// to be had there.
    pub fn open_firefox(url: &str) -> Browser {
        let browser = Browser::empty_firefox();
        browser.goto(url);
        browser
    }

    /// Firefox with an empty window.
    pub fn empty_firefox() -> Browser {
        let wishes = json!({ "browserName": "firefox" });
        let browser = Browser::drive(Engine::Firefox(Firefox::start()), wishes);
        browser.show_on(DESKTOP);
        browser
    }

    /// Chromium with an empty window.
    fn begin(driver: Driver, profile: Option<&Path>) -> Browser {
        let browser = Browser::drive(Engine::Chromium(driver), wishes(profile));
        browser.hide_pages();
        browser
    }

    fn drive(engine: Engine, wishes: Value) -> Browser {
        let runtime = Builder::new_current_thread()
            .enable_all()
            .build()
            .expect("a runtime");
        let client = runtime
            .block_on(connect(&engine.url(), &wishes))
            .unwrap_or_else(|error| refuse(&error));
        Browser {
            client: Some(client),
            engine,
            runtime,
            screen: Cell::new(DESKTOP),
        }
    }

    /// Ends a browser with a profile so suddenly that it can write nothing more.
    pub fn kill(mut self) {
        if let Engine::Chromium(driver) = &self.engine {
            driver.kill_group();
        }
        self.client = None;
    }

    /// Runs one request of the driver to its end.
    pub(crate) fn wait<T>(&self, request: impl Future<Output = Result<T, CmdError>>) -> T {
        self.attempt(request)
            .unwrap_or_else(|error| panic!("the browser: {error}"))
    }

    /// The same for one that may fail.
    pub(crate) fn attempt<T>(
        &self,
        request: impl Future<Output = Result<T, CmdError>>,
    ) -> Result<T, CmdError> {
        self.runtime.block_on(request)
    }

    pub(crate) fn client(&self) -> &Client {
        self.client.as_ref().expect("a session")
    }

    pub(crate) fn png(&self) -> Vec<u8> {
        self.wait(self.client().screenshot())
    }

    pub(crate) fn extra(&self, command: Extra) -> Value {
        self.wait(self.client().issue_cmd(command))
    }

    /// A command of the developer tools: what no page and no standard gesture can do, such as going offline.
    pub fn tools(&self, command: &str, parameters: Value) -> Value {
        self.extra(Extra::tools(command, parameters))
    }

    /// The other browser, if it is that one.
    pub(crate) fn firefox(&self) -> Option<&Firefox> {
        match &self.engine {
            Engine::Chromium(_) => None,
            Engine::Firefox(firefox) => Some(firefox),
        }
    }

    /// Turns the device, changes its size or its ratio; of Firefox, the size of the window.
    pub fn show_on(&self, screen: Screen) {
        self.screen.set(screen);
        match &self.engine {
            Engine::Chromium(_) => self.emulate(screen),
            Engine::Firefox(_) => {
                let height = screen.height + FIREFOX_BARS;
                self.wait(self.client().set_window_size(screen.width, height));
            }
        }
    }

    fn emulate(&self, screen: Screen) {
        let Screen {
            width,
            height,
            ratio,
            touch,
        } = screen;
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": ratio, "mobile": touch });
        self.tools("Emulation.setDeviceMetricsOverride", metrics);
        self.tools(
            "Emulation.setTouchEmulationEnabled",
            json!({ "enabled": touch, "maxTouchPoints": 5 }),
        );
    }

    /// Prefers what somebody may prefer: `("prefers-reduced-motion", "reduce")`, `("prefers-color-scheme", "dark")`.
    pub fn prefer(&self, preferences: &[(&str, &str)]) {
        let features: Vec<Value> = preferences
            .iter()
            .map(|(name, value)| json!({ "name": name, "value": value }))
            .collect();
        self.tools(
            "Emulation.setEmulatedMedia",
            json!({ "features": features }),
        );
    }

    /// The screen the page is on.
    pub fn screen(&self) -> Screen {
        self.screen.get()
    }

    /// Opens another address, and waits until the page has started: what a test writes before would be read by it.
    pub fn goto(&self, url: &str) {
        self.wait(self.client().goto(url));
        self.wait_for(&format!("location.href === 'about:blank' || {STARTED}"));
    }

    /// Opens an address at which no page may come up.
    pub fn show(&self, url: &str) {
        self.wait(self.client().goto(url));
    }

    /// Loads the page again, and waits until it has started.
    pub fn reload(&self) {
        self.wait(self.client().refresh());
        self.wait_for(STARTED);
    }

    /// Opens `url` in another tab and goes there; [`Browser::switch_to`] comes back.
    pub fn open_tab(&self, url: &str) {
        let tab = self.wait(self.client().new_window(true));
        self.wait(self.client().switch_to_window(tab.handle));
        self.show_on(self.screen());
        self.goto(url);
    }

    /// Closes this tab and goes to the first one.
    pub fn close_tab(&self) {
        self.wait(self.client().close_window());
        self.switch_to(0);
    }

    /// Goes to the tab that was opened as number `index`, counted from 0, and brings it to the front: one behind another
    /// draws nothing.
    pub fn switch_to(&self, index: usize) {
        let tabs = self.wait(self.client().windows());
        self.wait(self.client().switch_to_window(tabs[index].clone()));
        self.tools("Page.bringToFront", json!({}));
    }

    /// Runs statements of JavaScript in the page and returns what they return; `arguments` holds the arguments.
    pub fn run(&self, script: &str, arguments: Vec<Value>) -> Value {
        self.wait(self.client().execute(script, arguments))
    }

    /// The value of an expression of JavaScript.
    pub fn ask<T: DeserializeOwned>(&self, expression: &str) -> T {
        let value = self.run(&format!("return ({expression});"), Vec::new());
        let text = value.to_string();
        serde_json::from_value(value)
            .unwrap_or_else(|error| panic!("{expression} is {text}: {error}"))
    }

    /// How many elements a CSS selector finds.
    pub fn count(&self, css: &str) -> usize {
        self.wait(self.client().find_all(Locator::Css(css))).len()
    }

    /// The text an element shows; none when there is no such element.
    pub fn text(&self, css: &str) -> Option<String> {
        let text = self.run(
            "const found = document.querySelector(arguments[0]); return found && found.innerText;",
            vec![css.into()],
        );
        text.as_str().map(str::to_string)
    }

    /// Where an element is; waits for it to be there.
    pub fn rect(&self, css: &str) -> Rect {
        let found = format!("({PLACE})(document.querySelector({}))", json!(css));
        let place = self.wait_for_value(&format!("there is {css}"), &found);
        serde_json::from_value(place).expect("a rectangle")
    }

    /// Clicks the first element a CSS selector finds; waits for it to be there.
    pub fn click(&self, css: &str) {
        let found = format!("document.querySelector({})", json!(css));
        self.click_found(&format!("there is {css}"), &found);
    }

    /// Clicks the element of a kind that shows exactly `text`, as in `click_text("button", "Play")`.
    pub fn click_text(&self, kind: &str, text: &str) {
        let path = format!("//{kind}[normalize-space(.)={}]", quoted(text));
        let found = format!(
            "document.evaluate({}, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue",
            json!(path)
        );
        self.click_found(&format!("there is a {kind} {text:?}"), &found);
    }

    /// Clicks the element that an expression of JavaScript finds, once it does. What lies under something that stays in
    /// sight, such as the button that starts a game, is scrolled to the middle first, as anybody does who wants to reach it.
    fn click_found(&self, what: &str, expression: &str) {
        let mut tries = TRIES;
        loop {
            let found = self.wait_for_value(what, &format!("({UNCOVER})({expression})"));
            let name = found[ELEMENT].as_str().expect("an element").to_string();
            let element = Element::from_element_id(self.client().clone(), name.into());
            match self.attempt(element.click()) {
                // Another one stands in its place already: that one is meant.
                Err(error) if error.is_stale_element_reference() && tries > 0 => tries -= 1,
                clicked => return clicked.unwrap_or_else(|error| panic!("the browser: {error}")),
            }
        }
    }
}

/// How often an element may be replaced by another one between being found and being clicked.
const TRIES: u32 = 5;

impl Drop for Browser {
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
        // Two processes fewer to start and to talk to.
        "--in-process-gpu",
        "--enable-features=NetworkServiceInProcess2",
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

/// Text as XPath quotes it, which knows no escapes.
fn quoted(text: &str) -> String {
    if text.contains('"') {
        format!("'{text}'")
    } else {
        format!("\"{text}\"")
    }
}
