//! One window of a browser, in a profile that nothing was in before.

use crate::firefox::Firefox;
use crate::log::Extra;
use crate::pool::{self, Stay};
use crate::session::Session;
use fantoccini::elements::Element;
use fantoccini::error::CmdError;
use fantoccini::{Client, Locator};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::cell::Cell;
use std::future::Future;
use std::path::Path;
use std::thread;

pub use crate::keys::Key;
pub use crate::screen::{DESKTOP, PHONE, Point, Rect, SIDEWAYS, Screen};

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

/// A browser with one window and a profile of its own, both gone when dropped.
///
/// Every question that has no answer fails the test, with a screenshot kept as `failure-NAME.png`.
pub struct Browser {
    /// There until it is dropped.
    session: Option<Session>,
    /// How it shares a Chromium with tests before and after it; none where it has one for itself.
    stay: Option<Stay>,
    screen: Cell<Screen>,
}

impl Browser {
    /// Opens `url` on a desktop.
    pub fn open(url: &str) -> Browser {
        Browser::open_on(DESKTOP, url)
    }

    /// Opens `url` on the given screen.
    pub fn open_on(screen: Screen, url: &str) -> Browser {
        let (session, stay) = pool::take();
        let browser = Browser::new(session, Some(stay));
        browser.be_in_front();
        browser.show_on(screen);
        browser.goto(url);
        browser
    }

    /// Opens `url` on a desktop in a fresh browser that keeps what it knows in the folder `profile` and can be killed.
    pub fn open_profile(profile: &Path, url: &str) -> Browser {
        let browser = Browser::new(Session::chromium(Some(profile)), None);
        browser.show_on(DESKTOP);
        browser.goto(url);
        browser
    }

    /// Opens `url` in a fresh Firefox, on a desktop where nothing moves longer than it must. What needs Chromium's tools is
    /// not to be had there.
    pub fn open_firefox(url: &str) -> Browser {
        let browser = Browser::empty_firefox();
        browser.goto(url);
        browser
    }

    /// Firefox with an empty window.
    pub fn empty_firefox() -> Browser {
        let browser = Browser::new(Session::firefox(), None);
        browser.show_on(DESKTOP);
        browser
    }

    fn new(session: Session, stay: Option<Stay>) -> Browser {
        Browser {
            session: Some(session),
            stay,
            screen: Cell::new(DESKTOP),
        }
    }

    /// Ends a browser with a profile so suddenly that it can write nothing more.
    pub fn kill(mut self) {
        if let Some(session) = self.session.take() {
            session.kill();
        }
    }

    fn session(&self) -> &Session {
        self.session.as_ref().expect("a session")
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
        self.session().attempt(request)
    }

    pub(crate) fn client(&self) -> &Client {
        self.session().client()
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
        self.session().as_firefox()
    }

    /// Waits until the window has the focus: one that was just opened beside another may not have it at once.
    fn be_in_front(&self) {
        self.wait_until("the window is in front", |browser| {
            browser.tools("Page.bringToFront", json!({}));
            browser.ask("document.hasFocus()")
        });
    }

    /// How it shares a Chromium, if it does.
    pub(crate) fn stay(&self) -> Option<&Stay> {
        self.stay.as_ref()
    }

    /// Turns the device, changes its size or its ratio; of Firefox, the size of the window.
    pub fn show_on(&self, screen: Screen) {
        self.screen.set(screen);
        if self.firefox().is_none() {
            return self.emulate(screen);
        }
        let height = screen.height + FIREFOX_BARS;
        self.wait(self.client().set_window_size(screen.width, height));
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
        let tab = match &self.stay {
            Some(stay) => stay
                .open_window()
                .unwrap_or_else(|error| panic!("the browser: {error}")),
            None => self.wait(self.client().new_window(true)).handle,
        };
        self.wait(self.client().switch_to_window(tab));
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
        let mut tabs = self.wait(self.client().windows());
        if let Some(stay) = &self.stay {
            tabs.retain(|tab| !stay.is_home(tab));
        }
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
        let (session, stay) = (self.session.take(), self.stay.take());
        // Whatever is left after a test that failed, no other one is to find it.
        if let (Some(session), Some(stay), false) = (session, stay, thread::panicking()) {
            pool::give_back(session, stay);
        }
    }
}

/// Text as XPath quotes it, which knows no escapes.
fn quoted(text: &str) -> String {
    if text.contains('"') {
        format!("'{text}'")
    } else {
        format!("\"{text}\"")
    }
}
