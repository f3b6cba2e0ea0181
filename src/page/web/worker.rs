//! The worker: computer players think here, beside the page.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::Uint8Array;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use super::time_slices::SlicedThinking;
use crate::shell::computer::messages::{ThinkRequest, ThinkResponse};

/// The worker as it lives between messages.
struct ComputerWorker {
    scope: DedicatedWorkerGlobalScope,
    thinking: RefCell<SlicedThinking>,
    /// Whether the next slice is scheduled.
    scheduled: Cell<bool>,
    /// Goes on with the next slice; set once.
    next_slice: RefCell<Option<Closure<dyn FnMut()>>>,
}

/// Hears the page from now on.
pub(super) fn start(scope: DedicatedWorkerGlobalScope) {
    let worker = Rc::new(ComputerWorker {
        scope: scope.clone(),
        thinking: RefCell::new(SlicedThinking::new()),
        scheduled: Cell::new(false),
        next_slice: RefCell::new(None),
    });
    let here = Rc::clone(&worker);
    *worker.next_slice.borrow_mut() = Some(Closure::new(move || here.run_slice()));
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        if let Some(bytes) = event.data().dyn_ref::<Uint8Array>() {
            worker.receive(&bytes.to_vec());
        }
    });
    scope.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
}

impl ComputerWorker {
    /// Takes in a message; one that is no request is dropped.
    fn receive(&self, bytes: &[u8]) {
        if let Some(request) = ThinkRequest::read(bytes) {
            let response = self.thinking.borrow_mut().begin(request);
            self.go_on(response);
        }
    }

    fn run_slice(&self) {
        self.scheduled.set(false);
        let response = self.thinking.borrow_mut().run_slice();
        self.go_on(response);
    }

    /// Sends a response, or asks for the next slice, after messages that have come meanwhile.
    fn go_on(&self, response: Option<ThinkResponse>) {
        if let Some(bytes) = response.and_then(|response| response.write()) {
            let _ = self.scope.post_message(&Uint8Array::from(bytes.as_slice()));
        }
        if !self.thinking.borrow().is_busy() || self.scheduled.replace(true) {
            return;
        }
        if let Some(next) = self.next_slice.borrow().as_ref() {
            let next = next.as_ref().unchecked_ref();
            let _ = self
                .scope
                .set_timeout_with_callback_and_timeout_and_arguments_0(next, 0);
        }
    }
}
