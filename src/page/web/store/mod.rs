//! Saved games: in the database with copies in local storage, or only there, or else in memory.
//!
//! A game is copied at every action and written at once ([`Writer`]). A database that went away is reopened, and what it lacks is
//! restored from the copies.

mod opening;
mod restore;
mod several;

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{BroadcastChannel, MessageEvent, Window};

use super::chance::chance;
use super::database::Database;
use super::dom::after_delay;
use super::last_save::remember_save;
use super::local_storage::LocalStorage;
use super::storage_name::storage_name;
use crate::context::notices::Notice;
use crate::features::saves::refill::{Contents, STAMP, newest, stamp};
use crate::features::saves::writer::{Outcome, Request, Response, Writer, Written};
use crate::messages::Loss;
use engine::tiles::order;

/// How long the database may take to answer before it counts as broken, in milliseconds.
const ANSWERED: i32 = 8_000;

/// The line of a record that ends a turn.
const END_OF_TURN: &str = "\nconfirm\n";

/// Where games are saved.
#[derive(Clone)]
enum Backend {
    Database(Database),
    /// There is a database, but it cannot be opened at the moment.
    Lost,
    LocalStorage,
}

/// What the store reports.
pub(super) enum StoreNews {
    /// The outcome of saving.
    Saving(Outcome),
    /// Saved games have disappeared.
    Lost(Loss),
}

/// The listener of the store.
type Listener = Box<dyn Fn(StoreNews)>;

/// The games saved in this browser.
pub(super) struct SaveStore {
    window: Window,
    /// Data besides the games, and the games themselves if there is no database.
    pub(super) local_storage: LocalStorage,
    backend: RefCell<Backend>,
    /// The id of the current game.
    id: RefCell<Option<String>>,
    writer: RefCell<Writer>,
    /// The number of the last request to the database.
    asked: Cell<u32>,
    /// Deleted games, until the page is closed.
    deleted: RefCell<BTreeMap<String, String>>,
    /// Whether the browser was asked for persistent storage.
    persisted: Cell<bool>,
    /// The id of the next new game, if it already has one.
    next: RefCell<Option<String>>,
    /// The channel on which the tabs of this browser tell each other which game they save.
    channel: Option<BroadcastChannel>,
    tell: RefCell<Option<Listener>>,
}

pub(super) struct Save {
    pub(super) id: String,
    pub(super) text: String,
    /// When it was saved, in milliseconds since 1970.
    pub(super) time: f64,
    /// Whether it is the current game.
    pub(super) current: bool,
    /// Whether it could not be written.
    pub(super) unsaved: bool,
}

impl SaveStore {
    /// The store of this page, not opened yet.
    pub(super) fn new(window: &Window) -> Self {
        SaveStore {
            window: window.clone(),
            local_storage: LocalStorage::new(window),
            backend: RefCell::new(Backend::LocalStorage),
            id: RefCell::default(),
            writer: RefCell::default(),
            asked: Cell::new(0),
            deleted: RefCell::default(),
            persisted: Cell::new(false),
            next: RefCell::default(),
            channel: BroadcastChannel::new(storage_name(window)).ok(),
            tell: RefCell::default(),
        }
    }

    /// Sets the listener for what the store reports.
    pub(super) fn on_news(&self, tell: impl Fn(StoreNews) + 'static) {
        self.tell.replace(Some(Box::new(tell)));
    }

    fn tell(&self, news: StoreNews) {
        if let Some(tell) = self.tell.borrow().as_ref() {
            tell(news);
        }
    }

    /// Sets the listener for another tab saving the same game.
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

    /// Passes on the text of a game.
    pub(super) fn text(self: &Rc<Self>, id: &str, done: impl FnOnce(Option<String>) + 'static) {
        let unwritten = self.writer.borrow().text(id);
        if unwritten.is_some() {
            return done(unwritten);
        }
        let copy = self.local_storage.game(id);
        match self.backend() {
            Backend::Database(database) => {
                database.read_game(id, move |text| done(newest(text, copy)));
            }
            Backend::Lost | Backend::LocalStorage => done(copy),
        }
    }

