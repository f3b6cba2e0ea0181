//! The live region for screen readers: one element that is never removed or moved, and is only appended to.

use std::cell::Cell;

use wasm_bindgen::prelude::*;
use web_sys::{Document, Element};

use super::root::Root;
use crate::context::announcer::Announcer;

/// How long the element stays empty at first, in milliseconds: screen readers only announce additions to an element they already
/// know.
pub(super) const EMPTY_FIRST: i32 = 400;
/// How long the focus and the region must not have changed before the next announcement, in milliseconds. Screen readers announce
/// a focus change at once and drop what they were about to say; of two lines added together they may say only one. So news and
/// the hint after it are added separately, and only after the focus has moved.
const REST: f64 = 150.0;

/// The live region.
pub(super) struct LiveRegion {
    document: Document,
    region: Element,
    /// The number of the next announcement.
    next: Cell<u32>,
    /// Whether screen readers had time to find the element.
    pub(super) ready: Cell<bool>,
    /// Whether it announces anything: an embedded board is silent until it is used.
    speaks: Cell<bool>,
    /// When the next announcement may be added, in milliseconds since the page began.
    rested_at: Cell<f64>,
    /// Whether an announcement waits for that.
    pub(super) waits: Cell<bool>,
}

impl LiveRegion {
    /// An empty live region at the end of a board; `speaks` is whether it announces from the start.
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

    /// Starts announcing, with the newest news but no older ones.
    pub(super) fn speak(&self) {
        self.speaks.set(true);
    }

    /// Postpones announcements after the focus has moved.
    pub(super) fn rest(&self, now: f64) {
        self.rested_at.set(now + REST);
    }

    /// Adds the next announcement, and removes those no longer kept. Returns after how many milliseconds there will be more.
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
