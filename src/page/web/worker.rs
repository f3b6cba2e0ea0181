//! The worker: computer players think here, beside the page.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::Uint8Array;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use super::thinking::{Decision, Desk, Order};

/// The worker as it lives between messages.
struct Room {
    scope: DedicatedWorkerGlobalScope,
    desk: RefCell<Desk>,
    /// Whether the next slice is on its way.
    going: Cell<bool>,
    /// Goes on with the next slice; set once.
    next: RefCell<Option<Closure<dyn FnMut()>>>,
}

/// Listens to the page from now on.
pub(super) fn start(scope: DedicatedWorkerGlobalScope) -> Result<(), JsValue> {
    let room = Rc::new(Room {
        scope: scope.clone(),
        desk: RefCell::new(Desk::new()),
        going: Cell::new(false),
        next: RefCell::new(None),
    });
    let again = Rc::clone(&room);
    *room.next.borrow_mut() = Some(Closure::new(move || again.slice()));
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        if let Some(bytes) = event.data().dyn_ref::<Uint8Array>() {
            room.hear(&bytes.to_vec());
        }
    });
    scope.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
    Ok(())
}

impl Room {
    fn hear(&self, bytes: &[u8]) {
        if let Some(order) = Order::read(bytes) {
            let decision = self.desk.borrow_mut().begin(order);
            self.go_on(decision);
        }
    }

    fn slice(&self) {
        self.going.set(false);
        let decision = self.desk.borrow_mut().slice();
        self.go_on(decision);
    }

    /// Tells a decision, or asks for the next slice, after messages that have come meanwhile.
    fn go_on(&self, decision: Option<Decision>) {
        if let Some(bytes) = decision.and_then(|decision| decision.write()) {
            let _ = self.scope.post_message(&Uint8Array::from(bytes.as_slice()));
        }
        if !self.desk.borrow().is_busy() || self.going.replace(true) {
            return;
        }
        if let Some(next) = self.next.borrow().as_ref() {
            let next = next.as_ref().unchecked_ref();
            let _ = self
                .scope
                .set_timeout_with_callback_and_timeout_and_arguments_0(next, 0);
        }
    }
}
