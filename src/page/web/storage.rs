//! Saved games: one key for each, written before the next action.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{DomException, Storage, Window};

use crate::ui::Notice;
use engine::tiles::order;

// Every key of ours begins alike: other pages of the same origin have theirs.
const SETTINGS: &str = "bastide/settings";
const NOW: &str = "bastide/now";
const GAME: &str = "bastide/game/";

/// Begins the last line of a saved game, a comment that says when it was saved.
const STAMP: &str = "# saved ";

thread_local! {
    /// The text of the game on the screen, for a page that broke where nothing could be saved.
    static LAST: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// The games saved by this browser.
pub struct Shelf {
    storage: Option<Storage>,
    /// The game on the screen.
    id: Option<String>,
    /// Games that could not be written: kept as long as the page is open.
    fleeting: BTreeMap<String, String>,
    /// Deleted games, until the page is closed.
    deleted: BTreeMap<String, String>,
    /// Whether the last writing failed, so that it is told once.
    failing: bool,
}

/// A game on the shelf.
pub struct Kept {
    /// Its name.
    pub id: String,
    /// Its text.
    pub text: String,
    /// When it was saved, in milliseconds since 1970.
    pub time: f64,
    /// Whether it is the game on the screen.
    pub current: bool,
    /// Whether it could not be written.
    pub fleeting: bool,
}

impl Shelf {
    /// The shelf of this page. Where the browser forbids it, nothing can be kept.
    pub fn new(window: &Window) -> Self {
        let storage = window.local_storage().ok().flatten();
        let now = |storage: &Storage| storage.get_item(NOW).ok().flatten();
        Shelf {
            id: storage.as_ref().and_then(now),
            storage,
            fleeting: BTreeMap::new(),
            deleted: BTreeMap::new(),
            failing: false,
        }
    }

    /// The name and the text of the game that was on the screen last.
    pub fn current(&self) -> Option<(String, String)> {
        let id = self.id.clone()?;
        let text = self.text(&id)?;
        Some((id, text))
    }

    /// The text of a game.
    pub fn text(&self, id: &str) -> Option<String> {
        let fleeting = self.fleeting.get(id).cloned();
        fleeting.or_else(|| self.read(&format!("{GAME}{id}")))
    }

    /// Storage may say no to every single question.
    fn read(&self, key: &str) -> Option<String> {
        self.storage.as_ref()?.get_item(key).ok()?
    }

    /// All games, the newest first.
    pub fn games(&self) -> Vec<Kept> {
        let storage = self.storage.as_ref();
        let length = storage.map_or(0, |storage| storage.length().unwrap_or(0));
        let keys = (0..length).filter_map(|index| storage?.key(index).ok()?);
        let ids: BTreeSet<String> = keys
            .filter_map(|key| key.strip_prefix(GAME).map(str::to_string))
            .chain(self.fleeting.keys().cloned())
            .collect();
        let kept = |id: String| {
            let text = self.text(&id)?;
            Some(Kept {
                time: time_of(&id, &text),
                current: Some(&id) == self.id.as_ref(),
                fleeting: self.fleeting.contains_key(&id),
                id,
                text,
            })
        };
        let mut games: Vec<Kept> = ids.into_iter().filter_map(kept).collect();
        order::sort_by(&mut games, |a, b| {
            b.time.total_cmp(&a.time).then(b.id.cmp(&a.id))
        });
        games
    }

    /// From now on the game of this name is the one on the screen.
    pub fn choose(&mut self, id: &str) {
        self.id = Some(id.to_string());
    }

    /// From now on no game is on the screen, so that nothing overwrites the last one.
    pub fn let_go(&mut self) {
        self.id = None;
    }

    /// Deletes a game, until it is brought back.
    pub fn delete(&mut self, id: &str) {
        if let Some(text) = self.text(id) {
            self.deleted.insert(id.to_string(), text);
        }
        self.fleeting.remove(id);
        if let Some(storage) = &self.storage {
            let _ = storage.remove_item(&format!("{GAME}{id}"));
        }
    }

    /// Brings a deleted game back. Where it cannot be written any more it stays as long as the page.
    pub fn bring_back(&mut self, id: &str) {
        if let Some(text) = self.deleted.remove(id)
            && self.write(id, &text).is_err()
        {
            self.fleeting.insert(id.to_string(), text);
        }
    }

    /// The settings kept by this browser, as a text.
    pub fn settings(&self) -> Option<String> {
        self.read(SETTINGS)
    }

    /// Remembers the settings. Where that cannot be done they last as long as the page.
    pub fn keep_settings(&self, text: &str) {
        if let Some(storage) = &self.storage {
            let _ = storage.set_item(SETTINGS, text);
        }
    }

    /// From now on another game is saved.
    pub fn begin(&mut self) {
        let number = js_sys::Date::now() as u64;
        self.id = Some(format!(
            "{number}-{:04}",
            (js_sys::Math::random() * 1e4) as u32
        ));
        self.failing = false;
    }

    /// Writes the game on the screen. Tells the first failure of several; whether it works again tells
    /// [`Shelf::is_failing`].
    pub fn save(&mut self, text: &str) -> Result<(), Notice> {
        LAST.with(|last| last.replace(Some(text.to_string())));
        let Some(id) = self.id.clone() else {
            return Ok(());
        };
        let stamp = js_sys::Date::new_0().to_iso_string();
        let text = format!("{text}{STAMP}{}\n", String::from(stamp));
        let written = self.write(&id, &text);
        let first = !self.failing;
        self.failing = written.is_err();
        match written {
            Ok(()) => {
                self.fleeting.remove(&id);
                Ok(())
            }
            Err(notice) => {
                self.fleeting.insert(id, text);
                if first { Err(notice) } else { Ok(()) }
            }
        }
    }

    fn write(&self, id: &str, text: &str) -> Result<(), Notice> {
        let storage = self.storage.as_ref().ok_or(Notice::StorageForbidden)?;
        storage
            .set_item(&format!("{GAME}{id}"), text)
            .map_err(trouble)?;
        match self.id.as_deref() == Some(id) {
            true => storage.set_item(NOW, id).map_err(trouble),
            false => Ok(()),
        }
    }

    /// Whether the game on the screen could not be written last time.
    pub const fn is_failing(&self) -> bool {
        self.failing
    }

    /// Whether there are games that are lost when the page is closed.
    pub fn is_fleeting(&self) -> bool {
        !self.fleeting.is_empty()
    }

    /// Whether a key that changed in another tab is that of the game on the screen.
    pub fn is_mine(&self, key: &str) -> bool {
        let id = key.strip_prefix(GAME);
        id.is_some() && id == self.id.as_deref()
    }
}

/// When a game was saved: its last line says so, or else its name when it was begun.
fn time_of(id: &str, text: &str) -> f64 {
    let last = text.lines().next_back().unwrap_or_default();
    let stamp = last.strip_prefix(STAMP).map(js_sys::Date::parse);
    let begun = || id.split('-').next()?.parse().ok();
    let known = stamp.filter(|time| time.is_finite());
    known.or_else(begun).unwrap_or(0.0)
}

/// What a refusal of the storage means.
fn trouble(error: JsValue) -> Notice {
    match error.dyn_ref::<DomException>().map(DomException::name) {
        Some(name) if name == "SecurityError" => Notice::StorageForbidden,
        _ => Notice::StorageFull,
    }
}

/// The text of the game that was on the screen last, for a page that broke.
pub fn last_saved(window: &Window) -> Option<String> {
    let last = LAST.with(|last| last.try_borrow().ok()?.clone());
    last.or_else(|| Some(Shelf::new(window).current()?.1))
}
