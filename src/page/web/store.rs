//! Saved games: in the database, or in local storage where there is none, or else in memory.
//!
//! A game is written at every action, at once. Only while an earlier writing is on its way does the newest one wait for it,
//! so that a slow disk never has more than one to catch up with.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{BroadcastChannel, MessageEvent, Window};

use super::database::{Contents, Database};
use super::local::Local;
use crate::shell::Notice;
use engine::tiles::order;

/// Begins the last line of a saved game, a comment that says when it was saved.
const STAMP: &str = "# saved ";

/// The line of a record that ends a turn.
const END_OF_TURN: &str = "\nconfirm\n";

/// The channel on which the tabs of this browser tell each other which game they save.
const CHANNEL: &str = "bastide";

/// How long the browser may take to open the database before the page goes on without, in milliseconds.
const PATIENCE: i32 = 4_000;

thread_local! {
    /// The name and the text of the game on the screen, for a page that broke.
    static LAST: RefCell<Option<(String, String)>> = const { RefCell::new(None) };
}

/// Where games are kept.
#[derive(Clone)]
enum Medium {
    Database(Database),
    Local,
}

/// What became of writing the game on the screen, when that is news.
pub(super) enum Outcome {
    /// It could not be written, for the first time in a row.
    Refused(Notice),
    /// It is written again.
    Mended,
}

/// Whoever hears what becomes of writing.
type Teller = Box<dyn Fn(Outcome)>;

/// The games saved by this browser.
pub struct SaveStore {
    window: Window,
    /// What is kept beside the games, and the games themselves where there is no database.
    pub(super) local: Local,
    medium: RefCell<Medium>,
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
    channel: Option<BroadcastChannel>,
    tell: RefCell<Option<Teller>>,
}

/// A saved game.
pub(super) struct Save {
    /// Its name.
    pub id: String,
    /// Its text.
    pub text: String,
    /// When it was saved, in milliseconds since 1970.
    pub time: f64,
    /// Whether it is the game on the screen.
    pub current: bool,
    /// Whether it could not be written.
    pub unsaved: bool,
}

impl SaveStore {
    /// The store of this page, before it is opened.
    pub(super) fn new(window: &Window) -> Self {
        SaveStore {
            window: window.clone(),
            local: Local::new(window),
            medium: RefCell::new(Medium::Local),
            id: RefCell::default(),
            unsaved: RefCell::default(),
            deleted: RefCell::default(),
            failing: Cell::new(false),
            writing: Cell::new(false),
            waiting: RefCell::default(),
            persisted: Cell::new(false),
            channel: BroadcastChannel::new(CHANNEL).ok(),
            tell: RefCell::default(),
        }
    }

    /// Finds out where games can be kept, carries those over that are still in local storage, and hands over the name and
    /// the text of the game that was on the screen last.
    pub(super) fn open(self: &Rc<Self>, ready: impl FnOnce(Option<(String, String)>) + 'static) {
        let ready = Rc::new(Cell::new(Some(ready)));
        let (store, late) = (Rc::clone(self), Rc::clone(&ready));
        // A database that does not answer must not keep anybody from playing.
        let go_on = Closure::once_into_js(move || store.begin(late.take(), Medium::Local));
        let go_on = go_on.unchecked_ref();
        let window = &self.window;
        let _ = window.set_timeout_with_callback_and_timeout_and_arguments_0(go_on, PATIENCE);
        let store = Rc::clone(self);
        Database::open(&self.window, move |database| {
            let Some(database) = database else {
                store.begin(ready.take(), Medium::Local);
                return;
            };
            store.carry_over(database, move |store, medium| {
                store.begin(ready.take(), medium)
            });
        });
    }

    /// Goes on with what was found, unless it went on already.
    fn begin(
        self: &Rc<Self>,
        ready: Option<impl FnOnce(Option<(String, String)>) + 'static>,
        medium: Medium,
    ) {
        let Some(ready) = ready else {
            return;
        };
        self.medium.replace(medium.clone());
        let store = Rc::clone(self);
        let found = move |current: Option<(String, String)>| {
            let id = current.as_ref().map(|(id, _)| id.clone());
            store.id.replace(id);
            ready(current);
        };
        match medium {
            Medium::Database(database) => database.read_current(found),
            Medium::Local => found(self.local.current()),
        }
    }

