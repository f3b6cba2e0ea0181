//! Opening the store: where games can be kept, and bringing those over that are still in local storage.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;

use super::{Backend, SaveStore, time_of};
use crate::web::database::{Contents, Database};

/// How long the browser may take to open the database before the page goes on without, in milliseconds.
const OPEN_TIMEOUT: i32 = 4_000;

impl SaveStore {
    /// Finds out where games can be kept, carries those over that are still in local storage, and hands over the name and
    /// the text of the game that was on the screen last.
    pub(in crate::web) fn open(
        self: &Rc<Self>,
        ready: impl FnOnce(Option<(String, String)>) + 'static,
    ) {
        let ready = Rc::new(Cell::new(Some(ready)));
        let (store, late) = (Rc::clone(self), Rc::clone(&ready));
        // A database that does not answer must not keep anybody from playing.
        let go_on = Closure::once_into_js(move || store.begin(late.take(), Backend::LocalStorage));
        let go_on = go_on.unchecked_ref();
        let window = &self.window;
        let _ = window.set_timeout_with_callback_and_timeout_and_arguments_0(go_on, OPEN_TIMEOUT);
        let store = Rc::clone(self);
        Database::open(&self.window, move |database| {
            let Some(database) = database else {
                store.begin(ready.take(), Backend::LocalStorage);
                return;
            };
            store.migrate(database, move |store, backend| {
                store.begin(ready.take(), backend)
            });
        });
    }

    /// Goes on with what was found, unless it went on already.
    fn begin(
        self: &Rc<Self>,
        ready: Option<impl FnOnce(Option<(String, String)>) + 'static>,
        backend: Backend,
    ) {
        let Some(ready) = ready else {
            return;
        };
        self.backend.replace(backend.clone());
        let store = Rc::clone(self);
        let found = move |current: Option<(String, String)>| {
            let id = current.as_ref().map(|(id, _)| id.clone());
            store.id.replace(id);
            ready(current);
        };
        match backend {
            Backend::Database(database) => database.read_current(found),
            Backend::LocalStorage => found(self.local_storage.current()),
        }
    }

    /// Brings games from local storage into the database: once, for they leave local storage as soon as all of them are
    /// there. Of two versions the newer one stays: local storage may bring back what was taken out of it just before the
    /// browser was killed. When it does not work, this page stays with local storage.
    fn migrate(
        self: &Rc<Self>,
        database: Database,
        done: impl FnOnce(&Rc<Self>, Backend) + 'static,
    ) {
        let local = self.local_storage.contents();
        if local.games.is_empty() {
            done(self, Backend::Database(database));
            return;
        }
        let store = Rc::clone(self);
        let carried = self.local_storage.contents();
        database.clone().import(
            move |there| newer(&local, there),
            move |taken| match taken {
                Ok(()) => {
                    store.local_storage.delete_all(&carried);
                    done(&store, Backend::Database(database));
                }
                Err(_) => done(&store, Backend::LocalStorage),
            },
        );
    }
}

/// The games of local storage that the database lacks, or has in an older version.
fn newer(local: &Contents, there: &Contents) -> Contents {
    let older = |id: &str, text: &str| {
        let same = there.games.iter().find(|(other, _)| other == id);
        same.is_none_or(|(_, other)| time_of(id, other) < time_of(id, text))
    };
    let games = local.games.iter().filter(|(id, text)| older(id, text));
    let games: Vec<(String, String)> = games.cloned().collect();
    let taken = |id: &String| games.iter().any(|(other, _)| other == id);
    let current = local.current.clone().filter(taken);
    Contents { games, current }
}
