//! Saved games: one key for each, written before the next action.

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{DomException, Storage, Window};

use crate::tiles::order;
use crate::ui::Notice;

// Every key of ours begins alike: other pages of the same origin have theirs.
const SETTINGS: &str = "bastide/settings";
const NOW: &str = "bastide/now";
const GAME: &str = "bastide/game/";
const BROKEN: &str = "bastide/broken/";

/// The games saved by this browser.
pub struct Shelf {
    storage: Option<Storage>,
    /// The game on the screen.
    id: Option<String>,
}

impl Shelf {
    /// The shelf of this page. Where the browser forbids it, nothing can be kept.
    pub fn new(window: &Window) -> Self {
        let storage = window.local_storage().ok().flatten();
        let now = |storage: &Storage| storage.get_item(NOW).ok().flatten();
        Shelf {
            id: storage.as_ref().and_then(now),
            storage,
        }
    }

    /// The text of the game that was on the screen last.
    pub fn current(&self) -> Option<String> {
        let (storage, id) = (self.storage.as_ref()?, self.id.as_ref()?);
        storage.get_item(&format!("{GAME}{id}")).ok().flatten()
    }

    /// The saved games, the newest first, without the one on the screen: their ids and texts.
    pub fn others(&self) -> Vec<(String, String)> {
        let Some(storage) = &self.storage else {
            return Vec::new();
        };
        let length = storage.length().unwrap_or(0);
        let keys = (0..length).filter_map(|index| storage.key(index).ok()?);
        let mut games: Vec<(String, String)> = keys
            .filter_map(|key| {
                let id = key.strip_prefix(GAME)?.to_string();
                let text = storage.get_item(&key).ok()??;
                (Some(&id) != self.id.as_ref()).then_some((id, text))
            })
            .collect();
        order::sort_by(&mut games, |a, b| b.0.cmp(&a.0));
        games
    }

    /// The text of a saved game, which is the one on the screen from now on.
    pub fn take(&mut self, id: &str) -> Option<String> {
        let key = format!("{GAME}{id}");
        let text = self.storage.as_ref()?.get_item(&key).ok()??;
        self.id = Some(id.to_string());
        Some(text)
    }

    /// Deletes a saved game.
    pub fn delete(&self, id: &str) {
        if let Some(storage) = &self.storage {
            let _ = storage.remove_item(&format!("{GAME}{id}"));
        }
    }

    /// The settings kept by this browser, as a text.
    pub fn settings(&self) -> Option<String> {
        self.storage.as_ref()?.get_item(SETTINGS).ok()?
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
    }

    /// Writes the game on the screen.
    pub fn save(&mut self, text: &str) -> Result<(), Notice> {
        let storage = self.storage.as_ref().ok_or(Notice::StorageForbidden)?;
        let id = self.id.as_ref().ok_or(Notice::StorageForbidden)?;
        storage
            .set_item(&format!("{GAME}{id}"), text)
            .map_err(trouble)?;
        storage.set_item(NOW, id).map_err(trouble)
    }

    /// Puts a game that cannot be read aside, where nothing overwrites it.
    pub fn put_aside(&mut self, text: &str) {
        let id = self.id.take();
        if let (Some(storage), Some(id)) = (&self.storage, id) {
            let kept = storage.set_item(&format!("{BROKEN}{id}"), text);
            if kept.is_ok() {
                let _ = storage.remove_item(&format!("{GAME}{id}"));
                let _ = storage.remove_item(NOW);
            }
        }
    }

    /// Whether a key that changed in another tab is that of the game on the screen.
    pub fn is_mine(&self, key: &str) -> bool {
        let id = key.strip_prefix(GAME);
        id.is_some() && id == self.id.as_deref()
    }
}

/// What a refusal of the storage means.
fn trouble(error: JsValue) -> Notice {
    match error.dyn_ref::<DomException>().map(DomException::name) {
        Some(name) if name == "SecurityError" => Notice::StorageForbidden,
        _ => Notice::StorageFull,
    }
}

/// The text of the last saved game, for a page that broke.
pub fn last_saved(window: &Window) -> Option<String> {
    Shelf::new(window).current()
}
