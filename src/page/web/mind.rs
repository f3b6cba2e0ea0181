//! Computer players as the page sees them: a worker, or a desk beside the page where workers are not to be had.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::Uint8Array;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{Event, MessageEvent, Worker};

use super::page::Page;
use super::thinking::{Decision, Desk, Order};
use engine::ai::Level;
use engine::table::Seat;

/// Where computer players think.
pub struct Mind {
    worker: RefCell<Option<Worker>>,
    desk: RefCell<Desk>,
    /// The order that was not answered yet, in case the worker dies over it.
    open: RefCell<Option<Vec<u8>>>,
    going: Cell<bool>,
    next: RefCell<Option<Closure<dyn FnMut()>>>,
}

impl Mind {
    /// A worker running this same module, which is sent instead of fetched a second time.
    pub fn new() -> Self {
        Mind {
            worker: RefCell::new(start_worker().ok()),
            desk: RefCell::new(Desk::new()),
            open: RefCell::new(None),
            going: Cell::new(false),
            next: RefCell::new(None),
        }
    }
}

fn start_worker() -> Result<Worker, JsValue> {
    let worker = Worker::new("worker.js")?;
    worker.post_message(&wasm_bindgen::module())?;
    Ok(worker)
}

impl Page {
    /// Listens to the worker.
    pub(super) fn wake_mind(self: &Rc<Self>) {
        let page = Rc::clone(self);
        *self.mind.next.borrow_mut() = Some(Closure::new(move || page.think_on()));
        let worker = self.mind.worker.borrow();
        let Some(worker) = worker.as_ref() else {
            return;
        };
        let page = Rc::clone(self);
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let bytes = event.data().dyn_into::<Uint8Array>().ok();
            if let Some(decision) = bytes.and_then(|bytes| Decision::read(&bytes.to_vec())) {
                page.decide(decision);
            }
        });
        worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        heard.forget();
        let page = Rc::clone(self);
        let failed = Closure::<dyn FnMut(Event)>::new(move |_: Event| page.do_without_worker());
        worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
        failed.forget();
    }

    /// Gives the question that is open to a computer player, as its seat sees it.
    pub(super) fn think(self: &Rc<Self>, epoch: u64, seat: Seat, level: Level) {
        let order = self.look(|app, _| {
            let (seed, game) = app.seen_by(seat)?;
            Some(Order {
                epoch,
                seed,
                level,
                game,
            })
        });
        let Some(bytes) = order.flatten().and_then(|order| order.write()) else {
            return;
        };
        let message = Uint8Array::from(bytes.as_slice());
        self.mind.open.replace(Some(bytes));
        let worker = self.mind.worker.borrow().clone();
        let posted = worker.map(|worker| worker.post_message(&message));
        if !matches!(posted, Some(Ok(()))) {
            self.do_without_worker();
        }
    }

    fn decide(self: &Rc<Self>, decision: Decision) {
        self.mind.open.replace(None);
        self.change(|app, now| app.answer(decision.epoch, decision.action, now));
    }

    /// The worker is not there or broke: thinks beside the page from now on.
    fn do_without_worker(self: &Rc<Self>) {
        self.mind.worker.replace(None);
        let open = self.mind.open.borrow().clone();
        if let Some(order) = open.and_then(|bytes| Order::read(&bytes)) {
            let decision = self.mind.desk.borrow_mut().begin(order);
            match decision {
                Some(decision) => self.decide(decision),
                None => self.ask_for_slice(),
            }
        }
    }

    fn ask_for_slice(&self) {
        if self.mind.going.replace(true) {
            return;
        }
        if let Some(next) = self.mind.next.borrow().as_ref() {
            let next = next.as_ref().unchecked_ref();
            let window = &self.window;
            let _ = window.set_timeout_with_callback_and_timeout_and_arguments_0(next, 4);
        }
    }

    fn think_on(self: &Rc<Self>) {
        self.mind.going.set(false);
        let decision = self.mind.desk.borrow_mut().slice();
        let busy = self.mind.desk.borrow().is_busy();
        match decision {
            Some(decision) => self.decide(decision),
            None if busy => self.ask_for_slice(),
            None => {}
        }
    }
}
