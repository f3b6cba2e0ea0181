//! What screen readers are told, in one element that is never taken out, never moved, and only added to.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{Document, Element};

use super::page::Page;
use super::root::Root;

/// How long the element stands empty at first, in milliseconds: screen readers hear only what is added to an element
/// they know already.
const EMPTY_FIRST: i32 = 400;

/// The element in which announcements appear.
pub(super) struct LiveRegion {
    document: Document,
    region: Element,
    /// The number of the announcement that comes next.
    next: Cell<u32>,
    /// Whether screen readers had time to find the element.
    ready: Cell<bool>,
}

impl LiveRegion {
    /// An empty element at the end of a board.
    ///
    /// # Errors
    /// What the browser throws.
    pub(super) fn new(root: &Root) -> Result<Self, JsValue> {
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
        })
    }

    /// Adds what was not said yet, and takes out what is no longer `said`.
    pub(super) fn show(&self, said: &[(u32, String)], label: &str) {
        if !self.ready.get() {
            return;
        }
        if self.region.get_attribute("aria-label").as_deref() != Some(label) {
            let _ = self.region.set_attribute("aria-label", label);
        }
        self.forget(said);
        for (number, text) in said.iter().filter(|(number, _)| *number >= self.next.get()) {
            let _ = self.add(*number, text);
            self.next.set(number + 1);
        }
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

impl Page {
    /// Lets a moment pass before the first announcement.
    pub(super) fn open_live_region(self: &Rc<Self>) {
        let page = Rc::clone(self);
        let open = Closure::once_into_js(move || {
            page.live_region.ready.set(true);
            page.announce();
        });
        let open = open.unchecked_ref();
        let _ = self
            .window
            .set_timeout_with_callback_and_timeout_and_arguments_0(open, EMPTY_FIRST);
    }
}
