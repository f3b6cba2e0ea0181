//! Saved games in IndexedDB: a thin layer over the browser's API.
//!
//! Every change is a separate transaction, started at once and with strict durability: once the browser reports it complete, it
//! is on the disk. Transactions run in the order in which they were started.

use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{
    DomException, Event, IdbDatabase, IdbObjectStore, IdbOpenDbRequest, IdbRequest, IdbTransaction,
    Window,
};

use super::storage_name::storage_name;
use crate::context::notices::Notice;
use crate::features::saves::refill::Contents;

const VERSION: u32 = 1;

/// The object store with the texts of games, by id.
const GAMES: &str = "games";
/// The object store for everything else.
const STATE: &str = "state";
/// The key in [`STATE`] of the id of the last current game.
const CURRENT: &str = "current";
/// The prefix of the keys in [`STATE`] of deleted games: a copy of one of these was not lost.
const DELETED: &str = "deleted/";

/// The page's open database.
#[derive(Clone)]
pub(super) struct Database(IdbDatabase);

impl Database {
    /// Opens the database, creating it if necessary. Passes on none if the browser has no IndexedDB or forbids it.
    pub(super) fn open(window: &Window, done: impl FnOnce(Option<Database>) + 'static) {
        let request = window.indexed_db().ok().flatten();
        let request =
            request.and_then(|factory| factory.open_with_u32(storage_name(window), VERSION).ok());
        let Some(request) = request else {
            done(None);
            return;
        };
        let made = request.clone();
        let make = Closure::once_into_js(move || {
            let _ = create(&made);
        });
        request.set_onupgradeneeded(Some(make.unchecked_ref()));
        when_settled(&request, move |result| {
            let database = result.and_then(|database| database.dyn_into::<IdbDatabase>().ok());
            if let Some(database) = &database {
                close_on_version_change(database);
            }
            done(database.map(Database));
        });
    }

    /// Closes it once its transactions are complete.
    pub(super) fn close(&self) {
        self.0.set_onversionchange(None);
        self.0.close();
    }

    /// Starts a write transaction. Returns it with the object stores of games and state.
    ///
    /// # Errors
    /// What the browser throws, for example if the database was closed.
    fn write(&self) -> Result<(IdbTransaction, IdbObjectStore, IdbObjectStore), JsValue> {
        // web-sys has the third argument only behind an unstable flag; browsers that do not know it ignore it.
        let options = Object::new();
        Reflect::set(&options, &"durability".into(), &"strict".into())?;
        let names = Array::of2(&GAMES.into(), &STATE.into());
        let begin: Function = Reflect::get(&self.0, &"transaction".into())?.dyn_into()?;
        let transaction = begin.call3(&self.0, &names, &"readwrite".into(), &options)?;
        let transaction: IdbTransaction = transaction.dyn_into()?;
        let games = transaction.object_store(GAMES)?;
        let state = transaction.object_store(STATE)?;
        Ok((transaction, games, state))
    }

    /// Writes the text of a game, and whether it is the current one, in one transaction.
    pub(super) fn put(
        &self,
        id: &str,
        text: &str,
        current: bool,
        done: impl FnOnce(Result<(), Notice>) + 'static,
    ) {
        let begun = self.write().and_then(|(transaction, games, state)| {
            games.put_with_key(&text.into(), &id.into())?;
            state.delete(&deleted_key(id))?;
            if current {
                state.put_with_key(&id.into(), &CURRENT.into())?;
            }
            Ok(transaction)
        });
        finish(begun, done);
    }

    /// Deletes a game, and passes on its text.
    pub(super) fn delete(&self, id: &str, done: impl FnOnce(Option<String>) + 'static) {
        let begun = self.write().and_then(|(transaction, games, state)| {
            let found = games.get(&id.into())?;
            games.delete(&id.into())?;
            state.put_with_key(&true.into(), &deleted_key(id))?;
            Ok((transaction, found))
        });
        let Ok((transaction, found)) = begun else {
            done(None);
            return;
        };
        when_settled(&found, move |text| {
            done(text.and_then(|text| text.as_string()))
        });
        commit(&transaction);
    }

