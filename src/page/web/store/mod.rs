//! Saved games: in the database, or in local storage where there is none, or else in memory.
//!
//! A game is written at every action, at once. Only while an earlier writing is on its way does the newest one wait for it,
//! so that a slow disk never has more than one to catch up with.

mod opening;
mod several;

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{BroadcastChannel, MessageEvent, Window};

use super::chance::chance;
use super::database::{Contents, Database};
use super::last_save::remember_save;
use super::local_storage::LocalStorage;
use super::storage_name::storage_name;
use crate::shell::Notice;
use engine::tiles::order;

/// Begins the last line of a saved game, a comment that says when it was saved.
const STAMP: &str = "# saved ";

/// The line of a record that ends a turn.
const END_OF_TURN: &str = "\nconfirm\n";

/// Where games are kept.
#[derive(Clone)]
enum Backend {
    Database(Database),
    LocalStorage,
}

/// What became of writing the game on the screen, when that is news.
pub(super) enum Outcome {
    /// It could not be written, for the first time in a row.
    Refused(Notice),
    /// It is written again.
    Recovered,
}

/// Whoever hears what becomes of writing.
type OutcomeListener = Box<dyn Fn(Outcome)>;

/// The games saved by this browser.
pub(super) struct SaveStore {
    window: Window,
    /// What is kept beside the games, and the games themselves where there is no database.
    pub(super) local_storage: LocalStorage,
    backend: RefCell<Backend>,
    /// The game on the screen.
    id: RefCell<Option<String>>,
    /// Games that could not be written: kept as long as the page is open.
    unsaved: RefCell<BTreeMap<String, String>>,
    /// Deleted games, until the page is closed.
    deleted: RefCell<BTreeMap<String, String>>,
    /// Whether the last writing failed, so that it is told once.
    failing: Cell<bool>,
    /// Whether the game on the screen is just being written.
    writing: Cell<bool>,
    /// What is written as soon as that is done.
    waiting: RefCell<Option<(String, String)>>,
    /// Whether the browser was asked to keep what this page saves.
    persisted: Cell<bool>,
    /// The name of the game that begins next, when it has one.
    next: RefCell<Option<String>>,
    /// On it the tabs of this browser tell each other which game they save.
    channel: Option<BroadcastChannel>,
    tell: RefCell<Option<OutcomeListener>>,
}

/// A saved game.
pub(super) struct Save {
    /// Its name.
    pub(super) id: String,
    /// Its text.
    pub(super) text: String,
    /// When it was saved, in milliseconds since 1970.
    pub(super) time: f64,
    /// Whether it is the game on the screen.
    pub(super) current: bool,
    /// Whether it could not be written.
    pub(super) unsaved: bool,
}

impl SaveStore {
    /// The store of this page, before it is opened.
    pub(super) fn new(window: &Window) -> Self {
        SaveStore {
            window: window.clone(),
            local_storage: LocalStorage::new(window),
            backend: RefCell::new(Backend::LocalStorage),
            id: RefCell::default(),
            unsaved: RefCell::default(),
            deleted: RefCell::default(),
            failing: Cell::new(false),
            writing: Cell::new(false),
            waiting: RefCell::default(),
            persisted: Cell::new(false),
            next: RefCell::default(),
            channel: BroadcastChannel::new(storage_name(window)).ok(),
            tell: RefCell::default(),
        }
    }

    /// From now on `tell` hears what becomes of writing.
    pub(super) fn on_outcome(&self, tell: impl Fn(Outcome) + 'static) {
        self.tell.replace(Some(Box::new(tell)));
    }

