//! Makes scrolling boxes of a board reachable by keyboard, if they really have something to scroll.

use wasm_bindgen::JsCast;
use web_sys::Element;

use super::page::Page;
use crate::elements::tree::SCROLLS;

impl Page {
    /// Makes everything that scrolls now focusable, and nothing else.
    pub(super) fn reach_scrolled(&self) {
        let found = self
            .root
            .element
            .query_selector_all(&format!("[{SCROLLS}]"));
        let Ok(found) = found else {
            return;
        };
        for index in 0..found.length() {
            let element = found.item(index).and_then(|node| node.dyn_into().ok());
            if let Some(element) = element {
                reach(&element);
            }
        }
    }
}

fn reach(element: &Element) {
    // Heights are rounded.
    let scrolls = element.scroll_height() > element.client_height() + 1;
    // An error here is harmless.
    let _ = match scrolls {
        true => element.set_attribute("tabindex", "0"),
        false => element.remove_attribute("tabindex"),
    };
}
