//! What screen readers are told, in one element that is never taken out, never moved, and only added to.

use std::cell::Cell;

use wasm_bindgen::prelude::*;
use web_sys::{Document, Element};

use super::root::Root;
use crate::context::announcer::Announcer;

/// How long the element stands empty at first, in milliseconds: screen readers hear only what is added to an element
/// they know already.
pub(super) const EMPTY_FIRST: i32 = 400;
/// How long the focus has rested, and nothing else was added, before an announcement is, in milliseconds. Where the focus goes
/// is told at once, and what a screen reader was about to say is forgotten for it; of two lines that come together it may
/// say one. So news and the hint after them never come together, and not before the focus is where it belongs.
const REST: f64 = 150.0;

/// The element in which announcements appear.
pub(super) struct LiveRegion {
    document: Document,
    region: Element,
    /// The number of the announcement that comes next.
    next: Cell<u32>,
    /// Whether screen readers had time to find the element.
    pub(super) ready: Cell<bool>,
    /// Whether it says anything: a board on another page is silent until somebody is in it.
    speaks: Cell<bool>,
    /// When the next announcement may come, in milliseconds since the page began.
    rested_at: Cell<f64>,
    /// Whether an announcement waits for that.
    pub(super) waits: Cell<bool>,
}

impl LiveRegion {
    /// An empty element at the end of a board, which `speaks` from the beginning or not.
    ///
    /// # Errors
    /// What the browser throws.
    pub(super) fn new(root: &Root, speaks: bool) -> Result<Self, JsValue> {
        let document = &root.document;
        let region = document.create_element("div")?;
        region.set_id("said");
        region.set_class_name("said");
        for (name, value) in [
            ("role", "log"),
            ("aria-live", "polite"),
            ("aria-relevant", "additions"),
        ] {
            region.set_attribute(name, value)?;
        }
        root.element.append_child(&region)?;
        Ok(LiveRegion {
            document: document.clone(),
            region,
            next: Cell::new(0),
            ready: Cell::new(false),
            speaks: Cell::new(speaks),
            rested_at: Cell::new(0.0),
            waits: Cell::new(false),
        })
    }

    /// Begins to speak: with the newest news, and no more of what was said before.
    pub(super) fn speak(&self) {
        self.speaks.set(true);
    }

    /// The focus moves: what is to be said waits until it rests.
    pub(super) fn rest(&self, now: f64) {
        self.rested_at.set(now + REST);
    }

    /// Adds what is to be said next, and takes out what is no longer `said`. Returns in how many milliseconds there will be
    /// more to add.
    pub(super) fn show(&self, announcer: &Announcer, now: f64) -> Option<f64> {
        if !self.speaks.get() {
            let newest = announcer.newest();
            self.next.set(newest.unwrap_or_else(|| self.next.get()));
            return None;
        }
        let said = announcer.said();
        if !self.ready.get() {
            return None;
        }
        self.forget(said);
        let mut waiting = said.iter().filter(|(number, _)| *number >= self.next.get());
        let (number, text) = waiting.next()?;
        let rests_in = self.rested_at.get() - now;
        if rests_in > 0.0 {
            return Some(rests_in);
        }
        let _ = self.add(*number, text);
        self.rest(now);
        let more = waiting.next().is_some();
        self.next.set(number + 1);
        more.then_some(REST)
    }

    fn add(&self, number: u32, text: &str) -> Result<(), JsValue> {
        let line = self.document.create_element("p")?;
        line.set_attribute("data-number", &number.to_string())?;
        line.set_text_content(Some(text));
        self.region.append_child(&line).map(|_| ())
    }

    fn forget(&self, said: &[(u32, String)]) {
        let oldest = said.first().map(|(number, _)| *number);
        while let Some(line) = self.region.first_element_child() {
            let number = line.get_attribute("data-number");
            let number = number.and_then(|number| number.parse::<u32>().ok());
            if oldest.is_some_and(|oldest| number >= Some(oldest)) {
                break;
            }
            line.remove();
        }
    }
}
