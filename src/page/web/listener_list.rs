//! What a board hears and who calls it back, until it is closed.

use std::cell::RefCell;

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{AddEventListenerOptions, Event, EventTarget, ResizeObserver};

use super::page::Page;

/// A listener somewhere in the document.
struct Listener {
    target: EventTarget,
    kind: String,
    /// Whether it hears before what the event happened on.
    first: bool,
    heard: Closure<dyn FnMut(Event)>,
}

/// Sizes that are looked at, and who is told.
type Observed = (ResizeObserver, Closure<dyn FnMut()>);

/// Everything that a board hears.
#[derive(Default)]
pub(super) struct Listeners {
    listeners: RefCell<Vec<Listener>>,
    sizes: RefCell<Vec<Observed>>,
}

impl Listeners {
    fn add(&self, listener: Listener) -> Result<(), JsValue> {
        let options = AddEventListenerOptions::new();
        options.set_passive(false);
        options.set_capture(listener.first);
        let heard = listener.heard.as_ref().unchecked_ref();
        let added = listener
            .target
            .add_event_listener_with_callback_and_add_event_listener_options(
                &listener.kind,
                heard,
                &options,
            );
        self.listeners.borrow_mut().push(listener);
        added
    }

    /// Hears nothing any more.
    fn close(&self) {
        for listener in self.listeners.take() {
            let heard = listener.heard.as_ref().unchecked_ref();
            let _ = listener
                .target
                .remove_event_listener_with_callback_and_bool(
                    &listener.kind,
                    heard,
                    listener.first,
                );
        }
        for (observer, _) in self.sizes.take() {
            observer.disconnect();
        }
    }
}

impl Page {
    /// Adds a listener for as long as the board is open. It may prevent what the browser would do.
    ///
    /// # Errors
    /// What the browser throws.
    pub(super) fn hear<E: JsCast + 'static>(
        &self,
        target: &EventTarget,
        kind: &str,
        heard: impl FnMut(E) + 'static,
    ) -> Result<(), JsValue> {
        self.listeners.add(listener(target, kind, false, heard))
    }

    /// The same before anything within `target` hears it.
    ///
    /// # Errors
    /// What the browser throws.
    pub(super) fn hear_first<E: JsCast + 'static>(
        &self,
        target: &EventTarget,
        kind: &str,
        heard: impl FnMut(E) + 'static,
    ) -> Result<(), JsValue> {
        self.listeners.add(listener(target, kind, true, heard))
    }

    /// Hears of sizes that change, for as long as the board is open.
    pub(super) fn keep_observer(&self, observer: ResizeObserver, resized: Closure<dyn FnMut()>) {
        self.listeners.sizes.borrow_mut().push((observer, resized));
    }

    /// Takes a board off for good: nothing calls it any more, and whoever held it can let it go.
    pub(super) fn close(&self) {
        self.listeners.close();
        self.close_frames();
        self.dismiss_computer();
        self.ready.set(false);
        if let Some(host) = &self.host {
            host.board.end();
        }
    }
}

fn listener<E: JsCast + 'static>(
    target: &EventTarget,
    kind: &str,
    first: bool,
    mut heard: impl FnMut(E) + 'static,
) -> Listener {
    let heard = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
        // What the browser sends is what it says, also where the board was taken into another window, whose classes are others.
        if event.is_trusted() || event.is_instance_of::<E>() {
            heard(event.unchecked_into());
        }
    });
    Listener {
        target: target.clone(),
        kind: kind.to_string(),
        first,
        heard,
    }
}
