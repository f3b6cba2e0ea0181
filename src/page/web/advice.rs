//! The advice of a computer player to the host page, as a promise of a line of a record.

use std::rc::Rc;

use js_sys::{Error, Promise};
use wasm_bindgen::prelude::*;

use super::computer_client::Advice;
use super::page::Page;
use crate::context::thinking::ThinkResponse;
use crate::features::embed::line_of;
use engine::ai::Level;

impl Page {
    /// Asks the strongest computer player for the best decision of the player to move. The promise is rejected if no player at
    /// this device is to move, or if the game goes on in the meantime.
    pub(super) fn advise(self: &Rc<Self>) -> Promise {
        let asked = self.read(|app, _| app.cx.asked_here()).flatten();
        let Some((epoch, seat)) = asked else {
            return Promise::reject(&Error::new("nobody is asked"));
        };
        let open = self.computer.advice.borrow();
        if let Some(open) = open.as_ref().filter(|open| open.epoch == epoch) {
            return open.promise.clone();
        }
        drop(open);
        let mut ends = None;
        let promise = Promise::new(&mut |keep, fail| ends = Some((keep, fail)));
        if let Some((keep, fail)) = ends {
            let advice = Advice {
                epoch,
                promise: promise.clone(),
                keep,
                fail,
            };
            let before = self.computer.advice.replace(Some(advice));
            before.inspect(|before| before.refuse("the game went on"));
            self.request_thinking(epoch, seat, Level::Expert);
        }
        promise
    }

    /// Rejects an open promise.
    pub(super) fn drop_advice(&self) {
        if let Some(open) = self.computer.advice.take() {
            open.refuse("the board was closed");
        }
    }

    /// Resolves the promise of the host page if the response answers it. Returns whether it does.
    pub(super) fn answer_host(&self, response: &ThinkResponse) -> bool {
        let mut waits = self.computer.advice.borrow_mut();
        let open = waits.take_if(|open| open.epoch == response.epoch);
        drop(waits);
        let Some(open) = open else {
            return false;
        };
        let line = self.read(|app, _| {
            let (epoch, _) = app.cx.asked_here()?;
            let action = response.action.filter(|_| epoch == open.epoch)?;
            line_of(&app.cx, action)
        });
        match line.flatten() {
            Some(line) => _ = open.keep.call1(&JsValue::UNDEFINED, &line.into()),
            None => open.refuse("the game went on"),
        }
        true
    }
}