    /// Brings games from local storage into the database: once, for they leave local storage as soon as all of them are
    /// there. Of two versions the newer one stays: local storage may bring back what was taken out of it just before the
    /// browser was killed. When it does not work, this page stays with local storage.
    fn carry_over(
        self: &Rc<Self>,
        database: Database,
        done: impl FnOnce(&Rc<Self>, Medium) + 'static,
    ) {
        let local = self.local.contents();
        if local.games.is_empty() {
            done(self, Medium::Database(database));
            return;
        }
        let store = Rc::clone(self);
        let carried = self.local.contents();
        database.clone().take_in(
            move |there| newer(&local, there),
            move |taken| match taken {
                Ok(()) => {
                    store.local.give_up(&carried);
                    done(&store, Medium::Database(database));
                }
                Err(_) => done(&store, Medium::Local),
            },
        );
    }

    /// From now on `tell` hears what becomes of writing.
    pub(super) fn on_outcome(&self, tell: impl Fn(Outcome) + 'static) {
        self.tell.replace(Some(Box::new(tell)));
    }

    /// From now on `heard` is called with the name of each game that another tab saves.
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
        match (unsaved, self.medium()) {
            (None, Medium::Database(database)) => database.read_game(id, done),
            (None, Medium::Local) => done(self.local.game(id)),
            (unsaved, _) => done(unsaved),
        }
    }

    /// Hands over all games, the newest first.
    pub(super) fn games(self: &Rc<Self>, done: impl FnOnce(Vec<Save>) + 'static) {
        self.flush();
        let store = Rc::clone(self);
        let found = move |contents: Contents| done(store.listed(contents));
        match self.medium() {
            Medium::Database(database) => database.read(found),
            Medium::Local => found(self.local.contents()),
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

    fn medium(&self) -> Medium {
        self.medium.borrow().clone()
    }

    /// From now on the game of this name is the one on the screen.
    pub(super) fn choose(&self, id: &str) {
        self.id.replace(Some(id.to_string()));
    }

    /// From now on no game is on the screen, so that nothing overwrites the last one.
    pub(super) fn let_go(&self) {
        self.id.take();
    }

    /// From now on another game is saved.
    pub(super) fn begin_game(&self) {
        let number = js_sys::Date::now() as u64;
        let chance = (js_sys::Math::random() * 1e4) as u32;
        self.choose(&format!("{number}-{chance:04}"));
        self.failing.set(false);
    }

    /// Deletes a game, until it is brought back.
    pub(super) fn delete(self: &Rc<Self>, id: &str) {
        self.waiting
            .borrow_mut()
            .take_if(|(waiting, _)| waiting == id);
        self.local.end_start(id);
        let unsaved = self.unsaved.borrow_mut().remove(id);
        let (store, name) = (Rc::clone(self), id.to_string());
        let deleted = move |text: Option<String>| {
            if let Some(text) = unsaved.or(text) {
                store.deleted.borrow_mut().insert(name, text);
            }
        };
        match self.medium() {
            Medium::Database(database) => database.delete(id, deleted),
            Medium::Local => {
                deleted(self.local.game(id));
                self.local.delete(id);
            }
        }
    }

    /// Brings a deleted game back. Where it cannot be written any more it stays as long as the page.
    pub(super) fn bring_back(self: &Rc<Self>, id: &str, done: impl FnOnce() + 'static) {
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
        keep_last(&id, text);
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
        let database = matches!(*self.medium.borrow(), Medium::Database(_));
        if written == Err(Notice::StorageForbidden) && database {
            // It was taken from the page while that was open.
            self.medium.replace(Medium::Local);
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
                failed.then_some(Outcome::Mended)
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
        let database = matches!(*self.medium.borrow(), Medium::Database(_));
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
        match self.medium() {
            Medium::Database(database) => database.put(id, text, current, done),
            Medium::Local => done(self.local.put(id, text, current)),
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

/// When a game was saved: its last line says so, or else its name when it was begun.
fn time_of(id: &str, text: &str) -> f64 {
    let last = text.lines().next_back().unwrap_or_default();
    let stamp = last.strip_prefix(STAMP).map(js_sys::Date::parse);
    let begun = || id.split('-').next()?.parse().ok();
    let known = stamp.filter(|time| time.is_finite());
    known.or_else(begun).unwrap_or(0.0)
}

/// Remembers the game on the screen for a page that breaks.
pub(super) fn keep_last(id: &str, text: &str) {
    LAST.with(|last| last.replace(Some((id.to_string(), text.to_string()))));
}

/// The name and the text of the game on the screen, for a page that broke.
pub(super) fn last_saved() -> Option<(String, String)> {
    LAST.with(|last| last.try_borrow().ok()?.clone())
}
