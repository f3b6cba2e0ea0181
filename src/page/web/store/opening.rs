//! Opening the store: where games can be saved, and which one was the last current one.

use std::cell::Cell;
use std::rc::Rc;

use super::{Backend, SaveStore, StoreNews};
use crate::features::saves::refill::is_newer;
use crate::web::database::Database;
use crate::web::dom::{after_delay, after_parts};

/// How long after the start the database and the copies are compared at the earliest, in milliseconds.
const SOON: i32 = 1_000;

/// How long the browser may take to open the database before the page starts without it, in milliseconds.
const OPEN_TIMEOUT: i32 = 4_000;

impl SaveStore {
    /// Finds out where games can be saved, and passes on id and text of the last current game.
    pub(in crate::web) fn open(
        self: &Rc<Self>,
        ready: impl FnOnce(Option<(String, String)>) + 'static,
    ) {
        let ready = Rc::new(Cell::new(Some(ready)));
        let (store, late) = (Rc::clone(self), Rc::clone(&ready));
        // A database that does not answer must not keep anybody from playing.
        after_delay(&self.window, OPEN_TIMEOUT, move || {
            store.begin_without(&late);
        });
        let store = Rc::clone(self);
        Database::open(&self.window, move |database| match database {
            Some(database) => store.begin(database, &ready),
            None => store.begin_without(&ready),
        });
    }

    /// Starts without a database, unless the page has already started. If there was one before, it may come back.
    fn begin_without(self: &Rc<Self>, ready: &Cell<Option<impl FnOnce(Option<(String, String)>)>>) {
        let Some(ready) = ready.take() else {
            return;
        };
        let copy = self.local_storage.current();
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
            let outcome = self.writer.borrow_mut().begin_without_database();
            self.tell(StoreNews::Saving(outcome));
        }
    }

    /// Starts with the database that was found, unless the page has started without it by the time it answers.
    fn begin(
        self: &Rc<Self>,
        database: Database,
        ready: &Rc<Cell<Option<impl FnOnce(Option<(String, String)>) + 'static>>>,
    ) {
        let (store, ready) = (Rc::clone(self), Rc::clone(ready));
        database.clone().read_current(move |there| {
            let Some(ready) = ready.take() else {
                return database.close();
            };
            store.backend.replace(Backend::Database(database));
            // The newer one of the two.
            let copy = store.local_storage.current().filter(|(_, text)| {
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

    /// Compares the database with the copies when nobody is waiting for anything.
    fn restore_soon(self: &Rc<Self>) {
        let store = Rc::clone(self);
        after_parts(&self.window, SOON, Box::new(move || store.restore(|_| ())));
    }
}
