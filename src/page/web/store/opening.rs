//! Opening the store: where games can be kept, and which one was on the screen last.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;

use super::{Backend, SaveStore, Told};
use crate::shell::saves::refill::is_newer;
use crate::web::database::Database;
use crate::web::dom::are_parts_coming;

/// How long after the start both places are compared, in milliseconds; and again as long as the rest of the module is on its
/// way.
const SOON: i32 = 1_000;

/// How long the browser may take to open the database before the page goes on without, in milliseconds.
const OPEN_TIMEOUT: i32 = 4_000;

impl SaveStore {
    /// Finds out where games can be kept, and hands over the name and the text of the game that was on the screen last.
    pub(in crate::web) fn open(
        self: &Rc<Self>,
        ready: impl FnOnce(Option<(String, String)>) + 'static,
    ) {
        let ready = Rc::new(Cell::new(Some(ready)));
        let (store, late) = (Rc::clone(self), Rc::clone(&ready));
        // A database that does not answer must not keep anybody from playing.
        let go_on = Closure::once_into_js(move || store.begin(late.take(), None));
        let go_on = go_on.unchecked_ref();
        let window = &self.window;
        let _ = window.set_timeout_with_callback_and_timeout_and_arguments_0(go_on, OPEN_TIMEOUT);
        let store = Rc::clone(self);
        Database::open(&self.window, move |database| {
            store.begin(ready.take(), database);
        });
    }

    /// Goes on with the database that was found, or without, unless it went on already.
    fn begin(
        self: &Rc<Self>,
        ready: Option<impl FnOnce(Option<(String, String)>) + 'static>,
        database: Option<Database>,
    ) {
        let Some(ready) = ready else {
            return;
        };
        let copy = self.local_storage.current();
        let store = Rc::clone(self);
        let Some(database) = database else {
            // Where one was before, it may come back.
            let lost = !self.local_storage.known().is_empty();
            let backend = if lost {
                Backend::Lost
            } else {
                Backend::LocalStorage
            };
            self.backend.replace(backend);
            self.id.replace(copy.as_ref().map(|(id, _)| id.clone()));
            ready(copy);
            if lost {
                let outcome = self.writer.borrow_mut().begin_in_vain();
                self.tell(Told::Saving(outcome));
            }
            return;
        };
        self.backend.replace(Backend::Database(database.clone()));
        database.read_current(move |there| {
            // The newer one of both.
            let copy = copy.filter(|(_, text)| {
                there
                    .as_ref()
                    .is_none_or(|(_, there)| is_newer(text, there))
            });
            let current = copy.or(there);
            store.id.replace(current.as_ref().map(|(id, _)| id.clone()));
            ready(current);
            store.restore_soon();
        });
    }

    /// Compares the database with the copies when nobody waits for anything.
    fn restore_soon(self: &Rc<Self>) {
        let store = Rc::clone(self);
        let compare = Closure::once_into_js(move || match are_parts_coming(&store.window) {
            true => store.restore_soon(),
            false => store.restore(|_| ()),
        });
        let compare = compare.unchecked_ref();
        let window = &self.window;
        let _ = window.set_timeout_with_callback_and_timeout_and_arguments_0(compare, SOON);
    }
}
