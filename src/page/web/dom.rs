//! Small helpers for the DOM.

use js_sys::Promise;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{AddEventListenerOptions, Document, Element, Event, EventTarget, Window};

/// Adds a listener for the lifetime of the page. It may prevent the browser's default action.
///
/// # Errors
/// What the browser throws.
pub(super) fn add_listener<E: JsCast + 'static>(
    target: &EventTarget,
    kind: &str,
    mut heard: impl FnMut(E) + 'static,
) -> Result<(), JsValue> {
    let closure = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
        if let Ok(event) = event.dyn_into::<E>() {
            heard(event);
        }
    });
    let options = AddEventListenerOptions::new();
    options.set_passive(false);
    target.add_event_listener_with_callback_and_add_event_listener_options(
        kind,
        closure.as_ref().unchecked_ref(),
        &options,
    )?;
    closure.forget();
    Ok(())
}

/// Calls a function once, after `wait` milliseconds.
pub(super) fn after_delay(window: &Window, wait: i32, then: impl FnOnce() + 'static) {
    call_back(window, wait, Box::new(then));
}

/// Not generic, so that it is compiled only once.
fn call_back(window: &Window, wait: i32, then: Box<dyn FnOnce()>) {
    let then = Closure::once_into_js(then);
    let then = then.unchecked_ref();
    let _ = window.set_timeout_with_callback_and_timeout_and_arguments_0(then, wait);
}

/// The target element of an event.
pub(super) fn target(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

/// Whether the rest of the module is still loading (`www/parts.js`).
pub(super) fn are_parts_coming(window: &Window) -> bool {
    let coming = js_sys::Reflect::get(window, &"partsComing".into());
    coming.is_ok_and(|coming| coming.is_truthy())
}

/// How long to wait before looking again whether the rest of the module is there, in milliseconds.
const LOOK_AGAIN: i32 = 100;

/// Calls a function after `wait` milliseconds, and not before the rest of the module is there: calling into it earlier would
/// block the page until it is loaded.
pub(super) fn after_parts(window: &Window, wait: i32, then: Box<dyn FnOnce()>) {
    let here = window.clone();
    after_delay(window, wait, move || match are_parts_coming(&here) {
        true => after_parts(&here, LOOK_AGAIN, then),
        false => then(),
    });
}

/// Removes the panel shown while the page starts.
pub(super) fn remove_starting_panel(document: &Document) {
    if let Some(panel) = document.get_element_by_id("starting") {
        panel.remove();
    }
}

/// Calls one of two functions when a promise settles.
pub(super) fn after(
    promise: &Promise,
    mut done: impl FnMut(JsValue) + 'static,
    failed: impl Fn() + 'static,
) {
    let done = Closure::once(move |value: JsValue| done(value));
    let failed = Closure::once(move |_: JsValue| failed());
    let _ = promise.then2(&done, &failed);
    done.forget();
    failed.forget();
}
