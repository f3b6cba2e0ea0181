//! Restores games that the database lacks from their copies, and copies those that have none.

use std::cell::RefCell;
use std::rc::Rc;

use super::{Backend, SaveStore, StoreNews};
use crate::features::saves::refill::{Contents, Refill, is_newer, refill};
use crate::web::database::Database;

impl SaveStore {
    /// Reopens the database, and restores what it lacks. Passes on whether it is open.
    pub(super) fn reopen(self: &Rc<Self>, done: impl FnOnce(bool) + 'static) {
        match self.backend() {
            Backend::LocalStorage => return done(false),
            Backend::Database(broken) => broken.close(),
            Backend::Lost => {}
        }
        let store = Rc::clone(self);
        Database::open(&self.window, move |database| {
            let opened = database.is_some();
            store
                .backend
                .replace(database.map_or(Backend::Lost, Backend::Database));
            match opened {
                true => store.restore(move |_| done(true)),
                false => done(false),
            }
        });
    }

    /// Makes the database and the copies contain the same games, and reports lost ones.
    pub(super) fn restore(self: &Rc<Self>, done: impl FnOnce(bool) + 'static) {
        let Backend::Database(database) = self.backend() else {
            return done(false);
        };
        let (store, planned) = (Rc::clone(self), Rc::new(RefCell::new(None)));
        let plan = Rc::clone(&planned);
        let choose = move |there: &Contents| {
            let copies = store.local_storage.contents();
            let refill = refill(&copies, there, &store.local_storage.known());
            let chosen = refill.to_database.clone();
            plan.replace(Some(refill));
            chosen
        };
        let store = Rc::clone(self);
        database.import(choose, move |written| {
            let refill = planned.take().filter(|_| written.is_ok());
            done(refill.is_some());
            if let Some(refill) = refill {
                store.settle(&refill);
                store.delete_again(&refill.known);
            }
        });
    }

    /// Repeats deletions made while the database was away.
    fn delete_again(&self, known: &[String]) {
        let Backend::Database(database) = self.backend() else {
            return;
        };
        for id in self
            .deleted
            .borrow()
            .keys()
            .filter(|&id| known.contains(id))
        {
            database.delete(id, |_| ());
            self.local_storage.delete(id);
            self.local_storage.note_known(id, false);
        }
    }

    fn settle(&self, refill: &Refill) {
        for id in &refill.to_drop {
            self.local_storage.delete(id);
        }
        for (id, text) in &refill.to_copy {
            let copy = self.local_storage.game(id);
            if copy.is_none_or(|copy| is_newer(text, &copy)) {
                let _ = self.copy(id, text);
            }
        }
        self.local_storage.set_known(&refill.known);
        if refill.loss.is_any() {
            self.tell(StoreNews::Lost(refill.loss));
        }
    }
}
