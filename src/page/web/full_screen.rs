//! Full screen, where the browser allows it.

use crate::features::players::projector::leave_full_screen;
use std::rc::Rc;

use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::prelude::*;
use web_sys::Event;

use super::dom::add_listener;
use super::dom::after;
use super::page::Page;

impl Page {
    /// Requests full screen. Without support or permission, the page keeps its size.
    pub(super) fn fill_screen(&self) {
        let whole = self.document.document_element();
        // The binding drops the promise, and an unhandled rejection counts as an error of the page.
        let promise = whole.and_then(|whole| {
            let request = Reflect::get(&whole, &"requestFullscreen".into()).ok()?;
            let request = request.dyn_into::<Function>().ok()?;
            request.call0(&whole).ok()?.dyn_into::<Promise>().ok()
        });
        if let Some(promise) = promise {
            after(&promise, |_| (), || ());
        }
    }

    /// Leaves full screen.
    pub(super) fn leave_screen(&self) {
        if self.document.fullscreen_element().is_some() {
            self.document.exit_fullscreen();
        }
    }
}

/// Listens for the browser leaving full screen.
///
/// # Errors
/// What the browser throws.
pub(super) fn attach(page: &Rc<Page>) -> Result<(), JsValue> {
    let here = Rc::clone(page);
    add_listener(
        &page.document.clone(),
        "fullscreenchange",
        move |_: Event| {
            if here.document.fullscreen_element().is_none() {
                here.change(|app, _| leave_full_screen(&mut app.cx));
            }
        },
    )
}
