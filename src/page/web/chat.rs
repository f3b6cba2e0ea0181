//! Sending turns to the chat around the page, and receiving them.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::prelude::*;

use super::dom::{after, remove_starting_panel};
use super::messenger::{Messenger, get, turn_of};
use super::page::Page;
use crate::context::effects::ChatTurn;

impl Page {
    /// Sends a turn to the chat.
    pub(super) fn send_turn(&self, turn: &ChatTurn, summary: &str) {
        if let Some(messenger) = Messenger::in_window(&self.window) {
            messenger.send(turn, summary);
        }
    }

    /// Listens to the chat around the page. Returns whether there is one: then the page is shown once the messages so far are
    /// known.
    pub(super) fn listen_to_chat(self: &Rc<Self>) -> bool {
        let messenger = Messenger::in_window(&self.window);
        if let Some(messenger) = &messenger {
            self.hear_chat(messenger);
        }
        messenger.is_some()
    }

    /// Listens to a chat. Not inlined, because most pages are in none.
    #[inline(never)]
    fn hear_chat(self: &Rc<Self>, messenger: &Messenger) {
        let waiting: Rc<RefCell<Vec<ChatTurn>>> = Rc::default();
        let (here, turns) = (Rc::clone(self), Rc::clone(&waiting));
        let hear = Closure::<dyn Fn(JsValue)>::new(move |update: JsValue| {
            turns.borrow_mut().extend(turn_of(&update));
            let more = get(&update, "serial").as_f64() < get(&update, "max_serial").as_f64();
            if !more {
                here.take_chat(turns.take(), || {});
            }
        });
        let promise = messenger.listen(hear.as_ref().unchecked_ref());
        hear.forget();
        let here = Rc::clone(self);
        let show = move || {
            let document = here.document.clone();
            here.take_chat(waiting.take(), move || remove_starting_panel(&document));
        };
        match promise {
            Some(promise) => {
                let instead = show.clone();
                after(&promise, move |_| show(), instead);
            }
            None => show(),
        }
    }

    /// Gives messages to the app, together with all games saved here.
    fn take_chat(self: &Rc<Self>, turns: Vec<ChatTurn>, done: impl FnOnce() + 'static) {
        let here = Rc::clone(self);
        self.with_kept_games(move |kept| {
            here.change(|app, now| app.take_chat(&turns, &kept, now));
            done();
        });
    }
}