    /// Passes on all contents.
    pub(super) fn read(&self, done: impl FnOnce(Contents) + 'static) {
        let names = Array::of2(&GAMES.into(), &STATE.into());
        let begun = self.0.transaction_with_str_sequence(&names);
        let requests = begun.and_then(|transaction| {
            request_all(
                &transaction.object_store(GAMES)?,
                &transaction.object_store(STATE)?,
            )
        });
        match requests {
            Ok(requests) => requests.when_answered(done),
            Err(_) => done(Contents::default()),
        }
    }

    /// Passes on id and text of the last current game.
    pub(super) fn read_current(&self, done: impl FnOnce(Option<(String, String)>) + 'static) {
        let names = Array::of2(&GAMES.into(), &STATE.into());
        let begun = self.0.transaction_with_str_sequence(&names);
        let requests = begun.and_then(|transaction| {
            let current = transaction.object_store(STATE)?.get(&CURRENT.into())?;
            Ok((transaction.object_store(GAMES)?, current))
        });
        let Ok((games, current)) = requests else {
            done(None);
            return;
        };
        when_settled(&current, move |id| {
            let id = id.and_then(|id| id.as_string());
            let Some((id, Ok(text))) = id.map(|id| (id.clone(), games.get(&id.into()))) else {
                done(None);
                return;
            };
            when_settled(&text, move |text| {
                let text = text.and_then(|text| text.as_string());
                done(text.map(|text| (id, text)));
            });
        });
    }

    /// Passes on the text of a game.
    pub(super) fn read_game(&self, id: &str, done: impl FnOnce(Option<String>) + 'static) {
        let games = self.0.transaction_with_str(GAMES);
        let games = games.and_then(|transaction| transaction.object_store(GAMES));
        match games.and_then(|games| games.get(&id.into())) {
            Ok(text) => when_settled(&text, move |text| {
                done(text.and_then(|text| text.as_string()));
            }),
            Err(_) => done(None),
        }
    }

    /// Adds games from elsewhere in one transaction: `choose` is given the contents and returns the games to write, and which one
    /// is current.
    pub(super) fn import(
        &self,
        choose: impl FnOnce(&Contents) -> Contents + 'static,
        done: impl FnOnce(Result<(), Notice>) + 'static,
    ) {
        let begun = self.write().and_then(|(transaction, games, state)| {
            let requests = request_all(&games, &state)?;
            let here = transaction.clone();
            requests.when_answered(move |there| {
                if write_all(&choose(&there), &games, &state).is_err() {
                    let _ = here.abort();
                }
            });
            Ok(transaction)
        });
        match begun {
            Ok(transaction) => when_over(&transaction, done),
            Err(error) => done(Err(notice_of(&error))),
        }
    }
}

/// The key in [`STATE`] of a deleted game.
fn deleted_key(id: &str) -> JsValue {
    format!("{DELETED}{id}").into()
}

fn write_all(
    chosen: &Contents,
    games: &IdbObjectStore,
    state: &IdbObjectStore,
) -> Result<(), JsValue> {
    for (id, text) in &chosen.games {
        games.put_with_key(&text.into(), &id.into())?;
    }
    if let Some(current) = &chosen.current {
        state.put_with_key(&current.into(), &CURRENT.into())?;
    }
    Ok(())
}

/// Creates the object stores.
fn create(request: &IdbOpenDbRequest) -> Result<(), JsValue> {
    let database: IdbDatabase = request.result()?.dyn_into()?;
    database.create_object_store(GAMES)?;
    database.create_object_store(STATE)?;
    Ok(())
}

