//! Requests of the page to computer players, and what it does with the answers.

use std::rc::Rc;

use js_sys::Uint8Array;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{Event, MessageEvent};

use super::computer_client::{Heard, start_worker};
use super::page::Page;
use super::shared_worker::Line;
use super::time_slices::SlicedThinking;
use crate::context::thinking::{Request, Response, ThinkResponse};
use crate::elements::daily::DeckGame;
use crate::features::computer::think_request;
use crate::features::review::review_request;
use engine::ai::Level;
use engine::table::Seat;

impl Page {
    /// Starts a worker, unless that was done. It runs this same module, which is sent instead of being fetched again.
    pub(super) fn connect_computer(self: &Rc<Self>) {
        if self.computer.begun.replace(true) {
            return;
        }
        let page = Rc::clone(self);
        *self.computer.next_slice.borrow_mut() = Some(Closure::new(move || page.run_slice()));
        let (heard, failed) = self.hear_worker();
        if self.host.is_some() {
            self.open_line(&heard, &failed);
        } else if let Ok(worker) = start_worker(&self.window, false) {
            worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
            worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
            self.computer.worker.replace(Some(worker));
        }
        self.computer.heard.replace(Some(heard));
        self.computer.failed.replace(Some(failed));
    }

    /// The listeners for the worker's messages and errors.
    fn hear_worker(self: &Rc<Self>) -> (Heard<MessageEvent>, Heard<Event>) {
        let page = Rc::clone(self);
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let bytes = event.data().dyn_into::<Uint8Array>().ok();
            match bytes.and_then(|bytes| Response::read(&bytes.to_vec())) {
                Some(response) => page.take_response(response),
                // The request is still open: the page answers it itself.
                None => page.do_without_worker(),
            }
        });
        let page = Rc::clone(self);
        let failed = Closure::<dyn FnMut(Event)>::new(move |_: Event| page.do_without_worker());
        (heard, failed)
    }

    fn open_line(&self, heard: &Heard<MessageEvent>, failed: &Heard<Event>) {
        let (heard, failed) = (heard.as_ref(), failed.as_ref());
        let start = || start_worker(&self.window, true);
        let line = Line::open(start, heard.unchecked_ref(), failed.unchecked_ref());
        self.computer.line.replace(line.ok());
    }

    /// Asks a computer player for a decision, given the view of its seat.
    pub(super) fn request_thinking(self: &Rc<Self>, epoch: u64, seat: Seat, level: Level) {
        // While the rest of the module was coming, the game may have gone on.
        let request = self.read(|app, _| {
            let current = app.cx.any_stage().map(|stage| stage.epoch());
            think_request(&app.cx, epoch, seat, level).filter(|_| current == Some(epoch))
        });
        if let Some(request) = request.flatten() {
            self.send_request(&Request::Think(request));
        }
    }

    /// Requests a review of the turn that began after `step` actions.
    pub(super) fn request_review(self: &Rc<Self>, step: usize) {
        let request = self.read(|app, _| review_request(&app.cx, step));
        if let Some(request) = request.flatten() {
            self.send_request(&Request::Review(request));
        }
    }

    /// Lets the expert of a seat think ahead, or stops that. Only in a worker, because the page is busy.
    pub(super) fn request_foresight(&self, seat: Option<Seat>) {
        let request = match seat {
            Some(seat) => self
                .read(|app, _| think_request(&app.cx, 0, seat, Level::Expert))
                .flatten()
                .map(|request| Request::Foresee(request, seat)),
            None => Some(Request::Rest),
        };
        let bytes = request.and_then(|request| request.write());
        if let (Some(bytes), Some(worker)) = (bytes, self.computer.worker.borrow().as_ref()) {
            let _ = worker.post_message(&Uint8Array::from(bytes.as_slice()));
        }
    }

    /// Lets an expert play a deck: in the worker, or in the page if there is none.
    pub(super) fn request_par(self: &Rc<Self>, game: DeckGame) {
        self.connect_computer();
        let request = Request::Par(game);
        let worker = self.computer.worker.borrow().clone();
        let posted = worker
            .zip(request.write())
            .map(|(worker, bytes)| worker.post_message(&Uint8Array::from(bytes.as_slice())));
        if !matches!(posted, Some(Ok(()))) {
            self.computer.thinking.borrow_mut().begin(request);
            self.schedule_slice();
        }
    }

    fn send_request(self: &Rc<Self>, request: &Request) {
        self.connect_computer();
        let Some(bytes) = request.write() else {
            return;
        };
        let message = Uint8Array::from(bytes.as_slice());
        self.computer.pending.replace(Some(bytes));
        let worker = self.computer.worker.borrow().clone();
        let posted = match self.computer.line.borrow().as_ref() {
            Some(line) => Some(line.post(&message)),
            None => worker.map(|worker| worker.post_message(&message)),
        };
        if !matches!(posted, Some(Ok(()))) {
            self.do_without_worker();
        }
    }

    fn take_response(self: &Rc<Self>, response: Response) {
        match response {
            Response::Par(game, points) => {
                self.change(|app, _| app.daily.take_par(&mut app.cx, game, points));
            }
            Response::Thought(response) => {
                self.computer.pending.replace(None);
                self.take_thought(response);
            }
            Response::Reviewed(response) => {
                self.computer.pending.replace(None);
                self.change(|app, now| app.take_review(&response, now));
            }
        }
    }

    fn take_thought(self: &Rc<Self>, response: ThinkResponse) {
        if self.answer_host(&response) {
            return;
        }
        self.change(|app, now| {
            let ThinkResponse {
                epoch,
                action,
                ranked,
            } = &response;
            if !app.give_hint(*epoch, ranked, now) {
                app.answer(*epoch, *action, now);
            }
        });
    }

    /// After the worker failed to start or broke: computer players think in the page from now on.
    fn do_without_worker(self: &Rc<Self>) {
        let broke = self.computer.worker.replace(None).is_some();
        self.computer.line.replace(None);
        if broke {
            self.change(|app, _| app.daily.ask_for_par_again(&mut app.cx));
        }
        let pending = self.computer.pending.borrow().clone();
        if let Some(request) = pending.and_then(|bytes| Request::read(&bytes)) {
            let response = self.computer.thinking.borrow_mut().begin(request);
            match response {
                Some(response) => self.take_response(response),
                None => self.schedule_slice(),
            }
        }
    }

    /// Ends all thinking for this board.
    pub(super) fn dismiss_computer(&self) {
        if let Some(worker) = self.computer.worker.take() {
            worker.terminate();
        }
        self.computer.line.take();
        self.computer.thinking.replace(SlicedThinking::new());
        if let Some(timer) = self.computer.timer.take() {
            self.window.clear_timeout_with_handle(timer);
        }
        self.computer.heard.take();
        self.computer.failed.take();
        self.computer.next_slice.take();
        self.drop_advice();
    }

    fn schedule_slice(&self) {
        if self.computer.scheduled.replace(true) {
            return;
        }
        if let Some(next) = self.computer.next_slice.borrow().as_ref() {
            let next = next.as_ref().unchecked_ref();
            let window = &self.window;
            let timer = window.set_timeout_with_callback_and_timeout_and_arguments_0(next, 4);
            self.computer.timer.set(timer.ok());
        }
    }

    fn run_slice(self: &Rc<Self>) {
        self.computer.scheduled.set(false);
        let response = self.computer.thinking.borrow_mut().run_slice();
        if let Some(response) = response {
            self.take_response(response);
        }
        if self.computer.thinking.borrow().is_busy() {
            self.schedule_slice();
        }
    }
}
