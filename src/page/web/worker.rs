//! The worker: runs computer players for our own page, or for the embedded boards of a page, each on its own line.

use std::cell::{Cell, RefCell};
use std::mem::ManuallyDrop;
use std::rc::Rc;

use js_sys::Uint8Array;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, MessagePort};

use super::time_slices::SlicedThinking;
use crate::context::thinking::{Request, Response};

/// A thinker for one page or board.
struct ComputerWorker {
    scope: DedicatedWorkerGlobalScope,
    /// The line of a board; our own page uses the worker's scope.
    line: Option<MessagePort>,
    /// `ManuallyDrop` keeps its drop code out of the part of the module that is loaded first; it is dropped when a board closes.
    thinking: ManuallyDrop<RefCell<SlicedThinking>>,
    /// Whether the next slice is scheduled.
    scheduled: Cell<bool>,
    /// The callback for the next slice; set once.
    next_slice: RefCell<Option<Closure<dyn FnMut()>>>,
}

/// Starts listening to the page.
pub(super) fn start(scope: DedicatedWorkerGlobalScope) {
    let page = ComputerWorker::new(&scope, None);
    let here = scope.clone();
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        page.hear_page(&here, &event);
    });
    scope.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
}

/// Also thinks for a board, as long as its line is open.
fn serve(scope: &DedicatedWorkerGlobalScope, line: MessagePort) {
    let board = ComputerWorker::new(scope, Some(line.clone()));
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        board.hear(&event.data());
    });
    line.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
}

impl ComputerWorker {
    fn new(scope: &DedicatedWorkerGlobalScope, line: Option<MessagePort>) -> Rc<Self> {
        let worker = Rc::new(ComputerWorker {
            scope: scope.clone(),
            line,
            thinking: ManuallyDrop::new(RefCell::new(SlicedThinking::new())),
            scheduled: Cell::new(false),
            next_slice: RefCell::new(None),
        });
        let here = Rc::clone(&worker);
        *worker.next_slice.borrow_mut() = Some(Closure::new(move || here.run_slice()));
        worker
    }

    /// Handles a message from the page that started the worker, which also passes on the lines of boards.
    fn hear_page(&self, scope: &DedicatedWorkerGlobalScope, event: &MessageEvent) {
        match event.data().dyn_into::<MessagePort>() {
            Ok(line) => serve(scope, line),
            Err(message) => self.hear(&message),
        }
    }

    /// Handles a message: bytes are a request, and null means that the board is closed.
    fn hear(&self, message: &JsValue) {
        if let Some(bytes) = message.dyn_ref::<Uint8Array>() {
            self.receive(&bytes.to_vec());
        } else if let Some(line) = self.line.as_ref().filter(|_| message.is_null()) {
            self.thinking.replace(SlicedThinking::new());
            line.close();
        }
    }

    /// Handles a request; anything else is ignored.
    fn receive(&self, bytes: &[u8]) {
        if let Some(request) = Request::read(bytes) {
            let response = self.thinking.borrow_mut().begin(request);
            self.go_on(response);
        }
    }

    fn run_slice(&self) {
        self.scheduled.set(false);
        let response = self.thinking.borrow_mut().run_slice();
        self.go_on(response);
    }

    /// Sends a response, or schedules the next slice, after pending messages.
    fn go_on(&self, response: Option<Response>) {
        if let Some(bytes) = response.and_then(|response| response.write()) {
            let bytes = Uint8Array::from(bytes.as_slice());
            let _ = match &self.line {
                Some(line) => line.post_message(&bytes),
                None => self.scope.post_message(&bytes),
            };
        }
        let busy = self.thinking.borrow().is_busy() || self.thinking.borrow().looks_ahead();
        if !busy || self.scheduled.replace(true) {
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