/// Closes the database when a later version of the page wants to upgrade it, which would otherwise be blocked.
fn close_on_version_change(database: &IdbDatabase) {
    let closed = database.clone();
    let close = Closure::once_into_js(move || closed.close());
    database.set_onversionchange(Some(close.unchecked_ref()));
}

/// The requests of one read transaction; the last one is also answered last.
struct Requests {
    ids: IdbRequest,
    texts: IdbRequest,
    state: IdbRequest,
    current: IdbRequest,
}

fn request_all(games: &IdbObjectStore, state: &IdbObjectStore) -> Result<Requests, JsValue> {
    Ok(Requests {
        ids: games.get_all_keys()?,
        texts: games.get_all()?,
        state: state.get_all_keys()?,
        current: state.get(&CURRENT.into())?,
    })
}

impl Requests {
    fn when_answered(self, done: impl FnOnce(Contents) + 'static) {
        let Requests {
            ids,
            texts,
            state,
            current,
        } = self;
        when_settled(&current, move |current| {
            let list = |request: &IdbRequest| request.result().map(|list| Array::from(&list));
            let [ids, texts, state] =
                [ids, texts, state].map(|request| list(&request).unwrap_or_default());
            let games = ids.iter().zip(texts.iter());
            let games = games.filter_map(|(id, text)| Some((id.as_string()?, text.as_string()?)));
            done(Contents {
                games: games.collect(),
                current: current.and_then(|id| id.as_string()),
                deleted: state.iter().filter_map(deleted_id).collect(),
            });
        });
    }
}

/// The id in a key of a deleted game.
fn deleted_id(key: JsValue) -> Option<String> {
    key.as_string()?.strip_prefix(DELETED).map(str::to_string)
}

/// Passes on the result of a request; none if it failed.
fn when_settled(request: &IdbRequest, done: impl FnOnce(Option<JsValue>) + 'static) {
    let answered = request.clone();
    let settled = Closure::once_into_js(move |event: Event| {
        let worked = event.type_() == "success";
        done(answered.result().ok().filter(|_| worked));
    });
    request.set_onsuccess(Some(settled.unchecked_ref()));
    request.set_onerror(Some(settled.unchecked_ref()));
}

/// Commits a transaction that has all its requests, and passes on its outcome.
fn finish(begun: Result<IdbTransaction, JsValue>, done: impl FnOnce(Result<(), Notice>) + 'static) {
    match begun {
        Ok(transaction) => {
            when_over(&transaction, done);
            // Then it is carried out even if the page is closed before the requests are answered.
            commit(&transaction);
        }
        Err(error) => done(Err(notice_of(&error))),
    }
}

/// Commits a transaction without waiting for its requests. Browsers without `commit` do it by themselves.
fn commit(transaction: &IdbTransaction) {
    let commit = Reflect::get(transaction, &"commit".into());
    if let Ok(commit) = commit.and_then(|commit| commit.dyn_into::<Function>()) {
        let _ = commit.call0(transaction);
    }
}

fn when_over(transaction: &IdbTransaction, done: impl FnOnce(Result<(), Notice>) + 'static) {
    let asked = transaction.clone();
    let over = Closure::once_into_js(move |event: Event| {
        done(match event.type_().as_str() {
            "complete" => Ok(()),
            _ => Err(asked
                .error()
                .map_or(Notice::StorageFull, |error| notice_of_exception(&error))),
        });
    });
    transaction.set_oncomplete(Some(over.unchecked_ref()));
    transaction.set_onabort(Some(over.unchecked_ref()));
}

/// The notice for an error of the browser.
pub(super) fn notice_of(error: &JsValue) -> Notice {
    let error = error.dyn_ref::<DomException>();
    error.map_or(Notice::StorageFull, notice_of_exception)
}

fn notice_of_exception(error: &DomException) -> Notice {
    match error.name().as_str() {
        "SecurityError" | "NotAllowedError" | "InvalidStateError" => Notice::StorageForbidden,
        _ => Notice::StorageFull,
    }
}
