//! The worker: computer players think here, in slices, beside the page.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::Uint8Array;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use super::thinking::{Decision, Order};
use crate::ai::{Progress, Thinker};

/// How long a slice should take, in milliseconds.
const SLICE: f64 = 12.0;

/// A worker with at most one player thinking.
struct Desk {
    scope: DedicatedWorkerGlobalScope,
    thinker: RefCell<Option<(u64, Thinker)>>,
    /// Positions to look at in the next slice.
    nodes: Cell<u32>,
    /// Goes on with the next slice; set once.
    next: RefCell<Option<Closure<dyn FnMut()>>>,
}

/// Listens to the page from now on.
pub(super) fn start(scope: DedicatedWorkerGlobalScope) -> Result<(), JsValue> {
    let desk = Rc::new(Desk {
        scope: scope.clone(),
        thinker: RefCell::new(None),
        nodes: Cell::new(200),
        next: RefCell::new(None),
    });
    let again = Rc::clone(&desk);
    *desk.next.borrow_mut() = Some(Closure::new(move || again.slice()));
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        if let Some(bytes) = event.data().dyn_ref::<Uint8Array>() {
            desk.hear(&bytes.to_vec());
        }
    });
    scope.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
    Ok(())
}

impl Desk {
    /// A new order replaces the one before it, which nobody wants any more.
    fn hear(&self, bytes: &[u8]) {
        let Some(order) = Order::read(bytes) else {
            return;
        };
        let epoch = order.epoch;
        match Thinker::new(order.game, order.seed, order.level) {
            Some(thinker) => {
                let idle = self.thinker.replace(Some((epoch, thinker))).is_none();
                if idle {
                    self.go_on();
                }
            }
            None => self.tell(Decision {
                epoch,
                action: None,
            }),
        }
    }

    fn slice(&self) {
        let Some((epoch, mut thinker)) = self.thinker.take() else {
            return;
        };
        let start = js_sys::Date::now();
        let progress = thinker.step(self.nodes.get());
        let took = (js_sys::Date::now() - start).max(1.0);
        let rate = (SLICE / took).clamp(0.25, 2.0);
        self.nodes
            .set((f64::from(self.nodes.get()) * rate).clamp(20.0, 1e6) as u32);
        match progress {
            Progress::Done(action) => self.tell(Decision {
                epoch,
                action: Some(action),
            }),
            Progress::Thinking => {
                self.thinker.replace(Some((epoch, thinker)));
                self.go_on();
            }
        }
    }

    /// The next slice, after messages that have come meanwhile.
    fn go_on(&self) {
        if let Some(next) = self.next.borrow().as_ref() {
            let next = next.as_ref().unchecked_ref();
            let _ = self
                .scope
                .set_timeout_with_callback_and_timeout_and_arguments_0(next, 0);
        }
    }

    fn tell(&self, decision: Decision) {
        if let Some(bytes) = decision.write() {
            let _ = self.scope.post_message(&Uint8Array::from(bytes.as_slice()));
        }
    }
}
