//! One window of a fresh browser.

use crate::driver::{Driver, MISSING};
use crate::firefox::Firefox;
use crate::marionette::Marionette;
use crate::session::{Fault, Line, Method, Session};
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::cell::Cell;
use std::env;
use std::ffi::OsString;
use std::io;
use std::path::Path;

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
    session: Session,
    engine: Engine,
    screen: Cell<Screen>,
}

/// Which browser it is, and what drives it.
enum Engine {
    Chromium(Driver),
    Firefox(Firefox),
}

impl Engine {
    /// Where commands go.
    fn line(&self) -> io::Result<Line> {
        match self {
            Engine::Chromium(driver) => Line::to_driver(driver.port),
            Engine::Firefox(firefox) => Marionette::connect(firefox.port).map(Line::Firefox),
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
        let browser = Browser::drive(Engine::Firefox(Firefox::start()), &wishes);
        browser.show_on(DESKTOP);
        browser
    }

    /// Chromium with an empty window.
    fn begin(driver: Driver, profile: Option<&Path>) -> Browser {
        let browser = Browser::drive(Engine::Chromium(driver), &wishes(profile));
        browser.hide_pages();
        browser
    }

    fn drive(engine: Engine, wishes: &Value) -> Browser {
        let line = engine.line().map_err(Fault::from);
        let session = line.and_then(|line| Session::begin(line, wishes));
        Browser {
            session: session.unwrap_or_else(|fault| panic!("{MISSING} ({fault})")),
            engine,
            screen: Cell::new(DESKTOP),
        }
    }

    /// Ends a browser with a profile so suddenly that it can write nothing more.
    pub fn kill(self) {
        if let Engine::Chromium(driver) = &self.engine {
            driver.kill_group();
        }
    }

    fn wait(&self, method: Method, path: &str, parameters: Value) -> Value {
        let answer = self.session.ask(method, path, parameters);
        answer.unwrap_or_else(|fault| panic!("the browser: {fault}"))
    }

    /// Runs one command of the WebDriver protocol to its end.
    pub(crate) fn post(&self, path: &str, parameters: Value) -> Value {
        self.wait(Method::Post, path, parameters)
    }

    fn get(&self, path: &str) -> Value {
        self.wait(Method::Get, path, Value::Null)
    }

    pub(crate) fn png(&self) -> Vec<u8> {
        self.bytes(&self.get("screenshot"))
    }

    /// What the browser sends as text.
    pub(crate) fn bytes(&self, text: &Value) -> Vec<u8> {
        let text = text.as_str().expect("a text");
        BASE64_STANDARD.decode(text).expect("base64")
    }

    /// A command of the developer tools: what no page and no standard gesture can do, such as going offline.
    pub fn tools(&self, command: &str, parameters: Value) -> Value {
        let command = json!({ "cmd": command, "params": parameters });
        self.post("goog/cdp/execute", command)
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
                let size = json!({ "width": screen.width, "height": height });
                self.post("window/rect", size);
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
        self.post("url", json!({ "url": url }));
        self.wait_for(&format!("location.href === 'about:blank' || {STARTED}"));
    }

    /// Opens an address at which no page may come up.
    pub fn show(&self, url: &str) {
        self.post("url", json!({ "url": url }));
    }

    /// Loads the page again, and waits until it has started.
    pub fn reload(&self) {
        self.post("refresh", json!({}));
        self.wait_for(STARTED);
    }

    /// Opens `url` in another tab and goes there; [`Browser::switch_to`] comes back.
    pub fn open_tab(&self, url: &str) {
        let tab = self.post("window/new", json!({ "type": "tab" }));
        self.post("window", json!({ "handle": tab["handle"] }));
        self.show_on(self.screen());
        self.goto(url);
    }

    /// Closes this tab and goes to the first one.
    pub fn close_tab(&self) {
        self.wait(Method::Delete, "window", Value::Null);
        self.switch_to(0);
    }

    /// Goes to the tab that was opened as number `index`, counted from 0, and brings it to the front: one behind another
    /// draws nothing.
    pub fn switch_to(&self, index: usize) {
        let tabs = self.get("window/handles");
        self.post("window", json!({ "handle": tabs[index] }));
        self.tools("Page.bringToFront", json!({}));
    }

    /// Runs statements of JavaScript in the page and returns what they return; `arguments` holds the arguments.
    pub fn run(&self, script: &str, arguments: Vec<Value>) -> Value {
        let ran = self.try_to_run(script, arguments);
        ran.unwrap_or_else(|fault| panic!("the browser: {fault}"))
    }

    /// The same where the page may go away meanwhile.
    pub(crate) fn try_to_run(&self, script: &str, arguments: Vec<Value>) -> Result<Value, Fault> {
        let script = json!({ "script": script, "args": arguments });
        self.session.ask(Method::Post, "execute/sync", script)
    }

    /// Runs statements until they call their last argument, with what is returned.
    pub(crate) fn run_async(&self, script: &str, arguments: Vec<Value>) -> Value {
        self.post(
            "execute/async",
            json!({ "script": script, "args": arguments }),
        )
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
        let count = format!("document.querySelectorAll({}).length", json!(css));
        self.ask(&count)
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
            let click = of_element(&found, "click");
            match self.session.ask(Method::Post, &click, json!({})) {
                // Another one stands in its place already: that one is meant.
                Err(fault) if fault.is_stale() && tries > 0 => tries -= 1,
                Err(fault) => panic!("the browser: {fault}"),
                Ok(_) => return,
            }
        }
    }
}

/// How often an element may be replaced by another one between being found and being clicked.
const TRIES: u32 = 5;

/// The path of a command about an element.
pub(crate) fn of_element(element: &Value, command: &str) -> String {
    let name = element[ELEMENT].as_str().expect("an element");
    format!("element/{name}/{command}")
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

/// What `CHROMIUM` names before all; else `file` where it is there; else what the driver finds.
fn program(file: &str) -> Option<OsString> {
    let there = Path::new(file).is_file().then(|| file.into());
    env::var_os("CHROMIUM").or(there)
}

/// Text as XPath quotes it, which knows no escapes.
fn quoted(text: &str) -> String {
    if text.contains('"') {
        format!("'{text}'")
    } else {
        format!("\"{text}\"")
    }
}