    /// Passes on all games, the newest first.
    pub(super) fn games(self: &Rc<Self>, done: impl FnOnce(Vec<Save>) + 'static) {
        let store = Rc::clone(self);
        let found = move |contents: Contents| done(store.listed(contents));
        match self.backend() {
            Backend::Database(database) => database.read(found),
            Backend::Lost | Backend::LocalStorage => found(Contents::default()),
        }
    }

    /// The games of the database, their copies, and those that may not be written yet.
    fn listed(&self, contents: Contents) -> Vec<Save> {
        let mut texts: BTreeMap<String, String> = contents.games.into_iter().collect();
        for (id, text) in self.local_storage.contents().games {
            if !contents.deleted.contains(&id) {
                let kept = texts.remove(&id);
                texts.extend(newest(kept, Some(text)).map(|text| (id, text)));
            }
        }
        let writer = self.writer.borrow();
        texts.extend(
            writer
                .unwritten()
                .map(|save| (save.id.clone(), save.text.clone())),
        );
        let save = |(id, text): (String, String)| Save {
            time: time_of(&id, &text),
            current: Some(&id) == self.id.borrow().as_ref(),
            unsaved: writer.is_unsaved(&id),
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

    /// Makes a game the current one.
    pub(super) fn select(&self, id: &str) {
        self.id.replace(Some(id.to_string()));
    }

    /// Makes no game the current one, so that nothing overwrites the last one.
    pub(super) fn deselect(&self) {
        self.id.take();
    }

    /// Sets the id of the next new game.
    pub(super) fn name_next(&self, id: &str) {
        self.next.replace(Some(id.to_string()));
    }

    /// Starts a new saved game.
    pub(super) fn begin_game(&self) {
        self.writer.borrow_mut().begin_game();
        if let Some(id) = self.next.take() {
            self.select(&id);
            return;
        }
        let number = js_sys::Date::now() as u64;
        let chance = chance(&self.window) % 10_000;
        self.select(&format!("{number}-{chance:04}"));
    }

    /// Deletes a game; it can be restored.
    pub(super) fn delete(self: &Rc<Self>, id: &str) {
        self.local_storage.end_start(id);
        let unsaved = self.writer.borrow().text(id);
        let next = self.writer.borrow_mut().forget(id);
        self.carry_out(next);
        let unsaved = unsaved.or_else(|| self.local_storage.game(id));
        self.local_storage.delete(id);
        self.local_storage.note_known(id, false);
        let (store, name) = (Rc::clone(self), id.to_string());
        let deleted = move |text: Option<String>| {
            if let Some(text) = unsaved.or(text) {
                store.deleted.borrow_mut().insert(name, text);
            }
        };
        match self.backend() {
            Backend::Database(database) => database.delete(id, deleted),
            Backend::Lost | Backend::LocalStorage => deleted(None),
        }
    }

    /// Restores a deleted game. If it cannot be written any more, it lasts as long as the page.
    pub(super) fn undelete(self: &Rc<Self>, id: &str, done: impl FnOnce() + 'static) {
        let (store, name) = (Rc::clone(self), id.to_string());
        // The deletion, which passes on the text, is complete before this response.
        self.text(id, move |_| {
            let text = store.deleted.borrow_mut().remove(&name);
            let Some(text) = text else {
                return done();
            };
            let _ = store.copy(&name, &text);
            let (here, save) = (Rc::clone(&store), Written { id: name, text });
            store.put(&save.clone(), move |written| {
                match written {
                    Ok(()) => here.local_storage.note_known(&save.id, true),
                    Err(_) => here.writer.borrow_mut().keep(save),
                }
                done();
            });
        });
    }

    /// Saves the current game, and reports the outcome if it is news.
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
        self.copy_making_room(&id, &text);
        let request = self.writer.borrow_mut().save(Written { id, text });
        self.carry_out(request);
    }

    /// Called when the page is left: writes what is waiting even if another write is running.
    pub(super) fn flush(self: &Rc<Self>) {
        let waiting = self.writer.borrow().waiting().to_vec();
        for save in waiting {
            self.put(&save, |_| ());
        }
    }

    /// Carries out a request of the writer, and reports to it if there is no response.
    fn carry_out(self: &Rc<Self>, request: Option<Request>) {
        let Some(request) = request else {
            return;
        };
        let number = self.asked.get().wrapping_add(1);
        self.asked.set(number);
        let store = Rc::clone(self);
        after_delay(&self.window, ANSWERED, move || {
            if store.asked.get() == number {
                store.hear(Response::Silence);
            }
        });
        let store = Rc::clone(self);
        match request {
            Request::Write(save) => {
                self.put(&save, move |written| store.hear(Response::Written(written)))
            }
            Request::ReadBack(id) => {
                self.read_back(&id, move |found| store.hear(Response::Found(found)))
            }
            Request::Reopen => self.reopen(move |opened| store.hear(Response::Reopened(opened))),
        }
    }

    fn hear(self: &Rc<Self>, response: Response) {
        let heard = self.writer.borrow_mut().hear(response);
        if let Some(outcome) = heard.outcome {
            self.tell(StoreNews::Saving(outcome));
        }
        self.carry_out(heard.request);
    }

    /// Reads a game back after writing.
    fn read_back(self: &Rc<Self>, id: &str, done: impl FnOnce(Option<String>) + 'static) {
        match self.backend() {
            Backend::Database(database) => {
                let (store, name) = (Rc::clone(self), id.to_string());
                database.read_game(id, move |text| {
                    if text.is_some() {
                        store.local_storage.note_known(&name, true);
                    }
                    done(text);
                });
            }
            Backend::Lost => done(None),
            Backend::LocalStorage => done(self.local_storage.game(id)),
        }
    }

    /// Asks the browser not to evict the page's data when space runs short. The response does not matter.
    fn ask_to_persist(&self) {
        let database = matches!(*self.backend.borrow(), Backend::Database(_));
        if database && !self.persisted.replace(true) {
            let navigator = self.window.navigator();
            // Pages without HTTPS have no storage manager.
            let storage = js_sys::Reflect::get(&navigator, &"storage".into());
            if storage.is_ok_and(|storage| storage.is_object()) {
                let _ = navigator.storage().persist();
            }
        }
    }

    /// Copies a game to local storage, as the current one if it is.
    fn copy(&self, id: &str, text: &str) -> Result<(), Notice> {
        let current = self.id.borrow().as_deref() == Some(id);
        self.local_storage.put(id, text, current)
    }

    /// Copies the current game. If there is no space, the oldest copies are removed; if that is not enough, also the outdated
    /// copy of this game, so that it is not mistaken for the newest.
    fn copy_making_room(&self, id: &str, text: &str) {
        let database = matches!(*self.backend.borrow(), Backend::Database(_));
        if self.copy(id, text).is_ok() || !database {
            return;
        }
        let mut others = self.local_storage.contents().games;
        others.retain(|(other, _)| other != id);
        order::sort_by(&mut others, |(_, one), (_, other)| {
            stamp(one).cmp(&stamp(other))
        });
        for (other, _) in others {
            self.local_storage.delete(&other);
            if self.copy(id, text).is_ok() {
                return;
            }
        }
        self.local_storage.delete(id);
    }

    fn put(&self, save: &Written, done: impl FnOnce(Result<(), Notice>) + 'static) {
        let Written { id, text } = save;
        match self.backend() {
            Backend::Database(database) => {
                let current = self.id.borrow().as_ref() == Some(id);
                database.put(id, text, current, done);
            }
            Backend::Lost => done(Err(Notice::StorageFails)),
            Backend::LocalStorage => done(self.copy(id, text)),
        }
    }

    /// Whether the last write of the current game failed.
    pub(super) fn is_failing(&self) -> bool {
        self.writer.borrow().is_failing()
    }

    /// Whether there are games that are lost when the page is closed.
    pub(super) fn has_unsaved(&self) -> bool {
        self.writer.borrow().has_unsaved()
    }
}

/// When a game was saved: by its last line, or else by its id when it was started.
fn time_of(id: &str, text: &str) -> f64 {
    let stamp = stamp(text).map(js_sys::Date::parse);
    let begun = || Some(id.split('-').next()?.parse::<u64>().ok()? as f64);
    let known = stamp.filter(|time| time.is_finite());
    known.or_else(begun).unwrap_or(0.0)
}
