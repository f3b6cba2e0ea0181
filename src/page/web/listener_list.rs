//! The event listeners and observers of a board, until it is closed.

use std::cell::RefCell;

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{AddEventListenerOptions, Event, EventTarget, ResizeObserver};

/// An event listener somewhere in the document.
struct Listener {
    target: EventTarget,
    kind: String,
    /// Whether it listens in the capture phase.
    first: bool,
    heard: Closure<dyn FnMut(Event)>,
}

/// A resize observer with its callback.
type Observed = (ResizeObserver, Closure<dyn FnMut()>);

/// All listeners of a board.
#[derive(Default)]
pub(super) struct Listeners {
    listeners: RefCell<Vec<Listener>>,
    sizes: RefCell<Vec<Observed>>,
}

impl Listeners {
    /// Adds a listener; `first` means in the capture phase, before anything within `target`.
    ///
    /// # Errors
    /// What the browser throws.
    pub(super) fn add<E: JsCast + 'static>(
        &self,
        target: &EventTarget,
        kind: &str,
        first: bool,
        heard: impl FnMut(E) + 'static,
    ) -> Result<(), JsValue> {
        self.keep(listener(target, kind, first, heard))
    }

    fn keep(&self, listener: Listener) -> Result<(), JsValue> {
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

    pub(super) fn observe(&self, observer: ResizeObserver, resized: Closure<dyn FnMut()>) {
        self.sizes.borrow_mut().push((observer, resized));
    }

    /// Removes all listeners.
    pub(super) fn close(&self) {
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

fn listener<E: JsCast + 'static>(
    target: &EventTarget,
    kind: &str,
    first: bool,
    mut heard: impl FnMut(E) + 'static,
) -> Listener {
    let heard = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
        // Events of the browser have the right type even if the board was moved to another window, whose classes differ.
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
