//! The page and its saved games: writing, listing, bringing back.

use std::rc::Rc;

use wasm_bindgen::prelude::*;

use super::page::Page;
use crate::session::Session;
use crate::ui::Notice;
use crate::ui::saves::Saved;

/// The longest list of saved games.
const LISTED: usize = 20;

impl Page {
    /// Writes the game on the screen.
    pub(super) fn save(&self) {
        let text = self.look(|app, _| app.table().map(|table| table.session.save()));
        let Some(text) = text.flatten() else {
            return;
        };
        let written = self.shelf.borrow_mut().save(&text);
        if let Err(notice) = written {
            self.tell(notice);
        }
    }

    /// Gives the app the list of saved games.
    pub(super) fn list_saves(&self) {
        let games = self.shelf.borrow().others();
        let games = games.iter().take(LISTED);
        let list = games.map(|(id, text)| Saved::glance(id, text)).collect();
        self.touch(|app, _| app.list(list));
    }

    /// Brings back a saved game that was chosen from the list.
    pub(super) fn open_save(&self, id: &str) {
        let text = self.shelf.borrow_mut().take(id);
        if let Some(text) = text {
            self.bring_back(&text);
            self.save();
        }
    }

    /// Brings back a game: the one in the address, or the one that was on the screen last.
    pub(super) fn restore(self: &Rc<Self>) {
        if let Some(text) = self.record_in_address() {
            match Session::load(&text) {
                Ok(session) => {
                    self.shelf.borrow_mut().begin();
                    self.touch(|app, now| app.open(session, now));
                    self.save();
                }
                Err(error) => self.tell(Notice::Unreadable(error.to_string())),
            }
        } else {
            let text = self.shelf.borrow().current();
            if let Some(text) = text {
                self.bring_back(&text);
            }
        }
        self.settle();
    }

    /// Puts a saved game on the screen; one that cannot be read is put aside and told.
    fn bring_back(&self, text: &str) {
        match Session::load(text) {
            Ok(session) => {
                self.touch(|app, now| app.open(session, now));
            }
            Err(error) => {
                self.shelf.borrow_mut().put_aside(text);
                self.tell(Notice::Unreadable(error.to_string()));
            }
        }
    }

    /// The record after `#record=` in the address, which is then taken out of it so that a reload goes on.
    fn record_in_address(&self) -> Option<String> {
        let location = self.window.location();
        let hash = location.hash().ok()?;
        let text = hash.strip_prefix("#record=")?;
        let text = js_sys::decode_uri_component(text).ok()?.as_string();
        let path = location.pathname().ok()? + &location.search().ok()?;
        if let Ok(history) = self.window.history() {
            let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&path));
        }
        text
    }
}