    /// From now on `heard` is called when another tab saves the game that is saved here.
    pub(super) fn on_other_tab(self: &Rc<Self>, heard: impl Fn() + 'static) {
        let store = Rc::clone(self);
        let message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let saved = event.data().as_string();
            if saved.is_some() && saved == *store.id.borrow() {
                heard();
            }
        });
        if let Some(channel) = &self.channel {
            channel.set_onmessage(Some(message.as_ref().unchecked_ref()));
        }
        message.forget();
    }

    /// Hands over the text of a game.
    pub(super) fn text(self: &Rc<Self>, id: &str, done: impl FnOnce(Option<String>) + 'static) {
        self.flush();
        let unsaved = self.unsaved.borrow().get(id).cloned();
        match (unsaved, self.backend()) {
            (None, Backend::Database(database)) => database.read_game(id, done),
            (None, Backend::LocalStorage) => done(self.local_storage.game(id)),
            (unsaved, _) => done(unsaved),
        }
    }

    /// Hands over all games, the newest first.
    pub(super) fn games(self: &Rc<Self>, done: impl FnOnce(Vec<Save>) + 'static) {
        self.flush();
        let store = Rc::clone(self);
        let found = move |contents: Contents| done(store.listed(contents));
        match self.backend() {
            Backend::Database(database) => database.read(found),
            Backend::LocalStorage => found(self.local_storage.contents()),
        }
    }

    /// The games that are kept, and those that could not be written.
    fn listed(&self, contents: Contents) -> Vec<Save> {
        let mut texts: BTreeMap<String, String> = contents.games.into_iter().collect();
        let unsaved = self.unsaved.borrow();
        texts.extend(unsaved.iter().map(|(id, text)| (id.clone(), text.clone())));
        let save = |(id, text): (String, String)| Save {
            time: time_of(&id, &text),
            current: Some(&id) == self.id.borrow().as_ref(),
            unsaved: unsaved.contains_key(&id),
            id,
            text,
        };
        let mut games: Vec<Save> = texts.into_iter().map(save).collect();
        order::sort_by(&mut games, |a, b| {
            b.time.total_cmp(&a.time).then(b.id.cmp(&a.id))
        });
        games
    }

    fn backend(&self) -> Backend {
        self.backend.borrow().clone()
    }

    /// From now on the game of this name is the one on the screen.
    pub(super) fn select(&self, id: &str) {
        self.id.replace(Some(id.to_string()));
    }

    /// From now on no game is on the screen, so that nothing overwrites the last one.
    pub(super) fn deselect(&self) {
        self.id.take();
    }

    /// The game that begins next is saved under this name.
    pub(super) fn name_next(&self, id: &str) {
        self.next.replace(Some(id.to_string()));
    }

    /// From now on another game is saved.
    pub(super) fn begin_game(&self) {
        self.failing.set(false);
        if let Some(id) = self.next.take() {
            self.select(&id);
            return;
        }
        let number = js_sys::Date::now() as u64;
        let chance = chance(&self.window) % 10_000;
        self.select(&format!("{number}-{chance:04}"));
    }

    /// Deletes a game, until it is brought back.
    pub(super) fn delete(self: &Rc<Self>, id: &str) {
        self.waiting
            .borrow_mut()
            .take_if(|(waiting, _)| waiting == id);
        self.local_storage.end_start(id);
        let unsaved = self.unsaved.borrow_mut().remove(id);
        let (store, name) = (Rc::clone(self), id.to_string());
        let deleted = move |text: Option<String>| {
            if let Some(text) = unsaved.or(text) {
                store.deleted.borrow_mut().insert(name, text);
            }
        };
        match self.backend() {
            Backend::Database(database) => database.delete(id, deleted),
            Backend::LocalStorage => {
                deleted(self.local_storage.game(id));
                self.local_storage.delete(id);
            }
        }
    }

    /// Brings a deleted game back. Where it cannot be written any more it stays as long as the page.
    pub(super) fn undelete(self: &Rc<Self>, id: &str, done: impl FnOnce() + 'static) {
        let (store, name) = (Rc::clone(self), id.to_string());
        // The deletion comes before this answer, and with it the text.
        self.text(id, move |_| {
            let text = store.deleted.borrow_mut().remove(&name);
            let Some(text) = text else {
                return done();
            };
            let (here, id, kept) = (Rc::clone(&store), name.clone(), text.clone());
            store.put(&name, &text, move |written| {
                if written.is_err() {
                    here.unsaved.borrow_mut().insert(id, kept);
                }
                done();
            });
        });
    }

    /// Writes the game on the screen, and tells what became of it when that is news.
    pub(super) fn save(self: &Rc<Self>, text: &str) {
        let Some(id) = self.id.borrow().clone() else {
            return;
        };
        remember_save(&id, text);
        if let Some(channel) = &self.channel {
            let _ = channel.post_message(&id.as_str().into());
        }
        if text.contains(END_OF_TURN) {
            self.ask_to_persist();
        }
        let stamp = js_sys::Date::new_0().to_iso_string();
        let text = format!("{text}{STAMP}{}\n", String::from(stamp));
        self.waiting.replace(Some((id, text)));
        if !self.writing.get() {
            self.flush();
        }
    }

    /// Writes what waits, whether or not something else is on its way.
    pub(super) fn flush(self: &Rc<Self>) {
        let Some((id, text)) = self.waiting.take() else {
            return;
        };
        self.writing.set(true);
        let (store, name, kept) = (Rc::clone(self), id.clone(), text.clone());
        self.put(&id, &text, move |written| {
            store.writing.set(false);
            store.written(name, kept, written);
            store.flush();
        });
    }

    /// Takes in what became of writing the game on the screen.
    fn written(self: &Rc<Self>, id: String, text: String, written: Result<(), Notice>) {
        let database = matches!(*self.backend.borrow(), Backend::Database(_));
        if written == Err(Notice::StorageForbidden) && database {
            // It was taken from the page while that was open.
            self.backend.replace(Backend::LocalStorage);
            let (store, name, kept) = (Rc::clone(self), id.clone(), text.clone());
            self.put(&id, &text, move |written| {
                store.written(name, kept, written)
            });
            return;
        }
        let failed = self.failing.replace(written.is_err());
        let outcome = match written {
            Ok(()) => {
                self.unsaved.borrow_mut().remove(&id);
                failed.then_some(Outcome::Recovered)
            }
            Err(notice) => {
                self.unsaved.borrow_mut().insert(id, text);
                (!failed).then_some(Outcome::Refused(notice))
            }
        };
        if let (Some(outcome), Some(tell)) = (outcome, self.tell.borrow().as_ref()) {
            tell(outcome);
        }
    }

    /// Asks the browser not to throw away what this page saves when room gets short. What it answers changes nothing.
    fn ask_to_persist(&self) {
        let database = matches!(*self.backend.borrow(), Backend::Database(_));
        if database && !self.persisted.replace(true) {
            let navigator = self.window.navigator();
            // Pages that came over an open line have no such manager.
            let storage = js_sys::Reflect::get(&navigator, &"storage".into());
            if storage.is_ok_and(|storage| storage.is_object()) {
                let _ = navigator.storage().persist();
            }
        }
    }

    fn put(self: &Rc<Self>, id: &str, text: &str, done: impl FnOnce(Result<(), Notice>) + 'static) {
        let current = self.id.borrow().as_deref() == Some(id);
        match self.backend() {
            Backend::Database(database) => database.put(id, text, current, done),
            Backend::LocalStorage => done(self.local_storage.put(id, text, current)),
        }
    }

    /// Whether the game on the screen could not be written last time.
    pub(super) const fn is_failing(&self) -> bool {
        self.failing.get()
    }

    /// Whether there are games that are lost when the page is closed.
    pub(super) fn has_unsaved(&self) -> bool {
        !self.unsaved.borrow().is_empty()
    }
}

/// When a game was saved: its last line says so, or else its name when it was begun.
fn time_of(id: &str, text: &str) -> f64 {
    let last = text.lines().next_back().unwrap_or_default();
    let stamp = last.strip_prefix(STAMP).map(js_sys::Date::parse);
    let begun = || Some(id.split('-').next()?.parse::<u64>().ok()? as f64);
    let known = stamp.filter(|time| time.is_finite());
    known.or_else(begun).unwrap_or(0.0)
}
