//! Small words for the document.

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{AddEventListenerOptions, Document, Element, Event, EventTarget};

/// Listens for ever. The listener may prevent what the browser would do.
pub fn listen<E: JsCast + 'static>(
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

/// The element an event happened on.
pub fn target(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

/// Takes away what stands in the page before it has started.
pub fn end_starting(document: &Document) {
    if let Some(panel) = document.get_element_by_id("starting") {
        panel.remove();
    }
}
